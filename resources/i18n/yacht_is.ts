<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="is" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>About Yacht</source>
            <translation>Um Yacht</translation>
        </message>
        <message>
            <source>Free to use, share and change under the MIT licence.</source>
            <translation>Frjálst er að nota forritið, deila því og breyta samkvæmt MIT-leyfinu.</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Leyfi</translation>
        </message>
        <message>
            <source>Made with Qt %1 and PySide6, both under the LGPL 3, Python, SQLite and NumPy.</source>
            <translation>Gert með Qt %1 og PySide6 (hvort tveggja undir LGPL 3), Python, SQLite og NumPy.</translation>
        </message>
        <message>
            <source>Nothing is being saved at the moment.</source>
            <translation>Ekkert er vistað eins og er.</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Opna möppuna</translation>
        </message>
        <message>
            <source>The old game of five dice, for your own record.</source>
            <translation>Gamli leikurinn með fimm teningum: kepptu við þitt eigið met.</translation>
        </message>
        <message>
            <source>Yacht %1</source>
            <translation>Yacht %1</translation>
        </message>
        <message>
            <source>Your games are kept in %1</source>
            <translation>Leikirnir þínir eru geymdir í %1</translation>
        </message>
    </context>
    <context>
        <name>Action</name>
        <message>
            <source>&amp;About Yacht</source>
            <translation>&amp;Um Yacht</translation>
        </message>
        <message>
            <source>&amp;Backups…</source>
            <translation>Ö&amp;ryggisafrit…</translation>
        </message>
        <message>
            <source>&amp;Beat your record</source>
            <translation>Slá &amp;metið</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Dökkt</translation>
        </message>
        <message>
            <source>&amp;Do it</source>
            <translation>&amp;Gera það</translation>
        </message>
        <message>
            <source>&amp;Explain this box</source>
            <translation>Ú&amp;tskýra reitinn</translation>
        </message>
        <message>
            <source>&amp;Export games…</source>
            <translation>&amp;Flytja út leiki…</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>&amp;Fylla skjáinn</translation>
        </message>
        <message>
            <source>&amp;Harbour</source>
            <translation>&amp;Höfn</translation>
        </message>
        <message>
            <source>&amp;Hide the options</source>
            <translation>&amp;Fela kostina</translation>
        </message>
        <message>
            <source>&amp;High contrast</source>
            <translation>&amp;Mikil birtuskil</translation>
        </message>
        <message>
            <source>&amp;House rules</source>
            <translation>&amp;Heimareglur</translation>
        </message>
        <message>
            <source>&amp;How to play this turn</source>
            <translation>Le&amp;iðsögn</translation>
        </message>
        <message>
            <source>&amp;Import…</source>
            <translation>Flytja &amp;inn…</translation>
        </message>
        <message>
            <source>&amp;Keep everything still</source>
            <translation>&amp;Engin hreyfing</translation>
        </message>
        <message>
            <source>&amp;Keyboard</source>
            <translation>&amp;Lyklaborð</translation>
        </message>
        <message>
            <source>&amp;Larger</source>
            <translation>&amp;Stærra</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Ljóst</translation>
        </message>
        <message>
            <source>&amp;Linen</source>
            <translation>&amp;Lín</translation>
        </message>
        <message>
            <source>&amp;New game…</source>
            <translation>&amp;Nýr leikur…</translation>
        </message>
        <message>
            <source>&amp;Numerals</source>
            <translation>&amp;Tölustafir</translation>
        </message>
        <message>
            <source>&amp;Pips</source>
            <translation>&amp;Deplar</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Spila</translation>
        </message>
        <message>
            <source>&amp;Print…</source>
            <translation>&amp;Prenta…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>Hæ&amp;tta</translation>
        </message>
        <message>
            <source>&amp;Review</source>
            <translation>&amp;Greining</translation>
        </message>
        <message>
            <source>&amp;Show the best options</source>
            <translation>&amp;Sýna kostina</translation>
        </message>
        <message>
            <source>&amp;Slate</source>
            <translation>&amp;Skífer</translation>
        </message>
        <message>
            <source>&amp;Smaller</source>
            <translation>&amp;Minna</translation>
        </message>
        <message>
            <source>&amp;Sound</source>
            <translation>&amp;Hljóð</translation>
        </message>
        <message>
            <source>&amp;Usual size</source>
            <translation>&amp;Venjuleg stærð</translation>
        </message>
        <message>
            <source>&amp;Where things stand</source>
            <translation>&amp;Staðan núna</translation>
        </message>
        <message>
            <source>&amp;Yacht first on the card</source>
            <translation>&amp;Yacht efst á blaðinu</translation>
        </message>
        <message>
            <source>Best &amp;average</source>
            <translation>&amp;Besta meðaltal</translation>
        </message>
        <message>
            <source>C&amp;oach</source>
            <translation>Þ&amp;jálfari</translation>
        </message>
        <message>
            <source>Export &amp;totals for a spreadsheet…</source>
            <translation>Flytja út &amp;stig fyrir töflureikni…</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Fela</translation>
        </message>
        <message>
            <source>Hold or release die %1</source>
            <translation>Halda eða sleppa teningi %1</translation>
        </message>
        <message>
            <source>Large &amp;boxes</source>
            <translation>St&amp;órir reitir</translation>
        </message>
        <message>
            <source>Like the &amp;system</source>
            <translation>Eins og &amp;kerfið</translation>
        </message>
        <message>
            <source>New game, same &amp;again</source>
            <translation>Nýr leikur eins og &amp;síðast</translation>
        </message>
        <message>
            <source>Next game</source>
            <translation>Næsti leikur</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Prenta eða deila</translation>
        </message>
        <message>
            <source>R&amp;ecords</source>
            <translation>&amp;Met</translation>
        </message>
        <message>
            <source>R&amp;ules</source>
            <translation>&amp;Reglur</translation>
        </message>
        <message>
            <source>Score box %1 of the card</source>
            <translation>Skrá í reit %1 á blaðinu</translation>
        </message>
        <message>
            <source>Small &amp;window on top</source>
            <translation>Lítill gl&amp;uggi, alltaf efst</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Byrja aftur</translation>
        </message>
        <message>
            <source>Take down all &amp;three rolls</source>
            <translation>Skrá öll þrjú &amp;köstin</translation>
        </message>
        <message>
            <source>Undo new game</source>
            <translation>Afturkalla nýjan leik</translation>
        </message>
    </context>
    <context>
        <name>Backups</name>
        <message numerus="yes">
            <source>%Ln games of that time take the place of all that are here now.</source>
            <translation>
                <numerusform>%Ln leikur frá þeim tíma kemur í stað allra sem eru hér núna.</numerusform>
                <numerusform>%Ln leikir frá þeim tíma koma í stað allra sem eru hér núna.</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the list</source>
            <translation>Aftur í listann</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Öryggisafrit</translation>
        </message>
        <message>
            <source>Before a restore</source>
            <translation>Fyrir endurheimt</translation>
        </message>
        <message>
            <source>Before an import</source>
            <translation>Fyrir innflutning</translation>
        </message>
        <message>
            <source>Before an update</source>
            <translation>Fyrir uppfærslu</translation>
        </message>
        <message>
            <source>Choose one to bring back the games of that time.</source>
            <translation>Veldu afrit til að endurheimta leikina frá þeim tíma.</translation>
        </message>
        <message>
            <source>Daily</source>
            <translation>Daglegt</translation>
        </message>
        <message>
            <source>Every game of the backup is checked first.</source>
            <translation>Fyrst er hver leikur í afritinu yfirfarinn.</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Leikir</translation>
        </message>
        <message>
            <source>Its games take the place of all that are here now.</source>
            <translation>Leikirnir í því koma í stað allra sem eru hér núna.</translation>
        </message>
        <message>
            <source>Looking at your backups</source>
            <translation>Skoða öryggisafritin</translation>
        </message>
        <message>
            <source>Made</source>
            <translation>Gert</translation>
        </message>
        <message>
            <source>No backups yet</source>
            <translation>Engin öryggisafrit enn</translation>
        </message>
        <message>
            <source>Nothing was changed</source>
            <translation>Engu var breytt</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Tilefni</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Endurheimta</translation>
        </message>
        <message>
            <source>Restore the games of %1?</source>
            <translation>Endurheimta leikina frá %1?</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>Endurheimta…</translation>
        </message>
        <message>
            <source>Restoring</source>
            <translation>Endurheimti leiki</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Stærð</translation>
        </message>
        <message>
            <source>This backup is damaged. Your games are as they were.</source>
            <translation>Þetta öryggisafrit er skemmt. Leikirnir þínir eru óbreyttir.</translation>
        </message>
        <message>
            <source>This backup was made by a newer Yacht. Your games are as they were.</source>
            <translation>Þetta öryggisafrit er úr nýrri útgáfu af Yacht. Leikirnir þínir eru óbreyttir.</translation>
        </message>
        <message>
            <source>What is here now is kept as one more backup.</source>
            <translation>Það sem er hér núna er geymt sem enn eitt öryggisafrit.</translation>
        </message>
        <message>
            <source>When the file was replaced</source>
            <translation>Þegar skránni var skipt út</translation>
        </message>
        <message>
            <source>Yacht makes one a day by itself, soon after it was started.</source>
            <translation>Yacht gerir sjálfkrafa eitt á dag, stuttu eftir ræsingu.</translation>
        </message>
        <message>
            <source>Your games are those of %1. What was here is kept as a backup.</source>
            <translation>Leikirnir þínir eru nú eins og þeir voru %1. Það sem var hér er geymt sem öryggisafrit.</translation>
        </message>
    </context>
    <context>
        <name>Board</name>
        <message>
            <source>Table</source>
            <translation>Borðið</translation>
        </message>
    </context>
    <context>
        <name>Card</name>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, has left</source>
            <translation>%1, hætti</translation>
        </message>
        <message>
            <source>%1, on turn</source>
            <translation>%1, á leik</translation>
        </message>
        <message>
            <source>%1, open</source>
            <translation>%1, opinn reitur</translation>
        </message>
        <message>
            <source>%1, scored %2</source>
            <translation>%1, skráð stig: %2</translation>
        </message>
        <message>
            <source>%1, would score %2</source>
            <translation>%1, myndi gefa %2</translation>
        </message>
        <message>
            <source>%1, would score 0, %2</source>
            <translation>%1, myndi gefa 0, %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Box</source>
            <translation>Reitur</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Stig</translation>
        </message>
        <message>
            <source>Scorecard</source>
            <translation>Stigablað</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Samtals</translation>
        </message>
        <message>
            <source>Total %1</source>
            <translation>Samtals %1</translation>
        </message>
        <message>
            <source>Totals. %1</source>
            <translation>Samtals. %1</translation>
        </message>
        <message>
            <source>left</source>
            <translation>hætti</translation>
        </message>
    </context>
    <context>
        <name>Category</name>
        <message>
            <source>Big Straight</source>
            <translation>Stór röð</translation>
        </message>
        <message>
            <source>Choice</source>
            <translation>Frjálst val</translation>
        </message>
        <message>
            <source>Fives</source>
            <translation>Fimmur</translation>
        </message>
        <message>
            <source>Four of a Kind</source>
            <translation>Fjórir eins</translation>
        </message>
        <message>
            <source>Fours</source>
            <translation>Fjarkar</translation>
        </message>
        <message>
            <source>Full House</source>
            <translation>Fullt hús</translation>
        </message>
        <message>
            <source>Little Straight</source>
            <translation>Lítil röð</translation>
        </message>
        <message>
            <source>Ones</source>
            <translation>Ásar</translation>
        </message>
        <message>
            <source>Sixes</source>
            <translation>Sexur</translation>
        </message>
        <message>
            <source>Threes</source>
            <translation>Þristar</translation>
        </message>
        <message>
            <source>Two Pairs</source>
            <translation>Tvö pör</translation>
        </message>
        <message>
            <source>Twos</source>
            <translation>Tvistar</translation>
        </message>
        <message>
            <source>Yacht</source>
            <translation>Yacht</translation>
        </message>
    </context>
    <context>
        <name>Coach</name>
        <message>
            <source>%1 %</source>
            <translation>%1%</translation>
        </message>
        <message>
            <source>Coach</source>
            <translation>Þjálfari</translation>
        </message>
        <message>
            <source>For the best average: %1. For your target: %2.</source>
            <translation>Fyrir besta meðaltal: %1. Fyrir markmið þitt: %2.</translation>
        </message>
        <message>
            <source>Hold %1</source>
            <translation>Halda %1</translation>
        </message>
        <message>
            <source>Roll all five dice</source>
            <translation>Kasta öllum fimm</translation>
        </message>
        <message>
            <source>Score %1, %2</source>
            <translation>Skrá: %1, %2</translation>
        </message>
        <message>
            <source>Take down all three rolls, and the coach can help.</source>
            <translation>Skráðu öll þrjú köstin, þá getur þjálfarinn hjálpað.</translation>
        </message>
        <message>
            <source>The coach can't be loaded here. The game needs no coach.</source>
            <translation>Ekki er hægt að ræsa þjálfarann hér. Leikurinn þarf engan þjálfara.</translation>
        </message>
        <message>
            <source>The coach is working these rules out. Just play on.</source>
            <translation>Þjálfarinn er að reikna út þessar reglur. Haltu bara áfram að spila.</translation>
        </message>
        <message>
            <source>This game now counts as assisted, with records of its own.</source>
            <translation>Þessi leikur telst nú spilaður með hjálp. Slíkir leikir eiga sér eigin met.</translation>
        </message>
        <message>
            <source>Total to reach</source>
            <translation>Stig sem á að ná</translation>
        </message>
        <message>
            <source>chance to beat %1 from here</source>
            <translation>líkur á að slá %1 héðan í frá</translation>
        </message>
        <message>
            <source>chance to reach %1 from here</source>
            <translation>líkur á að ná %1 héðan í frá</translation>
        </message>
        <message>
            <source>expected final total</source>
            <translation>áætluð lokastig</translation>
        </message>
        <message>
            <source>under %1 %</source>
            <translation>undir %1%</translation>
        </message>
    </context>
    <context>
        <name>Compact</name>
        <message>
            <source>Nothing to score yet</source>
            <translation>Enginn reitur til að skrá í enn</translation>
        </message>
        <message>
            <source>This desktop lets no program put itself on top. Its window menu may offer “Always on top”.</source>
            <translation>Þetta skjáborð leyfir engu forriti að setja sig efst. Í gluggavalmyndinni gæti valið „Alltaf efst“ verið í boði.</translation>
        </message>
    </context>
    <context>
        <name>Die</name>
        <message>
            <source>Die %1, %2</source>
            <translation>Teningur %1, %2</translation>
        </message>
        <message>
            <source>Die %1, %2, held</source>
            <translation>Teningur %1, %2, haldið</translation>
        </message>
        <message>
            <source>Die %1, %2, will be rolled</source>
            <translation>Teningur %1, %2, fer í næsta kast</translation>
        </message>
        <message>
            <source>Die %1, not rolled yet</source>
            <translation>Teningur %1, ekki kastað enn</translation>
        </message>
        <message>
            <source>Die %1: %2</source>
            <translation>Teningur %1: %2</translation>
        </message>
        <message>
            <source>Die %1: %2, held</source>
            <translation>Teningur %1: %2, haldið</translation>
        </message>
        <message>
            <source>Held</source>
            <translation>Haldið</translation>
        </message>
        <message>
            <source>Hold this die (%1)</source>
            <translation>Halda þessum teningi (%1)</translation>
        </message>
        <message>
            <source>Release this die (%1)</source>
            <translation>Sleppa þessum teningi (%1)</translation>
        </message>
    </context>
    <context>
        <name>Entry</name>
        <message>
            <source>%1 is on no die: type 1 to 6</source>
            <translation>%1 er ekki á neinum teningi: sláðu inn 1–6</translation>
        </message>
        <message>
            <source>%1, %2: which dice were they?</source>
            <translation>%1, %2: hvaða teningar voru það?</translation>
        </message>
        <message>
            <source>%1: which dice were they?</source>
            <translation>%1: hvaða teningar voru það?</translation>
        </message>
        <message numerus="yes">
            <source>%n dice are missing</source>
            <translation>
                <numerusform>Það vantar %n tening</numerusform>
                <numerusform>Það vantar %n teninga</numerusform>
            </translation>
        </message>
        <message>
            <source>A die shows %1</source>
            <translation>Teningur sýnir %1</translation>
        </message>
        <message>
            <source>Correct it</source>
            <translation>Leiðrétta</translation>
        </message>
        <message>
            <source>Die %1, to be typed</source>
            <translation>Teningur %1, tölu vantar</translation>
        </message>
        <message>
            <source>Five dice are there. Backspace takes one back</source>
            <translation>Fimm komnir. Backspace tekur einn burt</translation>
        </message>
        <message>
            <source>Five dice, each from 1 to 6</source>
            <translation>Fimm teningar, hver frá 1 til 6</translation>
        </message>
        <message>
            <source>Leave it as it is</source>
            <translation>Hætta við</translation>
        </message>
        <message>
            <source>These dice earn %1</source>
            <translation>Teningarnir gefa %1</translation>
        </message>
        <message numerus="yes">
            <source>Type %n dice</source>
            <translation>
                <numerusform>Sláðu inn %n tening</numerusform>
                <numerusform>Sláðu inn %n teninga</numerusform>
            </translation>
        </message>
        <message>
            <source>Type die %1 again</source>
            <translation>Slá tening %1 inn aftur</translation>
        </message>
        <message numerus="yes">
            <source>Type the next roll, %n dice</source>
            <translation>
                <numerusform>Slá inn næsta kast, %n tening</numerusform>
                <numerusform>Slá inn næsta kast, %n teninga</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo typing</source>
            <translation>Afturkalla: slá inn</translation>
        </message>
        <message>
            <source>choose a box</source>
            <translation>veldu reit</translation>
        </message>
        <message>
            <source>corrected, was %1</source>
            <translation>leiðrétt, var %1</translation>
        </message>
        <message>
            <source>roll %1 of 3</source>
            <translation>kast %1 af 3</translation>
        </message>
        <message>
            <source>roll %1 of 3: what do the dice show?</source>
            <translation>kast %1 af 3 – hvað kom upp?</translation>
        </message>
        <message>
            <source>what do the dice show?</source>
            <translation>hvað sýna teningarnir?</translation>
        </message>
    </context>
    <context>
        <name>Face</name>
        <message>
            <source>five</source>
            <translation>fimma</translation>
        </message>
        <message>
            <source>four</source>
            <translation>fjarki</translation>
        </message>
        <message>
            <source>one</source>
            <translation>ás</translation>
        </message>
        <message>
            <source>six</source>
            <translation>sexa</translation>
        </message>
        <message>
            <source>three</source>
            <translation>þristur</translation>
        </message>
        <message>
            <source>two</source>
            <translation>tvistur</translation>
        </message>
    </context>
    <context>
        <name>Fault</name>
        <message>
            <source>Every move was stored as you made it. If this comes back, close Yacht and start it again.</source>
            <translation>Allt sem þú gerðir var vistað jafnóðum. Ef þetta endurtekur sig skaltu loka Yacht og ræsa það aftur.</translation>
        </message>
        <message>
            <source>Something went wrong in Yacht. Your game is safe.</source>
            <translation>Eitthvað fór úrskeiðis í Yacht. Leikurinn þinn er óhultur.</translation>
        </message>
        <message>
            <source>What happened is noted in %1</source>
            <translation>Það sem gerðist er skráð í %1</translation>
        </message>
        <message>
            <source>Yacht</source>
            <translation>Yacht</translation>
        </message>
    </context>
    <context>
        <name>Guide</name>
        <message>
            <source>Choose a box: the card shows what these dice earn. Each is filled once.</source>
            <translation>Veldu reit: blaðið sýnir hvað teningarnir gefa. Hver reitur er fylltur einu sinni.</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Fela</translation>
        </message>
        <message>
            <source>Hide how to play this turn</source>
            <translation>Fela leiðsögn</translation>
        </message>
        <message>
            <source>Hold what you like (click or press 1–5) and roll the rest, up to twice.</source>
            <translation>Haltu því sem þú vilt (smelltu eða ýttu á 1–5) og kastaðu hinum, allt að tvisvar.</translation>
        </message>
        <message>
            <source>How to play this turn</source>
            <translation>Leiðsögn</translation>
        </message>
        <message>
            <source>Roll all five dice.</source>
            <translation>Kastaðu öllum fimm teningunum.</translation>
        </message>
        <message>
            <source>Roll your own dice, up to three times.</source>
            <translation>Kastaðu eigin teningum, allt að þrisvar.</translation>
        </message>
        <message>
            <source>Type what they show, like 44416, or pick the faces.</source>
            <translation>Sláðu inn það sem þeir sýna, t.d. 44416, eða smelltu á myndirnar.</translation>
        </message>
    </context>
    <context>
        <name>Hint</name>
        <message>
            <source>Choose a box. Its number is what you get.</source>
            <translation>Veldu reit. Talan þar er það sem þú færð.</translation>
        </message>
        <message>
            <source>Click the dice you want to keep.</source>
            <translation>Smelltu á teningana sem þú vilt halda.</translation>
        </message>
        <message>
            <source>Roll the dice: click here, or press Space.</source>
            <translation>Kastaðu teningunum: smelltu hér eða ýttu á bilslána.</translation>
        </message>
        <message>
            <source>Roll the others. You can do this twice.</source>
            <translation>Kastaðu hinum. Það máttu gera tvisvar.</translation>
        </message>
    </context>
    <context>
        <name>House</name>
        <message>
            <source>%1 – not saved yet</source>
            <translation>%1 – óvistað</translation>
        </message>
        <message>
            <source>%1, earlier (%2)</source>
            <translation>%1, eldri (%2)</translation>
        </message>
        <message>
            <source>%1, traditionally %2</source>
            <translation>%1, hefðbundið %2</translation>
        </message>
        <message>
            <source>%2, now %1</source>
            <translation>%2, nú %1</translation>
        </message>
        <message>
            <source>A 13th box, and a 13th turn</source>
            <translation>13. reiturinn og 13. umferðin</translation>
        </message>
        <message>
            <source>A name has at most %1 letters, digits and other signs.</source>
            <translation>Nafn má hafa mest %1 bókstafi, tölustafi og önnur tákn.</translation>
        </message>
        <message>
            <source>All five dice</source>
            <translation>Allir fimm</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Alltaf</translation>
        </message>
        <message>
            <source>Best possible total %1</source>
            <translation>Hámark %1 stig</translation>
        </message>
        <message>
            <source>Counts as one, too</source>
            <translation>Gildir líka</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Eyða</translation>
        </message>
        <message>
            <source>Discard the changes</source>
            <translation>Sleppa breytingum</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Flytja út</translation>
        </message>
        <message>
            <source>Export rules</source>
            <translation>Flytja út reglur</translation>
        </message>
        <message>
            <source>Files of rules</source>
            <translation>Reglnaskrár</translation>
        </message>
        <message>
            <source>Five alike as Full House</source>
            <translation>Fimm eins sem Fullt hús</translation>
        </message>
        <message>
            <source>Give your rules a name to save them.</source>
            <translation>Gefðu reglunum þínum nafn til að vista þær.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Heimareglur</translation>
        </message>
        <message>
            <source>Import rules</source>
            <translation>Flytja inn reglur</translation>
        </message>
        <message>
            <source>Make your own</source>
            <translation>Semja eigin reglur</translation>
        </message>
        <message>
            <source>Name of these rules</source>
            <translation>Nafn á reglunum</translation>
        </message>
        <message>
            <source>New rules</source>
            <translation>Nýjar reglur</translation>
        </message>
        <message>
            <source>Other rules have exactly this name. Choose another one.</source>
            <translation>Aðrar reglur heita nákvæmlega þetta. Veldu annað nafn.</translation>
        </message>
        <message>
            <source>Play with these rules</source>
            <translation>Spila með þessum reglum</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglur</translation>
        </message>
        <message>
            <source>Save these rules</source>
            <translation>Vista reglurnar</translation>
        </message>
        <message>
            <source>The card has no such box.</source>
            <translation>Enginn slíkur reitur er á blaðinu.</translation>
        </message>
        <message>
            <source>The four alike</source>
            <translation>Þeir fjórir</translation>
        </message>
        <message>
            <source>The old game, nothing changed</source>
            <translation>Gamli leikurinn, óbreyttur</translation>
        </message>
        <message>
            <source>The rules are in “%1” now.</source>
            <translation>Reglurnar eru nú í „%1“.</translation>
        </message>
        <message>
            <source>The sum</source>
            <translation>Summan</translation>
        </message>
        <message>
            <source>These are the rules of “%1” already.</source>
            <translation>Þetta eru þegar reglurnar „%1“.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Afturkalla</translation>
        </message>
        <message>
            <source>What are these rules called?</source>
            <translation>Hvað heita þessar reglur?</translation>
        </message>
        <message>
            <source>You have these rules already: they are “%1”.</source>
            <translation>Þú átt þessar reglur nú þegar: þær heita „%1“.</translation>
        </message>
        <message>
            <source>no box</source>
            <translation>enginn reitur</translation>
        </message>
        <message>
            <source>“%1” can’t be read, so nothing was imported.</source>
            <translation>Ekki er hægt að lesa „%1“ og því var ekkert flutt inn.</translation>
        </message>
        <message>
            <source>“%1” can’t be written there. Try another place.</source>
            <translation>Ekki er hægt að vista „%1“ þarna. Prófaðu annan stað.</translation>
        </message>
        <message>
            <source>“%1” comes from a newer Yacht, so nothing was imported.</source>
            <translation>Skráin „%1“ er úr nýrri útgáfu af Yacht og því var ekkert flutt inn.</translation>
        </message>
        <message>
            <source>“%1” is damaged or was changed by hand, so nothing was imported.</source>
            <translation>Skráin „%1“ er skemmd eða henni hefur verið breytt í höndunum og því var ekkert flutt inn.</translation>
        </message>
        <message>
            <source>“%1” is deleted. Its games and records are kept.</source>
            <translation>Reglunum „%1“ var eytt. Leikirnir og metin eru geymd.</translation>
        </message>
        <message>
            <source>“%1” is not a file of rules, so nothing was imported.</source>
            <translation>„%1“ er ekki reglnaskrá og því var ekkert flutt inn.</translation>
        </message>
        <message>
            <source>“%1” is one of your rules now.</source>
            <translation>Þú átt nú reglurnar „%1“.</translation>
        </message>
        <message>
            <source>“%1” is saved as new rules: its games and records stay with the old ones.</source>
            <translation>Nýju reglurnar „%1“ voru vistaðar: leikirnir og metin fylgja áfram þeim gömlu.</translation>
        </message>
        <message>
            <source>“%1” is too large for a file of rules, so nothing was imported.</source>
            <translation>Skráin „%1“ er of stór til að vera reglnaskrá og því var ekkert flutt inn.</translation>
        </message>
    </context>
    <context>
        <name>Keyboard</name>
        <message>
            <source>Back to the records</source>
            <translation>Aftur í metin</translation>
        </message>
        <message>
            <source>Bring back what was taken back</source>
            <translation>Endurtaka það sem var afturkallað</translation>
        </message>
        <message>
            <source>Do what the coach would do</source>
            <translation>Gera það sem þjálfarinn myndi gera</translation>
        </message>
        <message>
            <source>Everything larger, smaller, at its usual size</source>
            <translation>Allt stærra, minna, í venjulegri stærð</translation>
        </message>
        <message>
            <source>Explain a box and what the dice earn there</source>
            <translation>Útskýra reit og hvað teningarnir gefa þar</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Fylla skjáinn</translation>
        </message>
        <message>
            <source>Go to the dice and over them</source>
            <translation>Fara að teningunum og milli þeirra</translation>
        </message>
        <message>
            <source>Hold or release a die</source>
            <translation>Halda teningi eða sleppa honum</translation>
        </message>
        <message>
            <source>Its start · its end</source>
            <translation>Byrjun leiksins · lok hans</translation>
        </message>
        <message>
            <source>Keyboard</source>
            <translation>Lyklaborð</translation>
        </message>
        <message>
            <source>Move between dice, buttons and card</source>
            <translation>Fara milli teninga, hnappa og blaðs</translation>
        </message>
        <message>
            <source>Move over the card</source>
            <translation>Fara um blaðið</translation>
        </message>
        <message>
            <source>New game with the same rules, players and dice</source>
            <translation>Nýr leikur með sömu reglum, leikmönnum og teningum</translation>
        </message>
        <message>
            <source>New game: rules, players, dice</source>
            <translation>Nýr leikur: reglur, leikmenn, teningar</translation>
        </message>
        <message>
            <source>Next game, or start over when the record is out of reach</source>
            <translation>Næsti leikur, eða byrja aftur ef met næst ekki</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Prenta eða deila</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Hætta</translation>
        </message>
        <message>
            <source>Replay a game of the records</source>
            <translation>Fara í gegnum skráðan leik</translation>
        </message>
        <message>
            <source>Roll the loose dice</source>
            <translation>Kasta lausu teningunum</translation>
        </message>
        <message>
            <source>Score a box, from the top of the card</source>
            <translation>Skrá í reit, talið ofan frá á blaðinu</translation>
        </message>
        <message>
            <source>Score the box, or press the button in focus</source>
            <translation>Skrá í reitinn eða ýta á valinn hnapp</translation>
        </message>
        <message>
            <source>Show or hide the coach's options</source>
            <translation>Sýna eða fela kosti þjálfarans</translation>
        </message>
        <message>
            <source>Show these letters on the card</source>
            <translation>Sýna þessa bókstafi á blaðinu</translation>
        </message>
        <message>
            <source>Small window and back</source>
            <translation>Lítill gluggi og til baka</translation>
        </message>
        <message>
            <source>Table · records · review · rules</source>
            <translation>Borð · met · greining · reglur</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Afturkalla</translation>
        </message>
        <message>
            <source>Take back a die that was typed</source>
            <translation>Fjarlægja tening sem var sleginn inn</translation>
        </message>
        <message>
            <source>The box in focus, or else how the turn stands</source>
            <translation>Valinn reitur, annars staðan í umferðinni</translation>
        </message>
        <message>
            <source>This list</source>
            <translation>Þessi listi</translation>
        </message>
        <message>
            <source>Type what your own dice show</source>
            <translation>Slá inn það sem eigin teningar sýna</translation>
        </message>
        <message>
            <source>hold Alt</source>
            <translation>halda Alt niðri</translation>
        </message>
    </context>
    <context>
        <name>Licences</name>
        <message>
            <source>Licence of</source>
            <translation>Leyfi fyrir</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Leyfi</translation>
        </message>
        <message>
            <source>This text is missing from the program's folder.</source>
            <translation>Þennan texta vantar í möppu forritsins.</translation>
        </message>
    </context>
    <context>
        <name>Manual</name>
        <message numerus="yes">
            <source>Found %n times</source>
            <translation>
                <numerusform>Fannst %n sinni</numerusform>
                <numerusform>Fannst %n sinnum</numerusform>
            </translation>
        </message>
        <message>
            <source>Found very often</source>
            <translation>Fannst mjög oft</translation>
        </message>
        <message>
            <source>Not found</source>
            <translation>Fannst ekki</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Prenta</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglur</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Leita</translation>
        </message>
        <message>
            <source>Search this text</source>
            <translation>Leita í textanum</translation>
        </message>
        <message>
            <source>Tips</source>
            <translation>Ráð</translation>
        </message>
    </context>
    <context>
        <name>Menu</name>
        <message>
            <source>&amp;Coach</source>
            <translation>Þ&amp;jálfari</translation>
        </message>
        <message>
            <source>&amp;Colours</source>
            <translation>&amp;Litir</translation>
        </message>
        <message>
            <source>&amp;Dice</source>
            <translation>Te&amp;ningar</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <translation>&amp;Leikur</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hjálp</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>&amp;Tungumál</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>&amp;Þema</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Skoða</translation>
        </message>
        <message>
            <source>&amp;Your games</source>
            <translation>&amp;Leikirnir þínir</translation>
        </message>
        <message>
            <source>A player &amp;leaves</source>
            <translation>L&amp;eikmaður hættir</translation>
        </message>
        <message>
            <source>New game &amp;with other rules</source>
            <translation>Nýr leikur &amp;með öðrum reglum</translation>
        </message>
        <message>
            <source>Si&amp;ze</source>
            <translation>Stær&amp;ð</translation>
        </message>
    </context>
    <context>
        <name>Needs</name>
        <message>
            <source>needs 1-2-3-4-5</source>
            <translation>þarf 1-2-3-4-5</translation>
        </message>
        <message>
            <source>needs 2-3-4-5-6</source>
            <translation>þarf 2-3-4-5-6</translation>
        </message>
        <message>
            <source>needs at least four alike</source>
            <translation>þarf minnst fjóra eins</translation>
        </message>
        <message>
            <source>needs at least one 1</source>
            <translation>þarf minnst einn ás</translation>
        </message>
        <message>
            <source>needs at least one 2</source>
            <translation>þarf minnst einn tvist</translation>
        </message>
        <message>
            <source>needs at least one 3</source>
            <translation>þarf minnst einn þrist</translation>
        </message>
        <message>
            <source>needs at least one 4</source>
            <translation>þarf minnst einn fjarka</translation>
        </message>
        <message>
            <source>needs at least one 5</source>
            <translation>þarf minnst eina fimmu</translation>
        </message>
        <message>
            <source>needs at least one 6</source>
            <translation>þarf minnst eina sexu</translation>
        </message>
        <message>
            <source>needs five alike</source>
            <translation>þarf fimm eins</translation>
        </message>
        <message>
            <source>needs three alike and two of another face</source>
            <translation>þarf þrjá með sömu tölu og tvo með annarri</translation>
        </message>
        <message>
            <source>needs two pairs of different faces</source>
            <translation>þarf tvö pör með ólíkum tölum</translation>
        </message>
    </context>
    <context>
        <name>NewGame</name>
        <message>
            <source>%1 is number %2 now</source>
            <translation>%1 er nú númer %2</translation>
        </message>
        <message>
            <source>Add a player</source>
            <translation>Bæta við leikmanni</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Aftur að borðinu</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Teningar</translation>
        </message>
        <message>
            <source>Down shows names, Alt with Up or Down moves</source>
            <translation>Ör niður sýnir nöfn, Alt með ör upp eða niður færir</translation>
        </message>
        <message>
            <source>Drag to change the order</source>
            <translation>Dragðu til að breyta röðinni</translation>
        </message>
        <message>
            <source>Move player %1 down</source>
            <translation>Færa leikmann %1 niður</translation>
        </message>
        <message>
            <source>Move player %1 up</source>
            <translation>Færa leikmann %1 upp</translation>
        </message>
        <message>
            <source>Name of player %1</source>
            <translation>Nafn leikmanns %1</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nýr leikur</translation>
        </message>
        <message>
            <source>Our own dice on the table</source>
            <translation>Okkar eigin teningar á borðinu</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Leikmenn</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglur</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Byrja</translation>
        </message>
        <message>
            <source>Take down all three rolls, not only the last</source>
            <translation>Skrá öll þrjú köstin, ekki bara það síðasta</translation>
        </message>
        <message>
            <source>Take out player %1</source>
            <translation>Fjarlægja leikmann %1</translation>
        </message>
        <message>
            <source>With all rolls the coach can help, and the game be reviewed</source>
            <translation>Með öllum köstunum getur þjálfarinn hjálpað og leikinn má greina</translation>
        </message>
        <message>
            <source>Yacht rolls the dice</source>
            <translation>Yacht kastar teningunum</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Close</source>
            <translation>Loka</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Reyna aftur</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>Back to the review</source>
            <translation>Aftur í greininguna</translation>
        </message>
        <message>
            <source>You are looking at turn %1 of a finished game.</source>
            <translation>Þú ert að skoða umferð %1 í leik sem er lokið.</translation>
        </message>
    </context>
    <context>
        <name>Paper</name>
        <message>
            <source>&amp;On a page</source>
            <translation>Á &amp;síðu</translation>
        </message>
        <message>
            <source>&amp;Save picture…</source>
            <translation>&amp;Vista mynd…</translation>
        </message>
        <message>
            <source>&amp;What</source>
            <translation>&amp;Hvað</translation>
        </message>
        <message>
            <source>A picture of it</source>
            <translation>Mynd af því</translation>
        </message>
        <message>
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <source>Blank cards</source>
            <translation>Auð blöð</translation>
        </message>
        <message>
            <source>Copy pic&amp;ture</source>
            <translation>&amp;Afrita mynd</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Dags.</translation>
        </message>
        <message>
            <source>Each turn: roll up to three times, keep what you like, fill one box. The highest total wins.</source>
            <translation>Í hverri umferð: kastaðu allt að þrisvar, haltu því sem þú vilt og fylltu einn reit. Hæsta samtalan vinnur.</translation>
        </message>
        <message>
            <source>Letter</source>
            <translation>Letter</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nafn</translation>
        </message>
        <message>
            <source>No printer was found. You can save the page as PDF.</source>
            <translation>Enginn prentari fannst. Þú getur vistað síðuna sem PDF.</translation>
        </message>
        <message>
            <source>One card</source>
            <translation>Eitt blað</translation>
        </message>
        <message>
            <source>P&amp;layers</source>
            <translation>&amp;Leikmenn</translation>
        </message>
        <message>
            <source>P&amp;rint…</source>
            <translation>P&amp;renta…</translation>
        </message>
        <message>
            <source>PDF page</source>
            <translation>PDF-síða</translation>
        </message>
        <message>
            <source>Pa&amp;per</source>
            <translation>&amp;Pappír</translation>
        </message>
        <message>
            <source>Page with a blank card, %1, %2</source>
            <translation>Síða með auðu blaði, %1, %2</translation>
        </message>
        <message>
            <source>Page with a finished card, %1, %2</source>
            <translation>Síða með útfylltu blaði, %1, %2</translation>
        </message>
        <message>
            <source>Page with two blank cards, %1, %2</source>
            <translation>Síða með tveimur auðum blöðum, %1, %2</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Mynd</translation>
        </message>
        <message>
            <source>Picture of the finished card</source>
            <translation>Mynd af útfyllta blaðinu</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Leikmaður %1</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Prenta</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Prenta eða deila</translation>
        </message>
        <message>
            <source>Save as P&amp;DF…</source>
            <translation>Vista sem P&amp;DF…</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <translation>Vistað sem %1</translation>
        </message>
        <message>
            <source>Sent to the printer.</source>
            <translation>Sent í prentarann.</translation>
        </message>
        <message>
            <source>The picture is copied: paste it wherever you like.</source>
            <translation>Myndin hefur verið afrituð: límdu hana hvar sem þú vilt.</translation>
        </message>
        <message>
            <source>The printer takes no pages just now. You can save it as PDF.</source>
            <translation>Prentarinn tekur ekki við síðum núna. Þú getur vistað síðuna sem PDF.</translation>
        </message>
        <message>
            <source>This card</source>
            <translation>Þetta blað</translation>
        </message>
        <message>
            <source>Two cards</source>
            <translation>Tvö blöð</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Vann</translation>
        </message>
        <message>
            <source>Yacht card</source>
            <translation>Yacht-blað</translation>
        </message>
        <message>
            <source>left</source>
            <translation>hætti</translation>
        </message>
        <message>
            <source>our own dice</source>
            <translation>eigin teningar</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>Another program has moved or replaced your games, so nothing was changed. Close Yacht and start it again.</source>
            <translation>Annað forrit hefur fært leikina þína eða skipt þeim út og því var engu breytt. Lokaðu Yacht og ræstu það aftur.</translation>
        </message>
        <message>
            <source>Another program is using your games, so nothing was changed. Try again soon.</source>
            <translation>Annað forrit er að nota leikina þína og því var engu breytt. Reyndu aftur eftir smástund.</translation>
        </message>
        <message>
            <source>Nothing can be saved in this folder, so nothing was changed.</source>
            <translation>Ekki er hægt að vista í þessari möppu og því var engu breytt.</translation>
        </message>
        <message>
            <source>The disk can't be written to just now, so nothing was changed. Try again.</source>
            <translation>Ekki er hægt að skrifa á diskinn eins og er og því var engu breytt. Reyndu aftur.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing was changed. Make some room, then try again.</source>
            <translation>Diskurinn er fullur og því var engu breytt. Losaðu pláss og reyndu svo aftur.</translation>
        </message>
        <message>
            <source>This file belongs to another program. Nothing was changed in it.</source>
            <translation>Þessi skrá tilheyrir öðru forriti. Engu var breytt í henni.</translation>
        </message>
        <message>
            <source>Your games can't be read any more. Nothing was changed in the file.</source>
            <translation>Ekki er lengur hægt að lesa leikina þína. Engu var breytt í skránni.</translation>
        </message>
        <message>
            <source>Your games were last played with a newer Yacht. They are safe and unchanged.</source>
            <translation>Leikirnir þínir voru síðast spilaðir í nýrri útgáfu af Yacht. Þeir eru óhultir og óbreyttir.</translation>
        </message>
    </context>
    <context>
        <name>Records</name>
        <message>
            <source>%1 as a chart</source>
            <translation>%1 sem graf</translation>
        </message>
        <message>
            <source>%1 as a table</source>
            <translation>%1 sem tafla</translation>
        </message>
        <message>
            <source>%1 in %2.</source>
            <translation>%2: %1.</translation>
        </message>
        <message>
            <source>%1 in 10</source>
            <translation>%1 af 10</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 til %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, average %2, record %3 on %4</source>
            <translation>%1, meðaltal %2, metið er %3, sett %4</translation>
        </message>
        <message>
            <source>%1, half of them from %2 to %3</source>
            <translation>%1, helmingur þeirra frá %2 til %3</translation>
        </message>
        <message>
            <source>%1; perfect play averages %2</source>
            <translation>%1; fullkomin spilamennska gefur að meðaltali %2</translation>
        </message>
        <message numerus="yes">
            <source>%Ln games</source>
            <translation>
                <numerusform>%Ln leikur</numerusform>
                <numerusform>%Ln leikir</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln points</source>
            <translation>
                <numerusform>%Ln stig</numerusform>
                <numerusform>%Ln stig</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n abandoned</source>
            <translation>
                <numerusform>%n yfirgefinn</numerusform>
                <numerusform>%n yfirgefnir</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deleted</source>
            <translation>
                <numerusform>%n eytt</numerusform>
                <numerusform>%n eytt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games brought back.</source>
            <translation>
                <numerusform>%n leikur endurheimtur.</numerusform>
                <numerusform>%n leikir endurheimtir.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games deleted.</source>
            <translation>
                <numerusform>%n leik eytt.</numerusform>
                <numerusform>%n leikjum eytt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games since %1</source>
            <translation>
                <numerusform>%n leikur síðan í %1</numerusform>
                <numerusform>%n leikir síðan í %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n stig</numerusform>
                <numerusform>%n stig</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unfinished</source>
            <translation>
                <numerusform>%n ókláraður</numerusform>
                <numerusform>%n ókláraðir</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unreadable</source>
            <translation>
                <numerusform>%n ólæsilegur</numerusform>
                <numerusform>%n ólæsilegir</numerusform>
            </translation>
        </message>
        <message>
            <source>, held %1</source>
            <translation>, haldið %1</translation>
        </message>
        <message>
            <source>1 in %1</source>
            <translation>1 af %1</translation>
        </message>
        <message>
            <source>A day counts when a game of this list is finished on it, by the calendar of the place where you play. Days are in a row as long as no whole day passes without such a game. Two games less than 24 hours apart never break the row, so a journey or a changed clock can't. The row of now ends when yesterday and today have no game.</source>
            <translation>Dagur telst með ef leik á þessum lista lýkur þann dag, samkvæmt dagatali staðarins þar sem þú spilar. Dagar eru í röð svo lengi sem enginn heill dagur líður án slíks leiks. Röðin rofnar aldrei milli tveggja leikja ef innan við sólarhringur er á milli þeirra, svo að hvorki ferðalag né breytt klukka getur rofið hana. Núverandi röð er lokið þegar engum leik lauk í gær og engum í dag.</translation>
        </message>
        <message>
            <source>Abandoned</source>
            <translation>Yfirgefinn</translation>
        </message>
        <message>
            <source>Above average in a row</source>
            <translation>Yfir meðaltali í röð</translation>
        </message>
        <message>
            <source>Assisted</source>
            <translation>Með hjálp</translation>
        </message>
        <message>
            <source>Average</source>
            <translation>Meðaltal</translation>
        </message>
        <message numerus="yes">
            <source>Average of %Ln games</source>
            <translation>
                <numerusform>Meðaltal %Ln leiks</numerusform>
                <numerusform>Meðaltal %Ln leikja</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the records</source>
            <translation>Aftur í metin</translation>
        </message>
        <message>
            <source>Before the first roll</source>
            <translation>Fyrir fyrsta kast</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Best</translation>
        </message>
        <message>
            <source>Best ever</source>
            <translation>Best</translation>
        </message>
        <message>
            <source>Best games</source>
            <translation>Bestu leikir</translation>
        </message>
        <message>
            <source>Box</source>
            <translation>Reitur</translation>
        </message>
        <message>
            <source>Box by box</source>
            <translation>Reit fyrir reit</translation>
        </message>
        <message numerus="yes">
            <source>Bring back %n</source>
            <translation>
                <numerusform>Endurheimta %n</numerusform>
                <numerusform>Endurheimta %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Chart</source>
            <translation>Graf</translation>
        </message>
        <message>
            <source>Corrected: %1 in %2.</source>
            <translation>Leiðrétt: %2, %1.</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Dagsetning</translation>
        </message>
        <message>
            <source>Days in a row</source>
            <translation>Dagar í röð</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Eyða</translation>
        </message>
        <message>
            <source>Delete all…</source>
            <translation>Eyða öllum …</translation>
        </message>
        <message>
            <source>Delete this game</source>
            <translation>Eyða leiknum</translation>
        </message>
        <message>
            <source>Dice %1</source>
            <translation>Teningar %1</translation>
        </message>
        <message>
            <source>Dice from the table</source>
            <translation>Eigin teningar</translation>
        </message>
        <message>
            <source>Dice, not rolled yet</source>
            <translation>Teningar, ekki kastað enn</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Munur</translation>
        </message>
        <message>
            <source>Ever</source>
            <translation>Frá upphafi</translation>
        </message>
        <message>
            <source>Finish a game, and it will appear here.</source>
            <translation>Kláraðu leik, þá birtist hann hér.</translation>
        </message>
        <message>
            <source>First move</source>
            <translation>Fyrst</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Leikur</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Leikir</translation>
        </message>
        <message>
            <source>Games given up</source>
            <translation>Yfirgefnir leikir</translation>
        </message>
        <message>
            <source>Games since the record</source>
            <translation>Leikir frá meti</translation>
        </message>
        <message>
            <source>Games without an end</source>
            <translation>Leikir án loka</translation>
        </message>
        <message>
            <source>Given away</source>
            <translation>Glatað</translation>
        </message>
        <message>
            <source>Held %1.</source>
            <translation>Haldið %1.</translation>
        </message>
        <message>
            <source>Held none.</source>
            <translation>Engum haldið.</translation>
        </message>
        <message>
            <source>Keep them</source>
            <translation>Geyma þá</translation>
        </message>
        <message>
            <source>Kind of game</source>
            <translation>Tegund leiks</translation>
        </message>
        <message>
            <source>Last move</source>
            <translation>Síðast</translation>
        </message>
        <message>
            <source>Left the game.</source>
            <translation>Hætti í leiknum.</translation>
        </message>
        <message>
            <source>Luck</source>
            <translation>Heppni</translation>
        </message>
        <message>
            <source>Move of the game</source>
            <translation>Skref í leiknum</translation>
        </message>
        <message>
            <source>No game in this time.</source>
            <translation>Enginn leikur á þessum tíma.</translation>
        </message>
        <message>
            <source>No game of this kind is finished yet. Play one to its end: it has its place here.</source>
            <translation>Engum leik af þessari tegund er lokið enn. Spilaðu einn til enda: hér er staður fyrir hann.</translation>
        </message>
        <message>
            <source>No game was left unfinished.</source>
            <translation>Enginn leikur er ókláraður.</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Athugasemd</translation>
        </message>
        <message>
            <source>Note to this game</source>
            <translation>Athugasemd við leikinn</translation>
        </message>
        <message>
            <source>One back</source>
            <translation>Til baka</translation>
        </message>
        <message>
            <source>One on</source>
            <translation>Áfram</translation>
        </message>
        <message>
            <source>Perfect play</source>
            <translation>Fullkomið</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Sæti</translation>
        </message>
        <message>
            <source>Place %1, %2, %3</source>
            <translation>Sæti %1, %2, %3</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Leikmaður %1</translation>
        </message>
        <message>
            <source>Points that better decisions would have brought, on average</source>
            <translation>Stig sem betri ákvarðanir hefðu gefið að meðaltali</translation>
        </message>
        <message>
            <source>Points that the dice gave, against what was to be expected</source>
            <translation>Stig sem teningarnir gáfu umfram það sem búast mátti við</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Æfing</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Prenta eða deila</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Framvinda</translation>
        </message>
        <message>
            <source>Rarity</source>
            <translation>Fágæti</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>Met</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Met</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Greining</translation>
        </message>
        <message numerus="yes">
            <source>Rolled %n dice: %1.</source>
            <translation>
                <numerusform>%n teningi kastað: %1.</numerusform>
                <numerusform>%n teningum kastað: %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Reglur</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Hlutfall</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Staða</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tafla</translation>
        </message>
        <message>
            <source>The card is empty.</source>
            <translation>Blaðið er autt.</translation>
        </message>
        <message numerus="yes">
            <source>This deletes all %n games of these rules and this kind. To go on, type their number: %1</source>
            <translation>
                <numerusform>Þetta eyðir %n leik með þessum reglum og af þessari tegund. Sláðu inn fjöldann til að halda áfram: %1</numerusform>
                <numerusform>Þetta eyðir öllum %n leikjum með þessum reglum og af þessari tegund. Sláðu inn fjöldann til að halda áfram: %1</numerusform>
            </translation>
        </message>
        <message>
            <source>This game can't be read, so there is nothing to replay.</source>
            <translation>Ekki er hægt að lesa þennan leik og því er ekkert að skoða.</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>Í mánuðinum</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>Í vikunni</translation>
        </message>
        <message>
            <source>This year</source>
            <translation>Í ár</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Tímabil</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Í dag</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Samtals</translation>
        </message>
        <message>
            <source>Totals</source>
            <translation>Stig</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Umferð</translation>
        </message>
        <message>
            <source>Turn %1 of %2</source>
            <translation>Umferð %1 af %2</translation>
        </message>
        <message>
            <source>Turn %1 of %2, first roll</source>
            <translation>Umferð %1 af %2, fyrsta kast</translation>
        </message>
        <message>
            <source>Turn %1 of %2, scoring</source>
            <translation>Umferð %1 af %2, skráning</translation>
        </message>
        <message>
            <source>Turn %1 of %2, second roll</source>
            <translation>Umferð %1 af %2, annað kast</translation>
        </message>
        <message>
            <source>Turn %1 of %2, third roll</source>
            <translation>Umferð %1 af %2, þriðja kast</translation>
        </message>
        <message>
            <source>Unaided</source>
            <translation>Án hjálpar</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Afturkalla</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Ókláraður</translation>
        </message>
        <message>
            <source>Unreadable</source>
            <translation>Ólæsilegur</translation>
        </message>
        <message>
            <source>What makes days in a row?</source>
            <translation>Hvað eru dagar í röð?</translation>
        </message>
        <message>
            <source>What you want to remember of it</source>
            <translation>Það sem þú vilt muna úr leiknum</translation>
        </message>
        <message>
            <source>You leave most in %1: %2 points a game.</source>
            <translation>Mest glatast í reitnum %1: %2 stig í leik.</translation>
        </message>
        <message>
            <source>You leave nothing in any box.</source>
            <translation>Ekkert glatast í neinum reit.</translation>
        </message>
        <message>
            <source>Your best in each box adds up to %1.</source>
            <translation>Það besta úr hverjum reit er samtals %1.</translation>
        </message>
        <message>
            <source>Your totals</source>
            <translation>Stigin þín</translation>
        </message>
        <message>
            <source>a new record</source>
            <translation>nýtt met</translation>
        </message>
        <message>
            <source>almost never</source>
            <translation>næstum aldrei</translation>
        </message>
        <message>
            <source>average</source>
            <translation>meðaltal</translation>
        </message>
        <message>
            <source>average %1</source>
            <translation>meðaltal %1</translation>
        </message>
        <message>
            <source>average against perfect play</source>
            <translation>meðaltal á móti fullkomnu</translation>
        </message>
        <message numerus="yes">
            <source>average of %Ln games</source>
            <translation>
                <numerusform>meðaltal %Ln leiks</numerusform>
                <numerusform>meðaltal %Ln leikja</numerusform>
            </translation>
        </message>
        <message>
            <source>best ever: %1</source>
            <translation>best: %1</translation>
        </message>
        <message>
            <source>every game</source>
            <translation>hver leikur</translation>
        </message>
        <message>
            <source>longest %1</source>
            <translation>lengst %1</translation>
        </message>
        <message>
            <source>luck %1, given away %2</source>
            <translation>heppni %1, glatað %2</translation>
        </message>
        <message>
            <source>nearly all</source>
            <translation>nær allir</translation>
        </message>
        <message>
            <source>perfect play</source>
            <translation>fullkomin spilamennska</translation>
        </message>
        <message>
            <source>perfect play: %1</source>
            <translation>fullkomin spilamennska: %1</translation>
        </message>
        <message>
            <source>record</source>
            <translation>met</translation>
        </message>
        <message>
            <source>turn %1 of %2</source>
            <translation>umferð %1 af %2</translation>
        </message>
        <message>
            <source>you</source>
            <translation>þú</translation>
        </message>
    </context>
    <context>
        <name>Result</name>
        <message>
            <source>%1 points. %2</source>
            <translation>%1 stig. %2</translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <source>%1 %</source>
            <translation>%1%</translation>
        </message>
        <message>
            <source>%1 missed by %2</source>
            <translation>Vantaði %2 í %1</translation>
        </message>
        <message>
            <source>%1 reached</source>
            <translation>%1 náðist</translation>
        </message>
        <message>
            <source>%1, best was %2.</source>
            <translation>%1. Best: %2.</translation>
        </message>
        <message>
            <source>%1: %2 at the start, highest %3, lowest %4, %5 at the end</source>
            <translation>%1: %2 í byrjun, hæst %3, lægst %4, %5 í lokin</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n stig</numerusform>
                <numerusform>%n stig</numerusform>
            </translation>
        </message>
        <message>
            <source>Chance at the start</source>
            <translation>Líkur í byrjun</translation>
        </message>
        <message>
            <source>Chance of %1</source>
            <translation>Líkur á %1</translation>
        </message>
        <message>
            <source>Costliest decisions</source>
            <translation>Dýrustu ákvarðanirnar</translation>
        </message>
        <message>
            <source>Dice %1</source>
            <translation>Teningar %1</translation>
        </message>
        <message>
            <source>Earlier game</source>
            <translation>Fyrri leikur</translation>
        </message>
        <message>
            <source>Every decision was the best one.</source>
            <translation>Hver einasta ákvörðun var sú besta.</translation>
        </message>
        <message>
            <source>Expected at the start</source>
            <translation>Áætlað í byrjun</translation>
        </message>
        <message>
            <source>Expected total</source>
            <translation>Áætluð stig</translation>
        </message>
        <message>
            <source>Final</source>
            <translation>Lokastig</translation>
        </message>
        <message>
            <source>Given away</source>
            <translation>Glatað</translation>
        </message>
        <message>
            <source>Held %1</source>
            <translation>Haldið %1</translation>
        </message>
        <message>
            <source>How often perfect play for the average gets %1 points or more</source>
            <translation>Hve oft fullkomin spilamennska (besta meðaltal) nær %1 eða meira</translation>
        </message>
        <message>
            <source>In the end</source>
            <translation>Í lokin</translation>
        </message>
        <message>
            <source>Later game</source>
            <translation>Síðari leikur</translation>
        </message>
        <message>
            <source>Luck and decisions by turn</source>
            <translation>Heppni og val eftir umferðum</translation>
        </message>
        <message>
            <source>Luck of the dice</source>
            <translation>Heppni í köstum</translation>
        </message>
        <message>
            <source>Most luck in turn %1: %2. Least luck in turn %3: %4. Most given away in turn %5: %6.</source>
            <translation>Mest heppni í umferð %1: %2. Minnst heppni í umferð %3: %4. Mest glatað í umferð %5: %6.</translation>
        </message>
        <message>
            <source>No decision gave away anything worth mentioning.</source>
            <translation>Engin ákvörðun kostaði neitt sem heitið getur.</translation>
        </message>
        <message>
            <source>No game is finished yet. Play one to its end, and see here what was luck and what was your doing.</source>
            <translation>Engum leik er lokið enn. Spilaðu einn til enda og sjáðu hér hvað réðst af heppni og hvað af þér.</translation>
        </message>
        <message>
            <source>Perfect play here: %1</source>
            <translation>Fullkomin spilamennska hér: %1</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Greining</translation>
        </message>
        <message>
            <source>Rolled all five</source>
            <translation>Öllum fimm kastað</translation>
        </message>
        <message>
            <source>Run of the game</source>
            <translation>Gangur leiksins</translation>
        </message>
        <message>
            <source>Show this position on the board</source>
            <translation>Sýna þessa stöðu á borðinu</translation>
        </message>
        <message>
            <source>The coach can't be loaded here, and a review needs the coach.</source>
            <translation>Ekki er hægt að ræsa þjálfarann hér og án hans er engin greining.</translation>
        </message>
        <message>
            <source>The coach is working these rules out. The review follows at once.</source>
            <translation>Þjálfarinn er að reikna út þessar reglur. Greiningin kemur strax á eftir.</translation>
        </message>
        <message>
            <source>The same dice again</source>
            <translation>Sömu teningar aftur</translation>
        </message>
        <message>
            <source>This game can't be read, so it can't be reviewed.</source>
            <translation>Ekki er hægt að lesa þennan leik og því ekki heldur greina hann.</translation>
        </message>
        <message>
            <source>Took %1</source>
            <translation>Valið: %1</translation>
        </message>
        <message>
            <source>Turn %1, first roll</source>
            <translation>Umferð %1, fyrsta kast</translation>
        </message>
        <message>
            <source>Turn %1, scoring</source>
            <translation>Umferð %1, skráning</translation>
        </message>
        <message>
            <source>Turn %1, second roll</source>
            <translation>Umferð %1, annað kast</translation>
        </message>
        <message>
            <source>Turn %1, third roll</source>
            <translation>Umferð %1, þriðja kast</translation>
        </message>
        <message>
            <source>about %1 games in 10</source>
            <translation>um %1 af hverjum 10</translation>
        </message>
        <message>
            <source>about 1 game in %1</source>
            <translation>um 1 af hverjum %1</translation>
        </message>
        <message>
            <source>almost never</source>
            <translation>næstum aldrei</translation>
        </message>
        <message>
            <source>assisted</source>
            <translation>með hjálp</translation>
        </message>
        <message>
            <source>chance of reaching %1 after each decision</source>
            <translation>líkur á að ná %1 eftir hverja ákvörðun</translation>
        </message>
        <message>
            <source>corrected on %1</source>
            <translation>leiðréttur %1</translation>
        </message>
        <message>
            <source>dice from the table</source>
            <translation>eigin teningar</translation>
        </message>
        <message>
            <source>expected total after every roll and decision</source>
            <translation>áætluð lokastig eftir hvert kast og hverja ákvörðun</translation>
        </message>
        <message>
            <source>given away</source>
            <translation>glatað</translation>
        </message>
        <message>
            <source>luck</source>
            <translation>heppni</translation>
        </message>
        <message>
            <source>nearly every game</source>
            <translation>nær allir leikir</translation>
        </message>
        <message>
            <source>practice</source>
            <translation>æfing</translation>
        </message>
        <message>
            <source>to hold %1</source>
            <translation>halda %1</translation>
        </message>
        <message>
            <source>to roll all five</source>
            <translation>kasta öllum fimm</translation>
        </message>
        <message>
            <source>to take %1</source>
            <translation>reiturinn %1</translation>
        </message>
        <message>
            <source>unaided</source>
            <translation>án hjálpar</translation>
        </message>
    </context>
    <context>
        <name>Rule</name>
        <message>
            <source>%1 and %2</source>
            <translation>%1 og %2</translation>
        </message>
        <message>
            <source>%1 lacks %2: 0.</source>
            <translation>Í %1 vantar %2: 0.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1: %2 = %3.</source>
            <translation>%1: %2 = %3.</translation>
        </message>
        <message>
            <source>%1: %2, five alike count here, too.</source>
            <translation>%1: %2, fimm eins gilda líka hér.</translation>
        </message>
        <message>
            <source>%1: %2, five alike.</source>
            <translation>%1: %2, fimm eins.</translation>
        </message>
        <message>
            <source>%1: %2, from a single die.</source>
            <translation>%1: %2, af einum teningi.</translation>
        </message>
        <message>
            <source>%1: %2, the sum.</source>
            <translation>%1: %2, summan.</translation>
        </message>
        <message>
            <source>%1: %2, the whole run.</source>
            <translation>%1: %2, röðin er heil.</translation>
        </message>
        <message>
            <source>%1: %2, whatever the dice.</source>
            <translation>%1: %2, hverjar sem tölurnar eru.</translation>
        </message>
        <message>
            <source>%1: 4 × %2 = %3, the %4 doesn’t count.</source>
            <translation>%1: 4 × %2 = %3, staki teningurinn (%4) telst ekki með.</translation>
        </message>
        <message>
            <source>%1: 4 × %2 = %3, the fifth %4 doesn’t count.</source>
            <translation>%1: 4 × %2 = %3, fimmti teningurinn (%4) telst ekki með.</translation>
        </message>
        <message>
            <source>%1: both pairs show the same face: 0.</source>
            <translation>%1: bæði pörin sýna sömu tölu: 0.</translation>
        </message>
        <message>
            <source>%1: four alike and a single die are no Full House: 0.</source>
            <translation>%1: fjórir eins með stökum teningi eru ekki Fullt hús: 0.</translation>
        </message>
        <message>
            <source>%1: no pair of a second face: 0.</source>
            <translation>%1: ekkert par með annarri tölu: 0.</translation>
        </message>
        <message>
            <source>%1: no pair: 0.</source>
            <translation>%1: ekkert par: 0.</translation>
        </message>
        <message>
            <source>%1: no three alike: 0.</source>
            <translation>%1: engir þrír eins: 0.</translation>
        </message>
        <message>
            <source>%1: no two alike: 0.</source>
            <translation>%1: engir tveir eins: 0.</translation>
        </message>
        <message>
            <source>%1: only four alike: 0.</source>
            <translation>%1: aðeins fjórir eins: 0.</translation>
        </message>
        <message>
            <source>%1: only three alike: 0.</source>
            <translation>%1: aðeins þrír eins: 0.</translation>
        </message>
        <message>
            <source>%1: only two alike: 0.</source>
            <translation>%1: aðeins tveir eins: 0.</translation>
        </message>
        <message>
            <source>%1: the sum of the dice that show %2.</source>
            <translation>%1: summa teninganna sem sýna %2.</translation>
        </message>
        <message>
            <source>%1: three alike, but no pair beside them: 0.</source>
            <translation>%1: þrír eins en ekkert par með þeim: 0.</translation>
        </message>
        <message>
            <source>Five alike are no Full House: 0.</source>
            <translation>Fimm eins eru ekki Fullt hús: 0.</translation>
        </message>
        <message>
            <source>No die shows %1: 0.</source>
            <translation>Enginn teningur sýnir %1: 0.</translation>
        </message>
        <message>
            <source>any dice earn the sum of all five.</source>
            <translation>hvaða teningar sem er gefa summu allra fimm.</translation>
        </message>
        <message>
            <source>exactly 1-2-3-4-5 earns %1.</source>
            <translation>nákvæmlega 1-2-3-4-5 gefur %1.</translation>
        </message>
        <message>
            <source>exactly 2-3-4-5-6 earns %1.</source>
            <translation>nákvæmlega 2-3-4-5-6 gefur %1.</translation>
        </message>
        <message>
            <source>five alike earn %1.</source>
            <translation>fimm eins gefa %1.</translation>
        </message>
        <message>
            <source>four or five alike earn four times their face; the fifth die never counts.</source>
            <translation>fjórir eða fimm eins gefa fjórfalda töluna sem þeir sýna; fimmti teningurinn telst aldrei með.</translation>
        </message>
        <message>
            <source>four or five alike earn the sum of all five dice.</source>
            <translation>fjórir eða fimm eins gefa summu allra fimm teninganna.</translation>
        </message>
        <message>
            <source>three of one face and two of another earn %1 whatever the dice.</source>
            <translation>þrír með sömu tölu og tveir með annarri gefa %1, hverjar sem tölurnar eru.</translation>
        </message>
        <message>
            <source>three of one face and two of another earn the sum of all five dice.</source>
            <translation>þrír með sömu tölu og tveir með annarri gefa summu allra fimm teninganna.</translation>
        </message>
        <message>
            <source>three of one face and two of another, or five alike, earn %1 whatever the dice.</source>
            <translation>þrír með sömu tölu og tveir með annarri, eða fimm eins, gefa %1, hverjar sem tölurnar eru.</translation>
        </message>
        <message>
            <source>three of one face and two of another, or five alike, earn the sum of all five dice.</source>
            <translation>þrír með sömu tölu og tveir með annarri, eða fimm eins, gefa summu allra fimm teninganna.</translation>
        </message>
        <message>
            <source>two pairs of different faces earn the sum of those four dice.</source>
            <translation>tvö pör með ólíkum tölum gefa summu þessara fjögurra teninga.</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>A turn</source>
            <translation>Umferðin</translation>
        </message>
        <message>
            <source>Before each of these rolls, hold the dice you want to keep; the others are rolled. You may change your mind: dice that were held can be let go again, even all five.</source>
            <translation>Fyrir hvort þessara kasta heldur þú þeim teningum sem þú vilt eiga áfram; hinum er kastað. Þú mátt skipta um skoðun: teningum sem var haldið má sleppa aftur, jafnvel öllum fimm.</translation>
        </message>
        <message>
            <source>Dice that don’t fit a box earn 0 there, and the box is filled all the same. That is called striking it. Sometimes it is the wisest thing to do.</source>
            <translation>Teningar sem passa ekki í reit gefa 0 þar og reiturinn fyllist samt. Það kallast að strika reitinn út. Stundum er það skynsamlegast.</translation>
        </message>
        <message>
            <source>Each turn fills one box of your card. When all are filled, the highest total wins, and equal totals share the win. Alone, you play against your own record.</source>
            <translation>Í hverri umferð fyllir þú einn reit á blaðinu þínu. Þegar allir eru fylltir vinnur hæsta samtalan, og séu tvær eða fleiri jafnar er sigrinum deilt. Í einleik keppir þú við þitt eigið met.</translation>
        </message>
        <message>
            <source>Five alike are a Full House, too: at this table that counts.</source>
            <translation>Fimm eins eru líka Fullt hús: það gildir við þetta borð.</translation>
        </message>
        <message>
            <source>Five alike are no Full House.</source>
            <translation>Fimm eins eru ekki Fullt hús.</translation>
        </message>
        <message>
            <source>Four of a Kind adds all five dice, as Yahtzee does: %1 is %2.</source>
            <translation>Í reitnum Fjórir eins leggjast allir fimm teningarnir saman, eins og í Yahtzee: %1 gefur %2.</translation>
        </message>
        <message>
            <source>Four of a Kind counts the four dice alike, never the fifth: %1 is %2, not %3.</source>
            <translation>Í reitnum Fjórir eins telja þeir fjórir sem eru eins en aldrei sá fimmti: %1 gefur %2, ekki %3.</translation>
        </message>
        <message>
            <source>How Yacht is played: %1</source>
            <translation>Svona er Yacht spilað: %1</translation>
        </message>
        <message>
            <source>If you know Yahtzee</source>
            <translation>Ef þú þekkir Yahtzee</translation>
        </message>
        <message>
            <source>Roll all five dice. After that you may roll twice more, and stop whenever you like what you see.</source>
            <translation>Kastaðu öllum fimm teningunum. Eftir það máttu kasta tvisvar í viðbót og hætta hvenær sem þér líst vel á það sem þú sérð.</translation>
        </message>
        <message>
            <source>The boxes</source>
            <translation>Reitirnir</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>Leikslok</translation>
        </message>
        <message>
            <source>The game ends when every box of every player is filled. The total is the sum of the boxes, nothing else. With these rules no card can earn more than %1.</source>
            <translation>Leiknum lýkur þegar allir reitir hjá öllum leikmönnum eru fylltir. Samtalan er summa reitanna og ekkert annað. Með þessum reglum getur ekkert blað gefið meira en %1.</translation>
        </message>
        <message>
            <source>The goal</source>
            <translation>Markmiðið</translation>
        </message>
        <message>
            <source>The straights need all five dice in a row, exactly those of their box. Four in a row earn nothing.</source>
            <translation>Raðirnar krefjast allra fimm teninganna í röð, nákvæmlega þeirra sem reiturinn segir til um. Fjórir í röð gefa ekkert.</translation>
        </message>
        <message>
            <source>Then choose an open box. Your dice earn there what that box pays, and the box is filled for the rest of the game.</source>
            <translation>Veldu svo opinn reit. Teningarnir þínir gefa þar það sem reiturinn segir til um og hann er fylltur það sem eftir er leiksins.</translation>
        </message>
        <message>
            <source>There is no Three of a Kind.</source>
            <translation>Reiturinn Þrír eins er ekki til.</translation>
        </message>
        <message>
            <source>There is no bonus: none for the numbers, none for a second Yacht, and a Yacht is no joker that fits other boxes.</source>
            <translation>Enginn bónus er til: hvorki fyrir tölurnar né fyrir annað Yacht, og Yacht er ekki jóker sem passar í aðra reiti.</translation>
        </message>
        <message>
            <source>Where it comes from</source>
            <translation>Uppruninn</translation>
        </message>
        <message>
            <source>Yacht is older than Yahtzee, which came into the shops in 1956 and grew from games like this one. Families have played it under many names, with small differences from table to table: Cheerio, Yot, Yam.</source>
            <translation>Yacht er eldra en Yahtzee, sem kom í verslanir árið 1956 og spratt af leikjum á borð við þennan. Fjölskyldur hafa spilað leikinn undir mörgum nöfnum, með smávægilegum mun frá einu borði til annars: Cheerio, Yot, Yam.</translation>
        </message>
        <message>
            <source>Zeros</source>
            <translation>Núll</translation>
        </message>
    </context>
    <context>
        <name>Ruleset</name>
        <message>
            <source>%1 %2</source>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>All five dice count</source>
            <translation>Allir fimm gilda</translation>
        </message>
        <message>
            <source>Four of a Kind adds all five dice</source>
            <translation>Fjórir eins: summa allra fimm</translation>
        </message>
        <message>
            <source>Full House 25</source>
            <translation>Fullt hús 25</translation>
        </message>
        <message>
            <source>Full House always %1</source>
            <translation>Fullt hús alltaf %1</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Heimareglur</translation>
        </message>
        <message>
            <source>Traditional</source>
            <translation>Hefðbundið</translation>
        </message>
        <message>
            <source>With Two Pairs</source>
            <translation>Með tveimur pörum</translation>
        </message>
        <message>
            <source>a box for Two Pairs</source>
            <translation>reitur fyrir Tvö pör</translation>
        </message>
        <message>
            <source>five alike count as Full House</source>
            <translation>fimm eins gilda sem Fullt hús</translation>
        </message>
    </context>
    <context>
        <name>Seats</name>
        <message>
            <source>%1 and %2</source>
            <comment>the last name in a list</comment>
            <translation>%1 og %2</translation>
        </message>
        <message>
            <source>%1 and %2 share the win with a total of %3.</source>
            <translation>%1 og %2 deila sigrinum með %3 stig.</translation>
        </message>
        <message>
            <source>%1 wins with a total of %2.</source>
            <translation>%1 vinnur með %2 stig.</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>names in a list</comment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, it's your turn</source>
            <translation>%1, þú átt leik</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n leikmaður</numerusform>
                <numerusform>%n leikmenn</numerusform>
            </translation>
        </message>
        <message>
            <source>Everybody has left.</source>
            <translation>Allir hættu.</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Leikmaður %1</translation>
        </message>
        <message>
            <source>Several share the win with a total of %2: %1.</source>
            <translation>Nokkrir deila sigrinum með %2 stig: %1.</translation>
        </message>
        <message>
            <source>Who plays could not be read from the settings, so it is one player for now. New game in the menu changes that.</source>
            <translation>Ekki tókst að lesa úr stillingunum hverjir spila og því er leikmaðurinn einn í bili. Veldu „Nýr leikur“ í valmyndinni til að breyta því.</translation>
        </message>
    </context>
    <context>
        <name>Sentence</name>
        <message>
            <source>%1 Until then you play with %2.</source>
            <translation>%1 Þangað til spilar þú með %2.</translation>
        </message>
        <message>
            <source>%1 above the last</source>
            <translation>%1 umfram það fyrra</translation>
        </message>
        <message>
            <source>%1 ahead of its pace</source>
            <translation>%1 á undan því</translation>
        </message>
        <message>
            <source>%1 behind its pace</source>
            <translation>%1 á eftir því</translation>
        </message>
        <message>
            <source>%1 short of your record.</source>
            <translation>Það vantaði %1 stig í metið þitt.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>A game of practice: these dice were seen before.</source>
            <translation>Æfingaleikur: þessi köst hafa sést áður.</translation>
        </message>
        <message>
            <source>A new record, %1 above the old one.</source>
            <translation>Nýtt met, %1 stig umfram það gamla.</translation>
        </message>
        <message>
            <source>All five dice are held</source>
            <translation>Öllum haldið</translation>
        </message>
        <message>
            <source>Assisted record %1</source>
            <translation>Met með hjálp: %1</translation>
        </message>
        <message>
            <source>Choose a box</source>
            <translation>Veldu reit</translation>
        </message>
        <message>
            <source>New assisted record %1</source>
            <translation>Nýtt met með hjálp: %1</translation>
        </message>
        <message>
            <source>New record %1</source>
            <translation>Nýtt met %1</translation>
        </message>
        <message>
            <source>No assisted record yet</source>
            <translation>Ekkert met með hjálp enn</translation>
        </message>
        <message>
            <source>Not a single point: the next game can only be better.</source>
            <translation>Ekki eitt einasta stig: næsti leikur getur bara orðið betri.</translation>
        </message>
        <message>
            <source>Nothing can be saved at the moment, so no games are taken in.</source>
            <translation>Ekki er hægt að vista neitt eins og er og því eru engir leikir fluttir inn.</translation>
        </message>
        <message>
            <source>One of your ten best.</source>
            <translation>Einn af tíu bestu leikjum þínum.</translation>
        </message>
        <message>
            <source>Place %1 of %2 games.</source>
            <translation>Sæti %1 af %2.</translation>
        </message>
        <message>
            <source>Ready to roll</source>
            <translation>Þú átt kast</translation>
        </message>
        <message>
            <source>Record %1</source>
            <translation>Met %1</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Endurtaka</translation>
        </message>
        <message>
            <source>Redo %1</source>
            <translation>Endurtaka: %1</translation>
        </message>
        <message>
            <source>Redo correction</source>
            <translation>Endurtaka: leiðrétting</translation>
        </message>
        <message>
            <source>Redo hold</source>
            <translation>Endurtaka: halda</translation>
        </message>
        <message>
            <source>Redo leaving</source>
            <translation>Endurtaka: leikmaður hættir</translation>
        </message>
        <message>
            <source>Redo these dice</source>
            <translation>Endurtaka: teningar</translation>
        </message>
        <message>
            <source>Release a die to roll it, or choose a box on the card</source>
            <translation>Slepptu teningi til að kasta honum, eða veldu reit á blaðinu</translation>
        </message>
        <message>
            <source>Roll %1 of 3</source>
            <translation>Kast %1 af 3</translation>
        </message>
        <message numerus="yes">
            <source>Roll %n dice</source>
            <translation>
                <numerusform>Kasta %n teningi</numerusform>
                <numerusform>Kasta %n teningum</numerusform>
            </translation>
        </message>
        <message>
            <source>Rolled %1</source>
            <translation>Kastað: %1</translation>
        </message>
        <message>
            <source>Set your first record</source>
            <translation>Settu fyrsta metið</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Einleikur</translation>
        </message>
        <message>
            <source>That equals your record.</source>
            <translation>Þú jafnaðir metið þitt.</translation>
        </message>
        <message>
            <source>The game from last time can't be read. It is kept aside, and here is a new one.</source>
            <translation>Ekki er hægt að lesa leikinn frá síðasta skipti. Hann er geymdur til hliðar og hér er nýr.</translation>
        </message>
        <message>
            <source>Three rolls are used: choose a box on the card</source>
            <translation>Köstin þrjú eru búin: veldu reit á blaðinu</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Afturkalla</translation>
        </message>
        <message>
            <source>Undo %1 leaves</source>
            <translation>Afturkalla: %1 hættir</translation>
        </message>
        <message>
            <source>Undo %1, %2</source>
            <translation>Afturkalla: %1, %2</translation>
        </message>
        <message>
            <source>Undo %1: %2, %3</source>
            <translation>Afturkalla: %1, %2, %3</translation>
        </message>
        <message>
            <source>Undo correction</source>
            <translation>Afturkalla: leiðrétting</translation>
        </message>
        <message>
            <source>Undo hold</source>
            <translation>Afturkalla: halda</translation>
        </message>
        <message>
            <source>Undo these dice</source>
            <translation>Afturkalla: teningar</translation>
        </message>
        <message>
            <source>Yacht found nothing on this computer that can play its sounds, and stays quiet.</source>
            <translation>Yacht fann ekkert í þessari tölvu sem getur spilað hljóðin og verður því hljóðlaust.</translation>
        </message>
        <message>
            <source>Yacht opens games and rules, and %1 is neither.</source>
            <translation>Yacht opnar leiki og reglur en %1 er hvorugt.</translation>
        </message>
        <message>
            <source>Your first record is set.</source>
            <translation>Fyrsta metið þitt er sett.</translation>
        </message>
        <message>
            <source>Your games can't be saved in %1, so what you play now is not kept. Make room there or allow writing, then start Yacht again.</source>
            <translation>Ekki er hægt að vista leikina þína í %1 og því geymist ekki það sem þú spilar núna. Losaðu pláss þar eða leyfðu skrif og ræstu svo Yacht aftur.</translation>
        </message>
        <message>
            <source>assisted</source>
            <translation>með hjálp</translation>
        </message>
        <message>
            <source>equalled</source>
            <translation>jafnað</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>lokið</translation>
        </message>
        <message>
            <source>level with its pace</source>
            <translation>á pari við það</translation>
        </message>
        <message>
            <source>missed by %1</source>
            <translation>vantaði %1</translation>
        </message>
        <message>
            <source>out of reach, best possible %1</source>
            <translation>utan seilingar, mest %1</translation>
        </message>
        <message>
            <source>practice</source>
            <translation>æfing</translation>
        </message>
        <message>
            <source>table dice</source>
            <translation>eigin teningar</translation>
        </message>
        <message>
            <source>turn %1 of %2</source>
            <translation>umferð %1 af %2</translation>
        </message>
    </context>
    <context>
        <name>Sheet</name>
        <message>
            <source>Cancel</source>
            <translation>Hætta við</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Loka</translation>
        </message>
    </context>
    <context>
        <name>SheetHint</name>
        <message>
            <source>%1 for each %1</source>
            <translation>hver %1 gefur %1</translation>
        </message>
        <message>
            <source>1-2-3-4-5: %1</source>
            <translation>1-2-3-4-5: %1</translation>
        </message>
        <message>
            <source>2-3-4-5-6: %1</source>
            <translation>2-3-4-5-6: %1</translation>
        </message>
        <message>
            <source>all five</source>
            <translation>summa allra</translation>
        </message>
        <message>
            <source>any dice: %1</source>
            <translation>hvað sem er: %1</translation>
        </message>
        <message>
            <source>five alike: %1</source>
            <translation>fimm eins: %1</translation>
        </message>
        <message>
            <source>four alike: %1</source>
            <translation>fjórir eins: %1</translation>
        </message>
        <message>
            <source>those four</source>
            <translation>summa þeirra</translation>
        </message>
        <message>
            <source>three and two alike, or five: %1</source>
            <translation>þrír og tveir eins, eða fimm: %1</translation>
        </message>
        <message>
            <source>three and two alike: %1</source>
            <translation>þrír og tveir eins: %1</translation>
        </message>
        <message>
            <source>two pairs: %1</source>
            <translation>tvö pör: %1</translation>
        </message>
    </context>
    <context>
        <name>SingleInstance</name>
        <message>
            <source>Yacht</source>
            <translation>Yacht</translation>
        </message>
        <message>
            <source>Yacht is open already with these games.</source>
            <translation>Yacht er þegar opið með þessum leikjum.</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message>
            <source>%1 held</source>
            <translation>%1 (haldið)</translation>
        </message>
        <message>
            <source>%1 is open again. Total %2.</source>
            <translation>Reiturinn %1 er aftur opinn. Samtals %2.</translation>
        </message>
        <message>
            <source>%1, scored %2. Total %3.</source>
            <translation>%1, skráð stig: %2. Samtals %3.</translation>
        </message>
        <message>
            <source>Held: %1</source>
            <translation>Haldið: %1</translation>
        </message>
        <message>
            <source>No die is held</source>
            <translation>Engum teningi haldið</translation>
        </message>
        <message>
            <source>Ready to roll.</source>
            <translation>Þú átt kast.</translation>
        </message>
        <message>
            <source>Roll %1 of 3: %2.</source>
            <translation>Kast %1 af 3: %2.</translation>
        </message>
        <message>
            <source>The game is over. %1</source>
            <translation>Leiknum er lokið. %1</translation>
        </message>
        <message>
            <source>Total %1.</source>
            <translation>Samtals %1.</translation>
        </message>
        <message>
            <source>Turn %1 of %2.</source>
            <translation>Umferð %1 af %2.</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>%1, %2 to %3</source>
            <translation>%1, %2 til %3</translation>
        </message>
        <message>
            <source>%1, one less</source>
            <translation>%1, einu minna</translation>
        </message>
        <message>
            <source>%1, one more</source>
            <translation>%1, einu meira</translation>
        </message>
    </context>
    <context>
        <name>Tips</name>
        <message>
            <source>%1 for %2</source>
            <translation>reiturinn %1 (%2 stig)</translation>
        </message>
        <message>
            <source>%1: %2 beats %3 by %4 points.</source>
            <translation>%1: %2 borgar sig betur en %3. Munurinn er %4 stig.</translation>
        </message>
        <message>
            <source>%1: %2 beats %3.</source>
            <translation>%1: %2 borgar sig betur en %3.</translation>
        </message>
        <message>
            <source>A straight must be exact. With four of its five faces in hand, hold those and roll the one that doesn’t belong.</source>
            <translation>Röð verður að vera nákvæm. Þegar þú ert með fjórar af tölunum fimm skaltu halda þeim og kasta þeim teningi sem á ekki heima þar.</translation>
        </message>
        <message>
            <source>Any dice fit Choice, so keep it for later. Spent early on a small total, it is gone when several fives and sixes find no other place.</source>
            <translation>Allir teningar passa í Frjálst val, svo geymdu þann reit. Sé honum eytt snemma í fá stig er hann ekki lengur til þegar margar fimmur og sexur eiga sér engan annan stað.</translation>
        </message>
        <message>
            <source>But not always:</source>
            <translation>En ekki alltaf:</translation>
        </message>
        <message>
            <source>Choice is the safety net</source>
            <translation>Frjálst val er öryggisnetið</translation>
        </message>
        <message>
            <source>Choose your zeros</source>
            <translation>Veldu núllin þín</translation>
        </message>
        <message>
            <source>Dice that went after a Yacht may be worth more elsewhere: in a number, as Four of a Kind, as a Full House, in Choice. Look at every box before you choose.</source>
            <translation>Teningar sem áttu að verða Yacht geta verið meira virði annars staðar: í tölureit, sem Fjórir eins, sem Fullt hús, í Frjálsu vali. Líttu á alla reitina áður en þú velur.</translation>
        </message>
        <message>
            <source>Early in the game, hold dice that could still become many things. A pair can grow into Four of a Kind, a Full House or a Yacht; a run can become a straight.</source>
            <translation>Snemma í leiknum er gott að halda teningum sem geta enn orðið að mörgu. Par getur orðið Fjórir eins, Fullt hús eða Yacht; tölur hlið við hlið geta orðið að röð.</translation>
        </message>
        <message>
            <source>Four of a Kind pays by its face</source>
            <translation>Fjórir eins borga eftir tölunni</translation>
        </message>
        <message>
            <source>Four of the five for a straight</source>
            <translation>Fjórir af fimm í röð</translation>
        </message>
        <message>
            <source>Keep several doors open</source>
            <translation>Haltu mörgum dyrum opnum</translation>
        </message>
        <message>
            <source>Late in the game some box will stay empty. Strike the one that is hardest to get, or worth least with the turns that are left, before bad dice choose for you.</source>
            <translation>Seint í leiknum verður einhver reitur útundan. Strikaðu út þann sem erfiðast er að ná, eða sem gefur minnst í þeim umferðum sem eftir eru, áður en léleg köst velja fyrir þig.</translation>
        </message>
        <message>
            <source>Look at the whole card</source>
            <translation>Líttu á allt blaðið</translation>
        </message>
        <message>
            <source>No roll left</source>
            <translation>Ekkert kast eftir</translation>
        </message>
        <message>
            <source>One roll left</source>
            <translation>Eitt kast eftir</translation>
        </message>
        <message>
            <source>Only the four dice alike count, so high faces belong there: a low four uses the box up for little.</source>
            <translation>Aðeins þeir fjórir sem eru eins telja, svo að háar tölur eiga heima þar: með fjórum lágum fer reiturinn fyrir lítið.</translation>
        </message>
        <message>
            <source>Still open: %1. %2</source>
            <translation>Enn opið: %1. %2</translation>
        </message>
        <message>
            <source>Tips for a better game</source>
            <translation>Ráð til að spila betur</translation>
        </message>
        <message>
            <source>Two rolls left</source>
            <translation>Tvö köst eftir</translation>
        </message>
        <message>
            <source>What the coach has reckoned is exact, for the traditional rules and the best average.</source>
            <translation>Það sem þjálfarinn hefur reiknað er nákvæmt, miðað við hefðbundnu reglurnar og besta meðaltal.</translation>
        </message>
        <message>
            <source>holding %1</source>
            <translation>að halda %1</translation>
        </message>
    </context>
    <context>
        <name>Transfer</name>
        <message numerus="yes">
            <source>%Ln deleted games come back.</source>
            <translation>
                <numerusform>%Ln eyddur leikur kemur aftur.</numerusform>
                <numerusform>%Ln eyddir leikir koma aftur.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games</source>
            <translation>
                <numerusform>%Ln leikur</numerusform>
                <numerusform>%Ln leikir</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games are here already.</source>
            <translation>
                <numerusform>%Ln leikur er hér nú þegar.</numerusform>
                <numerusform>%Ln leikir eru hér nú þegar.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games are now in %1.</source>
            <translation>
                <numerusform>%Ln leikur er nú í %1.</numerusform>
                <numerusform>%Ln leikir eru nú í %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games can't be read and stay out.</source>
            <translation>
                <numerusform>Ekki er hægt að lesa %Ln leik og hann verður skilinn eftir.</numerusform>
                <numerusform>Ekki er hægt að lesa %Ln leiki og þeir verða skildir eftir.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games went another way here and stay.</source>
            <translation>
                <numerusform>%Ln leikur fór á annan veg hér og helst óbreyttur.</numerusform>
                <numerusform>%Ln leikir fóru á annan veg hér og haldast óbreyttir.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games went on elsewhere.</source>
            <translation>
                <numerusform>%Ln leikur hélt áfram annars staðar og verður uppfærður.</numerusform>
                <numerusform>%Ln leikir héldu áfram annars staðar og verða uppfærðir.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games were imported.</source>
            <translation>
                <numerusform>%Ln leikur var fluttur inn.</numerusform>
                <numerusform>%Ln leikir voru fluttir inn.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new games</source>
            <translation>
                <numerusform>%Ln nýr leikur</numerusform>
                <numerusform>%Ln nýir leikir</numerusform>
            </translation>
        </message>
        <message>
            <source>A backup of your games is made first.</source>
            <translation>Fyrst er gert öryggisafrit af leikjunum þínum.</translation>
        </message>
        <message>
            <source>Comma-separated values (*.csv)</source>
            <translation>Gildi aðskilin með kommum (*.csv)</translation>
        </message>
        <message>
            <source>Export games</source>
            <translation>Flytja út leiki</translation>
        </message>
        <message>
            <source>Export totals for a spreadsheet</source>
            <translation>Flytja út stig fyrir töflureikni</translation>
        </message>
        <message>
            <source>Game %1 in this file doesn't add up: its moves don't lead to its result.</source>
            <translation>Leikur %1 í þessari skrá gengur ekki upp: skrefin leiða ekki til úrslitanna.</translation>
        </message>
        <message>
            <source>Game %1 in this file has dice that can't have fallen like this.</source>
            <translation>Í leik %1 í þessari skrá eru teningar sem geta ekki hafa fallið svona.</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Flytja inn</translation>
        </message>
        <message>
            <source>Import games</source>
            <translation>Flytja inn leiki</translation>
        </message>
        <message>
            <source>Importing</source>
            <translation>Flyt inn leiki</translation>
        </message>
        <message>
            <source>Looking at the games</source>
            <translation>Skoða leikina</translation>
        </message>
        <message>
            <source>Nothing was imported</source>
            <translation>Ekkert var flutt inn</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Opna möppuna</translation>
        </message>
        <message>
            <source>Something went wrong in Yacht. Your games are as they were.</source>
            <translation>Eitthvað fór úrskeiðis í Yacht. Leikirnir þínir eru óbreyttir.</translation>
        </message>
        <message>
            <source>This file can't be read.</source>
            <translation>Ekki er hægt að lesa þessa skrá.</translation>
        </message>
        <message>
            <source>This file is damaged.</source>
            <translation>Þessi skrá er skemmd.</translation>
        </message>
        <message>
            <source>This file is far larger than any file of games could be.</source>
            <translation>Þessi skrá er mun stærri en nokkur leikjaskrá gæti verið.</translation>
        </message>
        <message>
            <source>This file was made by a newer Yacht, which this one can't read yet.</source>
            <translation>Þessi skrá er úr nýrri útgáfu af Yacht og þessi útgáfa getur ekki lesið hana.</translation>
        </message>
        <message>
            <source>This is no file of Yacht games.</source>
            <translation>Þetta er ekki skrá með Yacht-leikjum.</translation>
        </message>
        <message>
            <source>Yacht games (*.yacht-games *.json *.db)</source>
            <translation>Yacht-leikir (*.yacht-games *.json *.db)</translation>
        </message>
        <message>
            <source>Yacht games (*.yacht-games)</source>
            <translation>Yacht-leikir (*.yacht-games)</translation>
        </message>
        <message>
            <source>Your games</source>
            <translation>Leikirnir þínir</translation>
        </message>
        <message>
            <source>Your games are kept in this very file. Choose another name, please.</source>
            <translation>Leikirnir þínir eru geymdir í þessari sömu skrá. Veldu annað nafn.</translation>
        </message>
    </context>
    <context>
        <name>Tray</name>
        <message>
            <source>%1 · %2</source>
            <translation>%1 · %2</translation>
        </message>
    </context>
    <context>
        <name>Trouble</name>
        <message>
            <source>Its format is number %1, this Yacht knows up to %2.</source>
            <translation>Snið skrárinnar er númer %1 en þessi útgáfa af Yacht þekkir aðeins upp í %2.</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Opna möppuna</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Hætta</translation>
        </message>
        <message>
            <source>Start with new games beside it</source>
            <translation>Byrja með nýja leiki til hliðar</translation>
        </message>
        <message>
            <source>The file is %1</source>
            <translation>Skráin er %1</translation>
        </message>
        <message>
            <source>Yacht</source>
            <translation>Yacht</translation>
        </message>
    </context>
    <context>
        <name>Window</name>
        <message>
            <source>Switch sound on</source>
            <translation>Kveikja á hljóði</translation>
        </message>
        <message>
            <source>The dice can be heard, too.</source>
            <translation>Það má líka heyra í teningunum.</translation>
        </message>
    </context>
</TS>
