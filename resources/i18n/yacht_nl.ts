<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>About Yacht</source>
            <translation>Over Yacht</translation>
        </message>
        <message>
            <source>Free to use, share and change under the MIT licence.</source>
            <translation>Vrij te gebruiken, te delen en te wijzigen onder de MIT-licentie.</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licenties</translation>
        </message>
        <message>
            <source>Made with Qt %1 and PySide6, both under the LGPL 3, Python, SQLite and NumPy.</source>
            <translation>Gemaakt met Qt %1 en PySide6, beide onder de LGPL 3, en met Python, SQLite en NumPy.</translation>
        </message>
        <message>
            <source>Nothing is being saved at the moment.</source>
            <translation>Op dit moment wordt er niets opgeslagen.</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Map openen</translation>
        </message>
        <message>
            <source>The old game of five dice, for your own record.</source>
            <translation>Het oude spel met vijf dobbelstenen, voor je eigen record.</translation>
        </message>
        <message>
            <source>Yacht %1</source>
            <translation>Yacht %1</translation>
        </message>
        <message>
            <source>Your games are kept in %1</source>
            <translation>Je spellen staan in %1</translation>
        </message>
    </context>
    <context>
        <name>Action</name>
        <message>
            <source>&amp;About Yacht</source>
            <translation>&amp;Over Yacht</translation>
        </message>
        <message>
            <source>&amp;Backups…</source>
            <translation>&amp;Back-ups…</translation>
        </message>
        <message>
            <source>&amp;Beat your record</source>
            <translation>Je &amp;record breken</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Donker</translation>
        </message>
        <message>
            <source>&amp;Do it</source>
            <translation>&amp;Doen</translation>
        </message>
        <message>
            <source>&amp;Explain this box</source>
            <translation>&amp;Uitleg bij dit vak</translation>
        </message>
        <message>
            <source>&amp;Export games…</source>
            <translation>Spellen &amp;exporteren…</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>&amp;Volledig scherm</translation>
        </message>
        <message>
            <source>&amp;Harbour</source>
            <translation>&amp;Haven</translation>
        </message>
        <message>
            <source>&amp;Hide the options</source>
            <translation>Opties &amp;sluiten</translation>
        </message>
        <message>
            <source>&amp;High contrast</source>
            <translation>&amp;Hoog contrast</translation>
        </message>
        <message>
            <source>&amp;House rules</source>
            <translation>&amp;Huisregels</translation>
        </message>
        <message>
            <source>&amp;How to play this turn</source>
            <translation>&amp;Zo speel je</translation>
        </message>
        <message>
            <source>&amp;Import…</source>
            <translation>&amp;Importeren…</translation>
        </message>
        <message>
            <source>&amp;Keep everything still</source>
            <translation>Zonder &amp;beweging</translation>
        </message>
        <message>
            <source>&amp;Keyboard</source>
            <translation>&amp;Toetsenbord</translation>
        </message>
        <message>
            <source>&amp;Larger</source>
            <translation>&amp;Groter</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Licht</translation>
        </message>
        <message>
            <source>&amp;Linen</source>
            <translation>&amp;Linnen</translation>
        </message>
        <message>
            <source>&amp;New game…</source>
            <translation>&amp;Nieuw spel…</translation>
        </message>
        <message>
            <source>&amp;Numerals</source>
            <translation>&amp;Cijfers</translation>
        </message>
        <message>
            <source>&amp;Pips</source>
            <translation>&amp;Ogen</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>S&amp;pelen</translation>
        </message>
        <message>
            <source>&amp;Print…</source>
            <translation>Af&amp;drukken…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Afsluiten</translation>
        </message>
        <message>
            <source>&amp;Review</source>
            <translation>&amp;Terugblik</translation>
        </message>
        <message>
            <source>&amp;Show the best options</source>
            <translation>Opties &amp;tonen</translation>
        </message>
        <message>
            <source>&amp;Slate</source>
            <translation>Lei&amp;steen</translation>
        </message>
        <message>
            <source>&amp;Smaller</source>
            <translation>&amp;Kleiner</translation>
        </message>
        <message>
            <source>&amp;Sound</source>
            <translation>Gel&amp;uid</translation>
        </message>
        <message>
            <source>&amp;Usual size</source>
            <translation>&amp;Normale grootte</translation>
        </message>
        <message>
            <source>&amp;Where things stand</source>
            <translation>&amp;Hoe het ervoor staat</translation>
        </message>
        <message>
            <source>&amp;Yacht first on the card</source>
            <translation>&amp;Yacht bovenaan</translation>
        </message>
        <message>
            <source>Best &amp;average</source>
            <translation>Beste &amp;gemiddelde</translation>
        </message>
        <message>
            <source>C&amp;oach</source>
            <translation>C&amp;oach</translation>
        </message>
        <message>
            <source>Export &amp;totals for a spreadsheet…</source>
            <translation>&amp;Totalen exporteren voor een spreadsheet…</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Sluiten</translation>
        </message>
        <message>
            <source>Hold or release die %1</source>
            <translation>Dobbelsteen %1 vasthouden of loslaten</translation>
        </message>
        <message>
            <source>Large &amp;boxes</source>
            <translation>Grote vakke&amp;n</translation>
        </message>
        <message>
            <source>Like the &amp;system</source>
            <translation>Zoals het &amp;systeem</translation>
        </message>
        <message>
            <source>New game, same &amp;again</source>
            <translation>Nog &amp;zo’n spel</translation>
        </message>
        <message>
            <source>Next game</source>
            <translation>Volgend spel</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Afdrukken of delen</translation>
        </message>
        <message>
            <source>R&amp;ecords</source>
            <translation>R&amp;ecords</translation>
        </message>
        <message>
            <source>R&amp;ules</source>
            <translation>Re&amp;gels</translation>
        </message>
        <message>
            <source>Score box %1 of the card</source>
            <translation>Vak %1 van het scoreblad invullen</translation>
        </message>
        <message>
            <source>Small &amp;window on top</source>
            <translation>Kle&amp;in venster bovenop</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Opnieuw beginnen</translation>
        </message>
        <message>
            <source>Take down all &amp;three rolls</source>
            <translation>Alle drie de &amp;worpen noteren</translation>
        </message>
        <message>
            <source>Undo new game</source>
            <translation>Terug naar vorig spel</translation>
        </message>
    </context>
    <context>
        <name>Backups</name>
        <message numerus="yes">
            <source>%Ln games of that time take the place of all that are here now.</source>
            <translation>
                <numerusform>%Ln spel van toen komt in de plaats van alles wat er nu staat.</numerusform>
                <numerusform>%Ln spellen van toen komen in de plaats van alles wat er nu staat.</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the list</source>
            <translation>Terug naar de lijst</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Back-ups</translation>
        </message>
        <message>
            <source>Before a restore</source>
            <translation>Vóór terugzetten</translation>
        </message>
        <message>
            <source>Before an import</source>
            <translation>Vóór importeren</translation>
        </message>
        <message>
            <source>Before an update</source>
            <translation>Vóór een update</translation>
        </message>
        <message>
            <source>Choose one to bring back the games of that time.</source>
            <translation>Kies er een om de spellen van toen terug te halen.</translation>
        </message>
        <message>
            <source>Daily</source>
            <translation>Dagelijks</translation>
        </message>
        <message>
            <source>Every game of the backup is checked first.</source>
            <translation>Eerst wordt elk spel uit de back-up gecontroleerd.</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spellen</translation>
        </message>
        <message>
            <source>Its games take the place of all that are here now.</source>
            <translation>De spellen erin komen in de plaats van alles wat er nu staat.</translation>
        </message>
        <message>
            <source>Looking at your backups</source>
            <translation>Je back-ups worden bekeken</translation>
        </message>
        <message>
            <source>Made</source>
            <translation>Gemaakt</translation>
        </message>
        <message>
            <source>No backups yet</source>
            <translation>Nog geen back-ups</translation>
        </message>
        <message>
            <source>Nothing was changed</source>
            <translation>Er is niets veranderd</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Reden</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Terugzetten</translation>
        </message>
        <message>
            <source>Restore the games of %1?</source>
            <translation>De spellen van %1 terugzetten?</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>Terugzetten…</translation>
        </message>
        <message>
            <source>Restoring</source>
            <translation>Bezig met terugzetten</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Grootte</translation>
        </message>
        <message>
            <source>This backup is damaged. Your games are as they were.</source>
            <translation>Deze back-up is beschadigd. Je spellen zijn zoals ze waren.</translation>
        </message>
        <message>
            <source>This backup was made by a newer Yacht. Your games are as they were.</source>
            <translation>Deze back-up is met een nieuwere versie van Yacht gemaakt. Je spellen zijn zoals ze waren.</translation>
        </message>
        <message>
            <source>What is here now is kept as one more backup.</source>
            <translation>Wat er nu staat, wordt bewaard als extra back-up.</translation>
        </message>
        <message>
            <source>When the file was replaced</source>
            <translation>Bestand vervangen</translation>
        </message>
        <message>
            <source>Yacht makes one a day by itself, soon after it was started.</source>
            <translation>Yacht maakt er elke dag vanzelf een, kort na het starten.</translation>
        </message>
        <message>
            <source>Your games are those of %1. What was here is kept as a backup.</source>
            <translation>Je hebt nu de spellen van %1. Wat er stond, is als back-up bewaard.</translation>
        </message>
    </context>
    <context>
        <name>Board</name>
        <message>
            <source>Table</source>
            <translation>Tafel</translation>
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
            <translation>%1, gestopt</translation>
        </message>
        <message>
            <source>%1, on turn</source>
            <translation>%1, aan de beurt</translation>
        </message>
        <message>
            <source>%1, open</source>
            <translation>%1, open</translation>
        </message>
        <message>
            <source>%1, scored %2</source>
            <translation>%1, %2 gescoord</translation>
        </message>
        <message>
            <source>%1, would score %2</source>
            <translation>%1, zou %2 opleveren</translation>
        </message>
        <message>
            <source>%1, would score 0, %2</source>
            <translation>%1, zou 0 opleveren, %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Box</source>
            <translation>Vak</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punten</translation>
        </message>
        <message>
            <source>Scorecard</source>
            <translation>Scoreblad</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Totaal</translation>
        </message>
        <message>
            <source>Total %1</source>
            <translation>Totaal %1</translation>
        </message>
        <message>
            <source>Totals. %1</source>
            <translation>Totalen. %1</translation>
        </message>
        <message>
            <source>left</source>
            <translation>weg</translation>
        </message>
    </context>
    <context>
        <name>Category</name>
        <message>
            <source>Big Straight</source>
            <translation>Grote straat</translation>
        </message>
        <message>
            <source>Choice</source>
            <translation>Keuze</translation>
        </message>
        <message>
            <source>Fives</source>
            <translation>Vijven</translation>
        </message>
        <message>
            <source>Four of a Kind</source>
            <translation>Vier dezelfde</translation>
        </message>
        <message>
            <source>Fours</source>
            <translation>Vieren</translation>
        </message>
        <message>
            <source>Full House</source>
            <translation>Full House</translation>
        </message>
        <message>
            <source>Little Straight</source>
            <translation>Kleine straat</translation>
        </message>
        <message>
            <source>Ones</source>
            <translation>Enen</translation>
        </message>
        <message>
            <source>Sixes</source>
            <translation>Zessen</translation>
        </message>
        <message>
            <source>Threes</source>
            <translation>Drieën</translation>
        </message>
        <message>
            <source>Two Pairs</source>
            <translation>Twee paren</translation>
        </message>
        <message>
            <source>Twos</source>
            <translation>Tweeën</translation>
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
            <translation>Coach</translation>
        </message>
        <message>
            <source>For the best average: %1. For your target: %2.</source>
            <translation>Voor het beste gemiddelde: %1. Voor je doel: %2.</translation>
        </message>
        <message>
            <source>Hold %1</source>
            <translation>%1 vasthouden</translation>
        </message>
        <message>
            <source>Roll all five dice</source>
            <translation>Alle vijf gooien</translation>
        </message>
        <message>
            <source>Score %1, %2</source>
            <translation>%1 voor %2</translation>
        </message>
        <message>
            <source>Take down all three rolls, and the coach can help.</source>
            <translation>Noteer alle drie de worpen, dan kan de coach helpen.</translation>
        </message>
        <message>
            <source>The coach can't be loaded here. The game needs no coach.</source>
            <translation>De coach kan hier niet worden geladen. Je kunt gewoon zonder coach spelen.</translation>
        </message>
        <message>
            <source>The coach is working these rules out. Just play on.</source>
            <translation>De coach rekent deze regels nog door. Speel gerust verder.</translation>
        </message>
        <message>
            <source>This game now counts as assisted, with records of its own.</source>
            <translation>Dit spel telt nu als spel met hulp. Daarvoor gelden aparte records.</translation>
        </message>
        <message>
            <source>Total to reach</source>
            <translation>Te halen totaal</translation>
        </message>
        <message>
            <source>chance to beat %1 from here</source>
            <translation>kans om %1 te verbeteren</translation>
        </message>
        <message>
            <source>chance to reach %1 from here</source>
            <translation>kans om %1 nog te halen</translation>
        </message>
        <message>
            <source>expected final total</source>
            <translation>verwacht eindtotaal</translation>
        </message>
        <message>
            <source>under %1 %</source>
            <translation>minder dan %1%</translation>
        </message>
    </context>
    <context>
        <name>Compact</name>
        <message>
            <source>Nothing to score yet</source>
            <translation>Nog niets in te vullen</translation>
        </message>
        <message>
            <source>This desktop lets no program put itself on top. Its window menu may offer “Always on top”.</source>
            <translation>Deze desktop laat geen programma zichzelf naar voren halen. Misschien staat ‘Altijd op voorgrond’ in het venstermenu.</translation>
        </message>
    </context>
    <context>
        <name>Die</name>
        <message>
            <source>Die %1, %2</source>
            <translation>Dobbelsteen %1, %2</translation>
        </message>
        <message>
            <source>Die %1, %2, held</source>
            <translation>Dobbelsteen %1, %2, vastgehouden</translation>
        </message>
        <message>
            <source>Die %1, %2, will be rolled</source>
            <translation>Dobbelsteen %1, %2, wordt gegooid</translation>
        </message>
        <message>
            <source>Die %1, not rolled yet</source>
            <translation>Dobbelsteen %1, nog niet gegooid</translation>
        </message>
        <message>
            <source>Die %1: %2</source>
            <translation>Dobbelsteen %1: %2</translation>
        </message>
        <message>
            <source>Die %1: %2, held</source>
            <translation>Dobbelsteen %1: %2, vastgehouden</translation>
        </message>
        <message>
            <source>Held</source>
            <translation>Vast</translation>
        </message>
        <message>
            <source>Hold this die (%1)</source>
            <translation>Deze dobbelsteen vasthouden (%1)</translation>
        </message>
        <message>
            <source>Release this die (%1)</source>
            <translation>Deze dobbelsteen loslaten (%1)</translation>
        </message>
    </context>
    <context>
        <name>Entry</name>
        <message>
            <source>%1 is on no die: type 1 to 6</source>
            <translation>%1 staat op geen dobbelsteen: typ 1 tot en met 6</translation>
        </message>
        <message>
            <source>%1, %2: which dice were they?</source>
            <translation>%1, %2: welke dobbelstenen waren het?</translation>
        </message>
        <message>
            <source>%1: which dice were they?</source>
            <translation>%1: welke dobbelstenen waren het?</translation>
        </message>
        <message numerus="yes">
            <source>%n dice are missing</source>
            <translation>
                <numerusform>Er ontbreekt nog %n dobbelsteen</numerusform>
                <numerusform>Er ontbreken nog %n dobbelstenen</numerusform>
            </translation>
        </message>
        <message>
            <source>A die shows %1</source>
            <translation>Een dobbelsteen toont een %1</translation>
        </message>
        <message>
            <source>Correct it</source>
            <translation>Corrigeren</translation>
        </message>
        <message>
            <source>Die %1, to be typed</source>
            <translation>Dobbelsteen %1, nog in te voeren</translation>
        </message>
        <message>
            <source>Five dice are there. Backspace takes one back</source>
            <translation>Alle vijf staan er. Backspace haalt er een weg</translation>
        </message>
        <message>
            <source>Five dice, each from 1 to 6</source>
            <translation>Vijf dobbelstenen, elk van 1 tot en met 6</translation>
        </message>
        <message>
            <source>Leave it as it is</source>
            <translation>Zo laten</translation>
        </message>
        <message>
            <source>These dice earn %1</source>
            <translation>Deze worp levert %1 op</translation>
        </message>
        <message numerus="yes">
            <source>Type %n dice</source>
            <translation>
                <numerusform>%n dobbelsteen invoeren</numerusform>
                <numerusform>%n dobbelstenen invoeren</numerusform>
            </translation>
        </message>
        <message>
            <source>Type die %1 again</source>
            <translation>Dobbelsteen %1 opnieuw invoeren</translation>
        </message>
        <message numerus="yes">
            <source>Type the next roll, %n dice</source>
            <translation>
                <numerusform>Volgende worp (%n)</numerusform>
                <numerusform>Volgende worp (%n)</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo typing</source>
            <translation>Invoer terugnemen</translation>
        </message>
        <message>
            <source>choose a box</source>
            <translation>kies een vak</translation>
        </message>
        <message>
            <source>corrected, was %1</source>
            <translation>gecorrigeerd, was %1</translation>
        </message>
        <message>
            <source>roll %1 of 3</source>
            <translation>worp %1 van 3</translation>
        </message>
        <message>
            <source>roll %1 of 3: what do the dice show?</source>
            <translation>worp %1 van 3 invoeren</translation>
        </message>
        <message>
            <source>what do the dice show?</source>
            <translation>wat heb je gegooid?</translation>
        </message>
    </context>
    <context>
        <name>Face</name>
        <message>
            <source>five</source>
            <translation>vijf</translation>
        </message>
        <message>
            <source>four</source>
            <translation>vier</translation>
        </message>
        <message>
            <source>one</source>
            <translation>één</translation>
        </message>
        <message>
            <source>six</source>
            <translation>zes</translation>
        </message>
        <message>
            <source>three</source>
            <translation>drie</translation>
        </message>
        <message>
            <source>two</source>
            <translation>twee</translation>
        </message>
    </context>
    <context>
        <name>Fault</name>
        <message>
            <source>Every move was stored as you made it. If this comes back, close Yacht and start it again.</source>
            <translation>Alles wat je deed, is meteen opgeslagen. Gaat het weer mis, sluit Yacht dan af en start het opnieuw.</translation>
        </message>
        <message>
            <source>Something went wrong in Yacht. Your game is safe.</source>
            <translation>Er ging iets mis in Yacht. Je spel is veilig.</translation>
        </message>
        <message>
            <source>What happened is noted in %1</source>
            <translation>Wat er gebeurde, staat in %1</translation>
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
            <translation>Kies een vak: het blad toont wat deze worp oplevert. Elk vak vul je één keer in.</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Sluiten</translation>
        </message>
        <message>
            <source>Hide how to play this turn</source>
            <translation>Zo speel je deze beurt: sluiten</translation>
        </message>
        <message>
            <source>Hold what you like (click or press 1–5) and roll the rest, up to twice.</source>
            <translation>Houd vast wat je wilt (klik of toets 1–5) en gooi de rest, tot twee keer.</translation>
        </message>
        <message>
            <source>How to play this turn</source>
            <translation>Zo speel je deze beurt</translation>
        </message>
        <message>
            <source>Roll all five dice.</source>
            <translation>Gooi alle vijf de dobbelstenen.</translation>
        </message>
        <message>
            <source>Roll your own dice, up to three times.</source>
            <translation>Gooi je eigen dobbelstenen, hooguit drie keer.</translation>
        </message>
        <message>
            <source>Type what they show, like 44416, or pick the faces.</source>
            <translation>Typ wat ze tonen, bijvoorbeeld 44416, of kies de ogen.</translation>
        </message>
    </context>
    <context>
        <name>Hint</name>
        <message>
            <source>Choose a box. Its number is what you get.</source>
            <translation>Kies een vak. Je krijgt het getal dat er staat.</translation>
        </message>
        <message>
            <source>Click the dice you want to keep.</source>
            <translation>Klik op de dobbelstenen die je wilt vasthouden.</translation>
        </message>
        <message>
            <source>Roll the dice: click here, or press Space.</source>
            <translation>Gooi: klik hier of druk op de spatiebalk.</translation>
        </message>
        <message>
            <source>Roll the others. You can do this twice.</source>
            <translation>Gooi de rest. Dat mag twee keer.</translation>
        </message>
    </context>
    <context>
        <name>House</name>
        <message>
            <source>%1 – not saved yet</source>
            <translation>%1 – niet opgeslagen</translation>
        </message>
        <message>
            <source>%1, earlier (%2)</source>
            <translation>%1, vroeger (%2)</translation>
        </message>
        <message>
            <source>%1, traditionally %2</source>
            <translation>%1, klassiek %2</translation>
        </message>
        <message>
            <source>%2, now %1</source>
            <translation>%2, nu %1</translation>
        </message>
        <message>
            <source>A 13th box, and a 13th turn</source>
            <translation>Een 13e vak en een 13e beurt</translation>
        </message>
        <message>
            <source>A name has at most %1 letters, digits and other signs.</source>
            <translation>Een naam telt hooguit %1 letters, cijfers en andere tekens.</translation>
        </message>
        <message>
            <source>All five dice</source>
            <translation>Alle vijf</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Altijd</translation>
        </message>
        <message>
            <source>Best possible total %1</source>
            <translation>Hoogst haalbare totaal: %1</translation>
        </message>
        <message>
            <source>Counts as one, too</source>
            <translation>Telt ook mee</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Verwijderen</translation>
        </message>
        <message>
            <source>Discard the changes</source>
            <translation>Wijzigingen verwerpen</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exporteren</translation>
        </message>
        <message>
            <source>Export rules</source>
            <translation>Regels exporteren</translation>
        </message>
        <message>
            <source>Files of rules</source>
            <translation>Bestanden met regels</translation>
        </message>
        <message>
            <source>Five alike as Full House</source>
            <translation>Vijf dezelfde als Full House</translation>
        </message>
        <message>
            <source>Give your rules a name to save them.</source>
            <translation>Geef je regels een naam om ze op te slaan.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Huisregels</translation>
        </message>
        <message>
            <source>Import rules</source>
            <translation>Regels importeren</translation>
        </message>
        <message>
            <source>Make your own</source>
            <translation>Eigen regels maken</translation>
        </message>
        <message>
            <source>Name of these rules</source>
            <translation>Naam van deze regels</translation>
        </message>
        <message>
            <source>New rules</source>
            <translation>Nieuw</translation>
        </message>
        <message>
            <source>Other rules have exactly this name. Choose another one.</source>
            <translation>Andere regels heten al precies zo. Kies een andere naam.</translation>
        </message>
        <message>
            <source>Play with these rules</source>
            <translation>Met deze regels spelen</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regels</translation>
        </message>
        <message>
            <source>Save these rules</source>
            <translation>Deze regels opslaan</translation>
        </message>
        <message>
            <source>The card has no such box.</source>
            <translation>Dit vak staat niet op het scoreblad.</translation>
        </message>
        <message>
            <source>The four alike</source>
            <translation>De vier gelijke</translation>
        </message>
        <message>
            <source>The old game, nothing changed</source>
            <translation>Het oude spel, ongewijzigd</translation>
        </message>
        <message>
            <source>The rules are in “%1” now.</source>
            <translation>De regels staan nu in ‘%1’.</translation>
        </message>
        <message>
            <source>The sum</source>
            <translation>De som</translation>
        </message>
        <message>
            <source>These are the rules of “%1” already.</source>
            <translation>Dit zijn al de regels van ‘%1’.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Ongedaan maken</translation>
        </message>
        <message>
            <source>What are these rules called?</source>
            <translation>Hoe heten deze regels?</translation>
        </message>
        <message>
            <source>You have these rules already: they are “%1”.</source>
            <translation>Je hebt deze regels al: ze heten ‘%1’.</translation>
        </message>
        <message>
            <source>no box</source>
            <translation>geen vak</translation>
        </message>
        <message>
            <source>“%1” can’t be read, so nothing was imported.</source>
            <translation>‘%1’ kan niet worden gelezen, dus er is niets geïmporteerd.</translation>
        </message>
        <message>
            <source>“%1” can’t be written there. Try another place.</source>
            <translation>‘%1’ kan daar niet worden opgeslagen. Probeer een andere plek.</translation>
        </message>
        <message>
            <source>“%1” comes from a newer Yacht, so nothing was imported.</source>
            <translation>‘%1’ komt van een nieuwere versie van Yacht, dus er is niets geïmporteerd.</translation>
        </message>
        <message>
            <source>“%1” is damaged or was changed by hand, so nothing was imported.</source>
            <translation>‘%1’ is beschadigd of met de hand gewijzigd, dus er is niets geïmporteerd.</translation>
        </message>
        <message>
            <source>“%1” is deleted. Its games and records are kept.</source>
            <translation>‘%1’ is verwijderd. De spellen en records blijven bewaard.</translation>
        </message>
        <message>
            <source>“%1” is not a file of rules, so nothing was imported.</source>
            <translation>‘%1’ is geen bestand met regels, dus er is niets geïmporteerd.</translation>
        </message>
        <message>
            <source>“%1” is one of your rules now.</source>
            <translation>‘%1’ staat nu bij je regels.</translation>
        </message>
        <message>
            <source>“%1” is saved as new rules: its games and records stay with the old ones.</source>
            <translation>‘%1’ is opgeslagen als nieuwe regels: de spellen en records blijven bij de oude.</translation>
        </message>
        <message>
            <source>“%1” is too large for a file of rules, so nothing was imported.</source>
            <translation>‘%1’ is te groot voor een bestand met regels, dus er is niets geïmporteerd.</translation>
        </message>
    </context>
    <context>
        <name>Keyboard</name>
        <message>
            <source>Back to the records</source>
            <translation>Terug naar de records</translation>
        </message>
        <message>
            <source>Bring back what was taken back</source>
            <translation>Opnieuw doen wat is teruggenomen</translation>
        </message>
        <message>
            <source>Do what the coach would do</source>
            <translation>Doen wat de coach zou doen</translation>
        </message>
        <message>
            <source>Everything larger, smaller, at its usual size</source>
            <translation>Alles groter, kleiner, op normale grootte</translation>
        </message>
        <message>
            <source>Explain a box and what the dice earn there</source>
            <translation>Een vak uitleggen en wat de worp daar oplevert</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Volledig scherm</translation>
        </message>
        <message>
            <source>Go to the dice and over them</source>
            <translation>Naar de dobbelstenen en van de ene naar de andere</translation>
        </message>
        <message>
            <source>Hold or release a die</source>
            <translation>Een dobbelsteen vasthouden of loslaten</translation>
        </message>
        <message>
            <source>Its start · its end</source>
            <translation>Begin van het spel · einde van het spel</translation>
        </message>
        <message>
            <source>Keyboard</source>
            <translation>Toetsenbord</translation>
        </message>
        <message>
            <source>Move between dice, buttons and card</source>
            <translation>Tussen dobbelstenen, knoppen en scoreblad wisselen</translation>
        </message>
        <message>
            <source>Move over the card</source>
            <translation>Over het scoreblad bewegen</translation>
        </message>
        <message>
            <source>New game with the same rules, players and dice</source>
            <translation>Nieuw spel met dezelfde regels, spelers en dobbelstenen</translation>
        </message>
        <message>
            <source>New game: rules, players, dice</source>
            <translation>Nieuw spel: regels, spelers, dobbelstenen</translation>
        </message>
        <message>
            <source>Next game, or start over when the record is out of reach</source>
            <translation>Volgend spel, of opnieuw beginnen als het record onhaalbaar is</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Afdrukken of delen</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Afsluiten</translation>
        </message>
        <message>
            <source>Replay a game of the records</source>
            <translation>Een spel uit de records naspelen</translation>
        </message>
        <message>
            <source>Roll the loose dice</source>
            <translation>De losse dobbelstenen gooien</translation>
        </message>
        <message>
            <source>Score a box, from the top of the card</source>
            <translation>Een vak invullen, op het scoreblad van bovenaf</translation>
        </message>
        <message>
            <source>Score the box, or press the button in focus</source>
            <translation>Het vak invullen of op de gekozen knop drukken</translation>
        </message>
        <message>
            <source>Show or hide the coach's options</source>
            <translation>Opties van de coach tonen of sluiten</translation>
        </message>
        <message>
            <source>Show these letters on the card</source>
            <translation>Deze letters op het scoreblad tonen</translation>
        </message>
        <message>
            <source>Small window and back</source>
            <translation>Klein venster en terug</translation>
        </message>
        <message>
            <source>Table · records · review · rules</source>
            <translation>Spelen · records · terugblik · regels</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Terugnemen</translation>
        </message>
        <message>
            <source>Take back a die that was typed</source>
            <translation>Een ingevoerde dobbelsteen terugnemen</translation>
        </message>
        <message>
            <source>The box in focus, or else how the turn stands</source>
            <translation>Het gekozen vak, of anders hoe de beurt ervoor staat</translation>
        </message>
        <message>
            <source>This list</source>
            <translation>Deze lijst</translation>
        </message>
        <message>
            <source>Type what your own dice show</source>
            <translation>Invoeren wat je eigen dobbelstenen tonen</translation>
        </message>
        <message>
            <source>hold Alt</source>
            <translation>Alt ingedrukt</translation>
        </message>
    </context>
    <context>
        <name>Licences</name>
        <message>
            <source>Licence of</source>
            <translation>Licentie van</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licenties</translation>
        </message>
        <message>
            <source>This text is missing from the program's folder.</source>
            <translation>Deze tekst ontbreekt in de map van het programma.</translation>
        </message>
    </context>
    <context>
        <name>Manual</name>
        <message numerus="yes">
            <source>Found %n times</source>
            <translation>
                <numerusform>%n keer gevonden</numerusform>
                <numerusform>%n keer gevonden</numerusform>
            </translation>
        </message>
        <message>
            <source>Found very often</source>
            <translation>Heel vaak gevonden</translation>
        </message>
        <message>
            <source>Not found</source>
            <translation>Niet gevonden</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Afdrukken</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regels</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Zoeken</translation>
        </message>
        <message>
            <source>Search this text</source>
            <translation>In deze tekst zoeken</translation>
        </message>
        <message>
            <source>Tips</source>
            <translation>Tips</translation>
        </message>
    </context>
    <context>
        <name>Menu</name>
        <message>
            <source>&amp;Coach</source>
            <translation>&amp;Coach</translation>
        </message>
        <message>
            <source>&amp;Colours</source>
            <translation>&amp;Kleuren</translation>
        </message>
        <message>
            <source>&amp;Dice</source>
            <translation>&amp;Dobbelstenen</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <translation>&amp;Spel</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Help</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>T&amp;aal</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>The&amp;ma</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Beeld</translation>
        </message>
        <message>
            <source>&amp;Your games</source>
            <translation>&amp;Je spellen</translation>
        </message>
        <message>
            <source>A player &amp;leaves</source>
            <translation>Een speler &amp;stopt</translation>
        </message>
        <message>
            <source>New game &amp;with other rules</source>
            <translation>Nieuw spel &amp;met andere regels</translation>
        </message>
        <message>
            <source>Si&amp;ze</source>
            <translation>G&amp;rootte</translation>
        </message>
    </context>
    <context>
        <name>Needs</name>
        <message>
            <source>needs 1-2-3-4-5</source>
            <translation>1-2-3-4-5 nodig</translation>
        </message>
        <message>
            <source>needs 2-3-4-5-6</source>
            <translation>2-3-4-5-6 nodig</translation>
        </message>
        <message>
            <source>needs at least four alike</source>
            <translation>minstens vier dezelfde nodig</translation>
        </message>
        <message>
            <source>needs at least one 1</source>
            <translation>minstens één 1 nodig</translation>
        </message>
        <message>
            <source>needs at least one 2</source>
            <translation>minstens één 2 nodig</translation>
        </message>
        <message>
            <source>needs at least one 3</source>
            <translation>minstens één 3 nodig</translation>
        </message>
        <message>
            <source>needs at least one 4</source>
            <translation>minstens één 4 nodig</translation>
        </message>
        <message>
            <source>needs at least one 5</source>
            <translation>minstens één 5 nodig</translation>
        </message>
        <message>
            <source>needs at least one 6</source>
            <translation>minstens één 6 nodig</translation>
        </message>
        <message>
            <source>needs five alike</source>
            <translation>vijf dezelfde nodig</translation>
        </message>
        <message>
            <source>needs three alike and two of another face</source>
            <translation>drie dezelfde en een ander paar nodig</translation>
        </message>
        <message>
            <source>needs two pairs of different faces</source>
            <translation>twee verschillende paren nodig</translation>
        </message>
    </context>
    <context>
        <name>NewGame</name>
        <message>
            <source>%1 is number %2 now</source>
            <translation>%1 is nu nummer %2</translation>
        </message>
        <message>
            <source>Add a player</source>
            <translation>Speler toevoegen</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Terug naar het spel</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Dobbelstenen</translation>
        </message>
        <message>
            <source>Down shows names, Alt with Up or Down moves</source>
            <translation>Pijl-omlaag toont namen, Alt met pijl-omhoog of pijl-omlaag verplaatst</translation>
        </message>
        <message>
            <source>Drag to change the order</source>
            <translation>Sleep om de volgorde te wijzigen</translation>
        </message>
        <message>
            <source>Move player %1 down</source>
            <translation>Speler %1 omlaag</translation>
        </message>
        <message>
            <source>Move player %1 up</source>
            <translation>Speler %1 omhoog</translation>
        </message>
        <message>
            <source>Name of player %1</source>
            <translation>Naam van speler %1</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nieuw spel</translation>
        </message>
        <message>
            <source>Our own dice on the table</source>
            <translation>Eigen dobbelstenen op tafel</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spelers</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regels</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Beginnen</translation>
        </message>
        <message>
            <source>Take down all three rolls, not only the last</source>
            <translation>Alle drie de worpen noteren, niet alleen de laatste</translation>
        </message>
        <message>
            <source>Take out player %1</source>
            <translation>Speler %1 verwijderen</translation>
        </message>
        <message>
            <source>With all rolls the coach can help, and the game be reviewed</source>
            <translation>Met alle worpen kan de coach helpen en kun je op het spel terugblikken</translation>
        </message>
        <message>
            <source>Yacht rolls the dice</source>
            <translation>Yacht gooit</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Close</source>
            <translation>Sluiten</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Opnieuw proberen</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>Back to the review</source>
            <translation>Naar de terugblik</translation>
        </message>
        <message>
            <source>You are looking at turn %1 of a finished game.</source>
            <translation>Je bekijkt beurt %1 van een afgelopen spel.</translation>
        </message>
    </context>
    <context>
        <name>Paper</name>
        <message>
            <source>&amp;On a page</source>
            <translation>Per &amp;vel</translation>
        </message>
        <message>
            <source>&amp;Save picture…</source>
            <translation>Afbeelding op&amp;slaan…</translation>
        </message>
        <message>
            <source>&amp;What</source>
            <translation>&amp;Wat</translation>
        </message>
        <message>
            <source>A picture of it</source>
            <translation>Als afbeelding</translation>
        </message>
        <message>
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <source>Blank cards</source>
            <translation>Lege scorebladen</translation>
        </message>
        <message>
            <source>Copy pic&amp;ture</source>
            <translation>Afbeelding &amp;kopiëren</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Each turn: roll up to three times, keep what you like, fill one box. The highest total wins.</source>
            <translation>Elke beurt: gooi hooguit drie keer, houd vast wat je wilt, vul één vak in. Het hoogste totaal wint.</translation>
        </message>
        <message>
            <source>Letter</source>
            <translation>Letter</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Naam</translation>
        </message>
        <message>
            <source>No printer was found. You can save the page as PDF.</source>
            <translation>Er is geen printer gevonden. Je kunt de pagina als pdf opslaan.</translation>
        </message>
        <message>
            <source>One card</source>
            <translation>Eén scoreblad</translation>
        </message>
        <message>
            <source>P&amp;layers</source>
            <translation>Spe&amp;lers</translation>
        </message>
        <message>
            <source>P&amp;rint…</source>
            <translation>&amp;Afdrukken…</translation>
        </message>
        <message>
            <source>PDF page</source>
            <translation>Pdf-pagina</translation>
        </message>
        <message>
            <source>Pa&amp;per</source>
            <translation>Papie&amp;r</translation>
        </message>
        <message>
            <source>Page with a blank card, %1, %2</source>
            <translation>Vel met een leeg scoreblad, %1, %2</translation>
        </message>
        <message>
            <source>Page with a finished card, %1, %2</source>
            <translation>Vel met een ingevuld scoreblad, %1, %2</translation>
        </message>
        <message>
            <source>Page with two blank cards, %1, %2</source>
            <translation>Vel met twee lege scorebladen, %1, %2</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Afbeelding</translation>
        </message>
        <message>
            <source>Picture of the finished card</source>
            <translation>Afbeelding van het ingevulde scoreblad</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Speler %1</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Afdrukken</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Afdrukken of delen</translation>
        </message>
        <message>
            <source>Save as P&amp;DF…</source>
            <translation>Opslaan als p&amp;df…</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <translation>Opgeslagen als %1</translation>
        </message>
        <message>
            <source>Sent to the printer.</source>
            <translation>Naar de printer gestuurd.</translation>
        </message>
        <message>
            <source>The picture is copied: paste it wherever you like.</source>
            <translation>De afbeelding is gekopieerd: plak die waar je wilt.</translation>
        </message>
        <message>
            <source>The printer takes no pages just now. You can save it as PDF.</source>
            <translation>De printer neemt nu geen pagina’s aan. Je kunt de pagina als pdf opslaan.</translation>
        </message>
        <message>
            <source>This card</source>
            <translation>Dit scoreblad</translation>
        </message>
        <message>
            <source>Two cards</source>
            <translation>Twee scorebladen</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Winnaar</translation>
        </message>
        <message>
            <source>Yacht card</source>
            <translation>Yacht-scoreblad</translation>
        </message>
        <message>
            <source>left</source>
            <translation>gestopt</translation>
        </message>
        <message>
            <source>our own dice</source>
            <translation>eigen dobbelstenen</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>Another program has moved or replaced your games, so nothing was changed. Close Yacht and start it again.</source>
            <translation>Een ander programma heeft je spellen verplaatst of vervangen, dus er is niets veranderd. Sluit Yacht af en start het opnieuw.</translation>
        </message>
        <message>
            <source>Another program is using your games, so nothing was changed. Try again soon.</source>
            <translation>Een ander programma gebruikt je spellen, dus er is niets veranderd. Probeer het straks nog eens.</translation>
        </message>
        <message>
            <source>Nothing can be saved in this folder, so nothing was changed.</source>
            <translation>In deze map kan niets worden opgeslagen, dus er is niets veranderd.</translation>
        </message>
        <message>
            <source>The disk can't be written to just now, so nothing was changed. Try again.</source>
            <translation>Er kan nu niet naar de schijf worden geschreven, dus er is niets veranderd. Probeer het nog eens.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing was changed. Make some room, then try again.</source>
            <translation>De schijf is vol, dus er is niets veranderd. Maak wat ruimte vrij en probeer het nog eens.</translation>
        </message>
        <message>
            <source>This file belongs to another program. Nothing was changed in it.</source>
            <translation>Dit bestand hoort bij een ander programma. Er is niets in veranderd.</translation>
        </message>
        <message>
            <source>Your games can't be read any more. Nothing was changed in the file.</source>
            <translation>Je spellen kunnen niet meer worden gelezen. In het bestand is niets veranderd.</translation>
        </message>
        <message>
            <source>Your games were last played with a newer Yacht. They are safe and unchanged.</source>
            <translation>Je hebt het laatst met een nieuwere versie van Yacht gespeeld. Je spellen zijn veilig en ongewijzigd.</translation>
        </message>
    </context>
    <context>
        <name>Records</name>
        <message>
            <source>%1 as a chart</source>
            <translation>%1 als grafiek</translation>
        </message>
        <message>
            <source>%1 as a table</source>
            <translation>%1 als tabel</translation>
        </message>
        <message>
            <source>%1 in %2.</source>
            <translation>%1 in %2.</translation>
        </message>
        <message>
            <source>%1 in 10</source>
            <translation>%1 op 10</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 t/m %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, average %2, record %3 on %4</source>
            <translation>%1, gemiddeld %2, record %3 op %4</translation>
        </message>
        <message>
            <source>%1, half of them from %2 to %3</source>
            <translation>%1, waarvan de helft tussen %2 en %3</translation>
        </message>
        <message>
            <source>%1; perfect play averages %2</source>
            <translation>%1; perfect spel haalt gemiddeld %2</translation>
        </message>
        <message numerus="yes">
            <source>%Ln games</source>
            <translation>
                <numerusform>%Ln spel</numerusform>
                <numerusform>%Ln spellen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln points</source>
            <translation>
                <numerusform>%Ln punt</numerusform>
                <numerusform>%Ln punten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n abandoned</source>
            <translation>
                <numerusform>%n afgebroken</numerusform>
                <numerusform>%n afgebroken</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deleted</source>
            <translation>
                <numerusform>%n verwijderd</numerusform>
                <numerusform>%n verwijderd</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games brought back.</source>
            <translation>
                <numerusform>%n spel teruggehaald.</numerusform>
                <numerusform>%n spellen teruggehaald.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games deleted.</source>
            <translation>
                <numerusform>%n spel verwijderd.</numerusform>
                <numerusform>%n spellen verwijderd.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games since %1</source>
            <translation>
                <numerusform>%n spel sinds %1</numerusform>
                <numerusform>%n spellen sinds %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n punt</numerusform>
                <numerusform>%n punten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unfinished</source>
            <translation>
                <numerusform>%n onvoltooid</numerusform>
                <numerusform>%n onvoltooid</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unreadable</source>
            <translation>
                <numerusform>%n onleesbaar</numerusform>
                <numerusform>%n onleesbaar</numerusform>
            </translation>
        </message>
        <message>
            <source>, held %1</source>
            <translation>, vastgehouden: %1</translation>
        </message>
        <message>
            <source>1 in %1</source>
            <translation>1 op %1</translation>
        </message>
        <message>
            <source>A day counts when a game of this list is finished on it, by the calendar of the place where you play. Days are in a row as long as no whole day passes without such a game. Two games less than 24 hours apart never break the row, so a journey or a changed clock can't. The row of now ends when yesterday and today have no game.</source>
            <translation>Een dag telt mee als je die dag een spel uit deze lijst hebt afgemaakt, volgens de kalender van de plek waar je speelt. Dagen vormen een reeks zolang er geen hele dag zonder zo’n spel voorbijgaat. Twee spellen met minder dan 24 uur ertussen breken de reeks nooit af, dus een reis of een verzette klok ook niet. De huidige reeks stopt als er gisteren en vandaag geen spel was.</translation>
        </message>
        <message>
            <source>Abandoned</source>
            <translation>Afgebroken</translation>
        </message>
        <message>
            <source>Above average in a row</source>
            <translation>Bovengemiddeld op rij</translation>
        </message>
        <message>
            <source>Assisted</source>
            <translation>Met hulp</translation>
        </message>
        <message>
            <source>Average</source>
            <translation>Gemiddelde</translation>
        </message>
        <message numerus="yes">
            <source>Average of %Ln games</source>
            <translation>
                <numerusform>Gemiddelde van %Ln spel</numerusform>
                <numerusform>Gemiddelde van %Ln spellen</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the records</source>
            <translation>Terug naar de records</translation>
        </message>
        <message>
            <source>Before the first roll</source>
            <translation>Vóór de eerste worp</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Beste</translation>
        </message>
        <message>
            <source>Best ever</source>
            <translation>Beste ooit</translation>
        </message>
        <message>
            <source>Best games</source>
            <translation>Beste spellen</translation>
        </message>
        <message>
            <source>Box</source>
            <translation>Vak</translation>
        </message>
        <message>
            <source>Box by box</source>
            <translation>Vak voor vak</translation>
        </message>
        <message numerus="yes">
            <source>Bring back %n</source>
            <translation>
                <numerusform>%n terughalen</numerusform>
                <numerusform>%n terughalen</numerusform>
            </translation>
        </message>
        <message>
            <source>Chart</source>
            <translation>Grafiek</translation>
        </message>
        <message>
            <source>Corrected: %1 in %2.</source>
            <translation>Gecorrigeerd: %1 in %2.</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Days in a row</source>
            <translation>Dagen op rij</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Verwijderen</translation>
        </message>
        <message>
            <source>Delete all…</source>
            <translation>Alles verwijderen…</translation>
        </message>
        <message>
            <source>Delete this game</source>
            <translation>Dit spel verwijderen</translation>
        </message>
        <message>
            <source>Dice %1</source>
            <translation>Dobbelstenen %1</translation>
        </message>
        <message>
            <source>Dice from the table</source>
            <translation>Eigen dobbelstenen</translation>
        </message>
        <message>
            <source>Dice, not rolled yet</source>
            <translation>Dobbelstenen, nog niet gegooid</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Verschil</translation>
        </message>
        <message>
            <source>Ever</source>
            <translation>Alles</translation>
        </message>
        <message>
            <source>Finish a game, and it will appear here.</source>
            <translation>Maak een spel af, dan verschijnt het hier.</translation>
        </message>
        <message>
            <source>First move</source>
            <translation>Begin</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spel</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spellen</translation>
        </message>
        <message>
            <source>Games given up</source>
            <translation>Afgebroken spellen</translation>
        </message>
        <message>
            <source>Games since the record</source>
            <translation>Spellen sinds record</translation>
        </message>
        <message>
            <source>Games without an end</source>
            <translation>Niet uitgespeeld</translation>
        </message>
        <message>
            <source>Given away</source>
            <translation>Weggegeven</translation>
        </message>
        <message>
            <source>Held %1.</source>
            <translation>%1 vastgehouden.</translation>
        </message>
        <message>
            <source>Held none.</source>
            <translation>Niets vastgehouden.</translation>
        </message>
        <message>
            <source>Keep them</source>
            <translation>Bewaren</translation>
        </message>
        <message>
            <source>Kind of game</source>
            <translation>Soort spel</translation>
        </message>
        <message>
            <source>Last move</source>
            <translation>Einde</translation>
        </message>
        <message>
            <source>Left the game.</source>
            <translation>Met het spel gestopt.</translation>
        </message>
        <message>
            <source>Luck</source>
            <translation>Geluk</translation>
        </message>
        <message>
            <source>Move of the game</source>
            <translation>Stap in het spel</translation>
        </message>
        <message>
            <source>No game in this time.</source>
            <translation>Geen spel in deze periode.</translation>
        </message>
        <message>
            <source>No game of this kind is finished yet. Play one to its end: it has its place here.</source>
            <translation>Er is nog geen spel van deze soort afgemaakt. Speel er een uit, dan krijgt het hier zijn plek.</translation>
        </message>
        <message>
            <source>No game was left unfinished.</source>
            <translation>Er is geen spel onvoltooid gebleven.</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Notitie</translation>
        </message>
        <message>
            <source>Note to this game</source>
            <translation>Notitie bij dit spel</translation>
        </message>
        <message>
            <source>One back</source>
            <translation>Terug</translation>
        </message>
        <message>
            <source>One on</source>
            <translation>Verder</translation>
        </message>
        <message>
            <source>Perfect play</source>
            <translation>Perfect spel</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Plaats</translation>
        </message>
        <message>
            <source>Place %1, %2, %3</source>
            <translation>Plaats %1, %2, %3</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Speler %1</translation>
        </message>
        <message>
            <source>Points that better decisions would have brought, on average</source>
            <translation>Punten die betere beslissingen gemiddeld hadden opgeleverd</translation>
        </message>
        <message>
            <source>Points that the dice gave, against what was to be expected</source>
            <translation>Punten die de dobbelstenen gaven, vergeleken met wat te verwachten was</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Oefening</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Afdrukken of delen</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Verloop</translation>
        </message>
        <message>
            <source>Rarity</source>
            <translation>Hoe vaak</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>Record</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Records</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Terugblik</translation>
        </message>
        <message numerus="yes">
            <source>Rolled %n dice: %1.</source>
            <translation>
                <numerusform>%n dobbelsteen gegooid: %1.</numerusform>
                <numerusform>%n dobbelstenen gegooid: %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regels</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Aandeel</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Status</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tabel</translation>
        </message>
        <message>
            <source>The card is empty.</source>
            <translation>Het scoreblad is leeg.</translation>
        </message>
        <message numerus="yes">
            <source>This deletes all %n games of these rules and this kind. To go on, type their number: %1</source>
            <translation>
                <numerusform>Hiermee verwijder je %n spel met deze regels en van deze soort. Typ het aantal om door te gaan: %1</numerusform>
                <numerusform>Hiermee verwijder je alle %n spellen met deze regels en van deze soort. Typ het aantal om door te gaan: %1</numerusform>
            </translation>
        </message>
        <message>
            <source>This game can't be read, so there is nothing to replay.</source>
            <translation>Dit spel kan niet worden gelezen, dus er valt niets na te spelen.</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>Deze maand</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>Deze week</translation>
        </message>
        <message>
            <source>This year</source>
            <translation>Dit jaar</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Periode</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Vandaag</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Totaal</translation>
        </message>
        <message>
            <source>Totals</source>
            <translation>Totalen</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Beurt</translation>
        </message>
        <message>
            <source>Turn %1 of %2</source>
            <translation>Beurt %1 van %2</translation>
        </message>
        <message>
            <source>Turn %1 of %2, first roll</source>
            <translation>Beurt %1 van %2, eerste worp</translation>
        </message>
        <message>
            <source>Turn %1 of %2, scoring</source>
            <translation>Beurt %1 van %2, invullen</translation>
        </message>
        <message>
            <source>Turn %1 of %2, second roll</source>
            <translation>Beurt %1 van %2, tweede worp</translation>
        </message>
        <message>
            <source>Turn %1 of %2, third roll</source>
            <translation>Beurt %1 van %2, derde worp</translation>
        </message>
        <message>
            <source>Unaided</source>
            <translation>Zonder hulp</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Ongedaan maken</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Onvoltooid</translation>
        </message>
        <message>
            <source>Unreadable</source>
            <translation>Onleesbaar</translation>
        </message>
        <message>
            <source>What makes days in a row?</source>
            <translation>Wat telt als dagen op rij?</translation>
        </message>
        <message>
            <source>What you want to remember of it</source>
            <translation>Wat je ervan wilt onthouden</translation>
        </message>
        <message>
            <source>You leave most in %1: %2 points a game.</source>
            <translation>Je laat het meeste liggen in %1: %2 punten per spel.</translation>
        </message>
        <message>
            <source>You leave nothing in any box.</source>
            <translation>Je laat in geen enkel vak iets liggen.</translation>
        </message>
        <message>
            <source>Your best in each box adds up to %1.</source>
            <translation>Je beste scores per vak zijn samen %1.</translation>
        </message>
        <message>
            <source>Your totals</source>
            <translation>Je totalen</translation>
        </message>
        <message>
            <source>a new record</source>
            <translation>een nieuw record</translation>
        </message>
        <message>
            <source>almost never</source>
            <translation>bijna nooit</translation>
        </message>
        <message>
            <source>average</source>
            <translation>gemiddelde</translation>
        </message>
        <message>
            <source>average %1</source>
            <translation>gemiddelde: %1</translation>
        </message>
        <message>
            <source>average against perfect play</source>
            <translation>gemiddelde naast perfect spel</translation>
        </message>
        <message numerus="yes">
            <source>average of %Ln games</source>
            <translation>
                <numerusform>gemiddelde van %Ln spel</numerusform>
                <numerusform>gemiddelde van %Ln spellen</numerusform>
            </translation>
        </message>
        <message>
            <source>best ever: %1</source>
            <translation>beste ooit: %1</translation>
        </message>
        <message>
            <source>every game</source>
            <translation>elk spel</translation>
        </message>
        <message>
            <source>longest %1</source>
            <translation>langste: %1</translation>
        </message>
        <message>
            <source>luck %1, given away %2</source>
            <translation>geluk %1, weggegeven %2</translation>
        </message>
        <message>
            <source>nearly all</source>
            <translation>bijna altijd</translation>
        </message>
        <message>
            <source>perfect play</source>
            <translation>perfect spel</translation>
        </message>
        <message>
            <source>perfect play: %1</source>
            <translation>perfect spel: %1</translation>
        </message>
        <message>
            <source>record</source>
            <translation>record</translation>
        </message>
        <message>
            <source>turn %1 of %2</source>
            <translation>beurt %1 van %2</translation>
        </message>
        <message>
            <source>you</source>
            <translation>jij</translation>
        </message>
    </context>
    <context>
        <name>Result</name>
        <message>
            <source>%1 points. %2</source>
            <translation>Totaal %1. %2</translation>
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
            <translation>%2 te weinig voor %1</translation>
        </message>
        <message>
            <source>%1 reached</source>
            <translation>%1 gehaald</translation>
        </message>
        <message>
            <source>%1, best was %2.</source>
            <translation>%1; het beste was %2.</translation>
        </message>
        <message>
            <source>%1: %2 at the start, highest %3, lowest %4, %5 at the end</source>
            <translation>%1: %2 aan het begin, hoogste waarde %3, laagste waarde %4, %5 aan het eind</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n punt</numerusform>
                <numerusform>%n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>Chance at the start</source>
            <translation>Kans vooraf</translation>
        </message>
        <message>
            <source>Chance of %1</source>
            <translation>Kans op %1</translation>
        </message>
        <message>
            <source>Costliest decisions</source>
            <translation>Duurste beslissingen</translation>
        </message>
        <message>
            <source>Dice %1</source>
            <translation>Dobbelstenen %1</translation>
        </message>
        <message>
            <source>Earlier game</source>
            <translation>Eerder spel</translation>
        </message>
        <message>
            <source>Every decision was the best one.</source>
            <translation>Elke beslissing was de beste.</translation>
        </message>
        <message>
            <source>Expected at the start</source>
            <translation>Verwacht vooraf</translation>
        </message>
        <message>
            <source>Expected total</source>
            <translation>Verwacht totaal</translation>
        </message>
        <message>
            <source>Final</source>
            <translation>Eindtotaal</translation>
        </message>
        <message>
            <source>Given away</source>
            <translation>Weggegeven</translation>
        </message>
        <message>
            <source>Held %1</source>
            <translation>%1 vastgehouden</translation>
        </message>
        <message>
            <source>How often perfect play for the average gets %1 points or more</source>
            <translation>Hoe vaak perfect spel voor het beste gemiddelde op %1 punten of meer uitkomt</translation>
        </message>
        <message>
            <source>In the end</source>
            <translation>Aan het eind</translation>
        </message>
        <message>
            <source>Later game</source>
            <translation>Later spel</translation>
        </message>
        <message>
            <source>Luck and decisions by turn</source>
            <translation>Geluk en beslissingen per beurt</translation>
        </message>
        <message>
            <source>Luck of the dice</source>
            <translation>Geluk met gooien</translation>
        </message>
        <message>
            <source>Most luck in turn %1: %2. Least luck in turn %3: %4. Most given away in turn %5: %6.</source>
            <translation>Meeste geluk in beurt %1: %2. Minste geluk in beurt %3: %4. Meest weggegeven in beurt %5: %6.</translation>
        </message>
        <message>
            <source>No decision gave away anything worth mentioning.</source>
            <translation>Geen enkele beslissing heeft iets noemenswaardigs gekost.</translation>
        </message>
        <message>
            <source>No game is finished yet. Play one to its end, and see here what was luck and what was your doing.</source>
            <translation>Er is nog geen spel afgemaakt. Speel er een uit en zie hier wat geluk was en wat je zelf deed.</translation>
        </message>
        <message>
            <source>Perfect play here: %1</source>
            <translation>Perfect spel hier: %1</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Terugblik</translation>
        </message>
        <message>
            <source>Rolled all five</source>
            <translation>Alle vijf gegooid</translation>
        </message>
        <message>
            <source>Run of the game</source>
            <translation>Spelverloop</translation>
        </message>
        <message>
            <source>Show this position on the board</source>
            <translation>Deze stand op tafel tonen</translation>
        </message>
        <message>
            <source>The coach can't be loaded here, and a review needs the coach.</source>
            <translation>De coach kan hier niet worden geladen en zonder coach is er geen terugblik.</translation>
        </message>
        <message>
            <source>The coach is working these rules out. The review follows at once.</source>
            <translation>De coach rekent deze regels nog door. Daarna volgt meteen de terugblik.</translation>
        </message>
        <message>
            <source>The same dice again</source>
            <translation>Dezelfde worpen opnieuw</translation>
        </message>
        <message>
            <source>This game can't be read, so it can't be reviewed.</source>
            <translation>Dit spel kan niet worden gelezen, dus er is geen terugblik.</translation>
        </message>
        <message>
            <source>Took %1</source>
            <translation>%1 gekozen</translation>
        </message>
        <message>
            <source>Turn %1, first roll</source>
            <translation>Beurt %1, eerste worp</translation>
        </message>
        <message>
            <source>Turn %1, scoring</source>
            <translation>Beurt %1, invullen</translation>
        </message>
        <message>
            <source>Turn %1, second roll</source>
            <translation>Beurt %1, tweede worp</translation>
        </message>
        <message>
            <source>Turn %1, third roll</source>
            <translation>Beurt %1, derde worp</translation>
        </message>
        <message>
            <source>about %1 games in 10</source>
            <translation>ongeveer %1 op de 10 spellen</translation>
        </message>
        <message>
            <source>about 1 game in %1</source>
            <translation>ongeveer 1 op de %1 spellen</translation>
        </message>
        <message>
            <source>almost never</source>
            <translation>bijna nooit</translation>
        </message>
        <message>
            <source>assisted</source>
            <translation>met hulp</translation>
        </message>
        <message>
            <source>chance of reaching %1 after each decision</source>
            <translation>kans om %1 te halen na elke beslissing</translation>
        </message>
        <message>
            <source>corrected on %1</source>
            <translation>gecorrigeerd op %1</translation>
        </message>
        <message>
            <source>dice from the table</source>
            <translation>eigen dobbelstenen</translation>
        </message>
        <message>
            <source>expected total after every roll and decision</source>
            <translation>verwacht totaal na elke worp en beslissing</translation>
        </message>
        <message>
            <source>given away</source>
            <translation>weggegeven</translation>
        </message>
        <message>
            <source>luck</source>
            <translation>geluk</translation>
        </message>
        <message>
            <source>nearly every game</source>
            <translation>bijna elk spel</translation>
        </message>
        <message>
            <source>practice</source>
            <translation>oefening</translation>
        </message>
        <message>
            <source>to hold %1</source>
            <translation>%1 vasthouden</translation>
        </message>
        <message>
            <source>to roll all five</source>
            <translation>alle vijf gooien</translation>
        </message>
        <message>
            <source>to take %1</source>
            <translation>%1 kiezen</translation>
        </message>
        <message>
            <source>unaided</source>
            <translation>zonder hulp</translation>
        </message>
    </context>
    <context>
        <name>Rule</name>
        <message>
            <source>%1 and %2</source>
            <translation>%1 en %2</translation>
        </message>
        <message>
            <source>%1 lacks %2: 0.</source>
            <translation>%1 mist de %2: 0.</translation>
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
            <translation>%1: %2, vijf dezelfde telt hier ook.</translation>
        </message>
        <message>
            <source>%1: %2, five alike.</source>
            <translation>%1: %2, vijf dezelfde.</translation>
        </message>
        <message>
            <source>%1: %2, from a single die.</source>
            <translation>%1: %2, van één dobbelsteen.</translation>
        </message>
        <message>
            <source>%1: %2, the sum.</source>
            <translation>%1: samen %2.</translation>
        </message>
        <message>
            <source>%1: %2, the whole run.</source>
            <translation>%1: %2, de hele straat.</translation>
        </message>
        <message>
            <source>%1: %2, whatever the dice.</source>
            <translation>%1: %2, ongeacht de ogen.</translation>
        </message>
        <message>
            <source>%1: 4 × %2 = %3, the %4 doesn’t count.</source>
            <translation>%1: 4 × %2 = %3, de %4 telt niet mee.</translation>
        </message>
        <message>
            <source>%1: 4 × %2 = %3, the fifth %4 doesn’t count.</source>
            <translation>%1: 4 × %2 = %3, de vijfde %4 telt niet mee.</translation>
        </message>
        <message>
            <source>%1: both pairs show the same face: 0.</source>
            <translation>%1: twee keer hetzelfde paar: 0.</translation>
        </message>
        <message>
            <source>%1: four alike and a single die are no Full House: 0.</source>
            <translation>%1: vier dezelfde en één losse is geen Full House: 0.</translation>
        </message>
        <message>
            <source>%1: no pair of a second face: 0.</source>
            <translation>%1: geen tweede paar: 0.</translation>
        </message>
        <message>
            <source>%1: no pair: 0.</source>
            <translation>%1: geen paar: 0.</translation>
        </message>
        <message>
            <source>%1: no three alike: 0.</source>
            <translation>%1: geen drie dezelfde: 0.</translation>
        </message>
        <message>
            <source>%1: no two alike: 0.</source>
            <translation>%1: geen twee dezelfde: 0.</translation>
        </message>
        <message>
            <source>%1: only four alike: 0.</source>
            <translation>%1: maar vier dezelfde: 0.</translation>
        </message>
        <message>
            <source>%1: only three alike: 0.</source>
            <translation>%1: maar drie dezelfde: 0.</translation>
        </message>
        <message>
            <source>%1: only two alike: 0.</source>
            <translation>%1: maar twee dezelfde: 0.</translation>
        </message>
        <message>
            <source>%1: the sum of the dice that show %2.</source>
            <translation>%1: de som van alle dobbelstenen met een %2.</translation>
        </message>
        <message>
            <source>%1: three alike, but no pair beside them: 0.</source>
            <translation>%1: drie dezelfde, maar geen paar erbij: 0.</translation>
        </message>
        <message>
            <source>Five alike are no Full House: 0.</source>
            <translation>Vijf dezelfde is geen Full House: 0.</translation>
        </message>
        <message>
            <source>No die shows %1: 0.</source>
            <translation>Geen enkele %1: 0.</translation>
        </message>
        <message>
            <source>any dice earn the sum of all five.</source>
            <translation>bij elke worp tel je alle vijf de dobbelstenen op.</translation>
        </message>
        <message>
            <source>exactly 1-2-3-4-5 earns %1.</source>
            <translation>bij precies 1-2-3-4-5 krijg je %1.</translation>
        </message>
        <message>
            <source>exactly 2-3-4-5-6 earns %1.</source>
            <translation>bij precies 2-3-4-5-6 krijg je %1.</translation>
        </message>
        <message>
            <source>five alike earn %1.</source>
            <translation>bij vijf dezelfde krijg je %1.</translation>
        </message>
        <message>
            <source>four or five alike earn four times their face; the fifth die never counts.</source>
            <translation>bij vier of vijf dezelfde tel je er vier op; de vijfde dobbelsteen telt nooit mee.</translation>
        </message>
        <message>
            <source>four or five alike earn the sum of all five dice.</source>
            <translation>bij vier of vijf dezelfde tel je alle vijf de dobbelstenen op.</translation>
        </message>
        <message>
            <source>three of one face and two of another earn %1 whatever the dice.</source>
            <translation>bij drie dezelfde en een ander paar krijg je %1, ongeacht de ogen.</translation>
        </message>
        <message>
            <source>three of one face and two of another earn the sum of all five dice.</source>
            <translation>bij drie dezelfde en een ander paar tel je alle vijf de dobbelstenen op.</translation>
        </message>
        <message>
            <source>three of one face and two of another, or five alike, earn %1 whatever the dice.</source>
            <translation>bij drie dezelfde en een ander paar, of bij vijf dezelfde, krijg je %1, ongeacht de ogen.</translation>
        </message>
        <message>
            <source>three of one face and two of another, or five alike, earn the sum of all five dice.</source>
            <translation>bij drie dezelfde en een ander paar, of bij vijf dezelfde, tel je alle vijf de dobbelstenen op.</translation>
        </message>
        <message>
            <source>two pairs of different faces earn the sum of those four dice.</source>
            <translation>bij twee verschillende paren tel je die vier dobbelstenen op.</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>A turn</source>
            <translation>Een beurt</translation>
        </message>
        <message>
            <source>Before each of these rolls, hold the dice you want to keep; the others are rolled. You may change your mind: dice that were held can be let go again, even all five.</source>
            <translation>Houd vóór elk van die worpen de dobbelstenen vast die je wilt bewaren; de andere gooi je opnieuw. Je mag je bedenken: wat je vasthield, mag je weer loslaten, zelfs alle vijf.</translation>
        </message>
        <message>
            <source>Dice that don’t fit a box earn 0 there, and the box is filled all the same. That is called striking it. Sometimes it is the wisest thing to do.</source>
            <translation>Een worp die niet in een vak past, levert daar 0 op, maar het vak is wel ingevuld. Dat heet wegstrepen. Soms is dat het verstandigste wat je kunt doen.</translation>
        </message>
        <message>
            <source>Each turn fills one box of your card. When all are filled, the highest total wins, and equal totals share the win. Alone, you play against your own record.</source>
            <translation>Elke beurt vul je één vak van je scoreblad in. Zijn alle vakken vol, dan wint het hoogste totaal; bij een gelijk totaal wordt de overwinning gedeeld. In je eentje speel je tegen je eigen record.</translation>
        </message>
        <message>
            <source>Five alike are a Full House, too: at this table that counts.</source>
            <translation>Vijf dezelfde is ook een Full House: aan deze tafel telt dat.</translation>
        </message>
        <message>
            <source>Five alike are no Full House.</source>
            <translation>Vijf dezelfde is geen Full House.</translation>
        </message>
        <message>
            <source>Four of a Kind adds all five dice, as Yahtzee does: %1 is %2.</source>
            <translation>Bij Vier dezelfde tel je alle vijf de dobbelstenen op, net als bij Yahtzee: %1 is %2.</translation>
        </message>
        <message>
            <source>Four of a Kind counts the four dice alike, never the fifth: %1 is %2, not %3.</source>
            <translation>Bij Vier dezelfde tellen alleen de vier gelijke dobbelstenen, nooit de vijfde: %1 is %2, niet %3.</translation>
        </message>
        <message>
            <source>How Yacht is played: %1</source>
            <translation>Zo speel je Yacht: %1</translation>
        </message>
        <message>
            <source>If you know Yahtzee</source>
            <translation>Als je Yahtzee kent</translation>
        </message>
        <message>
            <source>Roll all five dice. After that you may roll twice more, and stop whenever you like what you see.</source>
            <translation>Gooi alle vijf de dobbelstenen. Daarna mag je nog twee keer gooien, en stoppen zodra je tevreden bent.</translation>
        </message>
        <message>
            <source>The boxes</source>
            <translation>De vakken</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>Het einde</translation>
        </message>
        <message>
            <source>The game ends when every box of every player is filled. The total is the sum of the boxes, nothing else. With these rules no card can earn more than %1.</source>
            <translation>Het spel is uit als alle vakken van alle spelers zijn ingevuld. Het totaal is de som van de vakken, meer niet. Met deze regels is %1 het hoogst haalbare totaal.</translation>
        </message>
        <message>
            <source>The goal</source>
            <translation>Het doel</translation>
        </message>
        <message>
            <source>The straights need all five dice in a row, exactly those of their box. Four in a row earn nothing.</source>
            <translation>Voor een straat heb je alle vijf de dobbelstenen op rij nodig, precies die van het vak. Vier op rij levert niets op.</translation>
        </message>
        <message>
            <source>Then choose an open box. Your dice earn there what that box pays, and the box is filled for the rest of the game.</source>
            <translation>Kies daarna een open vak. Je krijgt de punten die je worp in dat vak waard is, en het vak blijft de rest van het spel ingevuld.</translation>
        </message>
        <message>
            <source>There is no Three of a Kind.</source>
            <translation>Er is geen vak voor drie dezelfde.</translation>
        </message>
        <message>
            <source>There is no bonus: none for the numbers, none for a second Yacht, and a Yacht is no joker that fits other boxes.</source>
            <translation>Er is geen bonus: niet voor de getallen en niet voor een tweede Yacht. Een Yacht is ook geen joker die in andere vakken past.</translation>
        </message>
        <message>
            <source>Where it comes from</source>
            <translation>Waar het vandaan komt</translation>
        </message>
        <message>
            <source>Yacht is older than Yahtzee, which came into the shops in 1956 and grew from games like this one. Families have played it under many names, with small differences from table to table: Cheerio, Yot, Yam.</source>
            <translation>Yacht is ouder dan Yahtzee, dat in 1956 in de winkel kwam en uit spellen als dit is ontstaan. Families spelen het al lang onder allerlei namen – Cheerio, Yot, Yam – en met kleine verschillen van tafel tot tafel.</translation>
        </message>
        <message>
            <source>Zeros</source>
            <translation>Nullen</translation>
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
            <translation>Alle vijf tellen</translation>
        </message>
        <message>
            <source>Four of a Kind adds all five dice</source>
            <translation>Vier dezelfde telt alle vijf</translation>
        </message>
        <message>
            <source>Full House 25</source>
            <translation>Full House 25</translation>
        </message>
        <message>
            <source>Full House always %1</source>
            <translation>Full House altijd %1</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Huisregels</translation>
        </message>
        <message>
            <source>Traditional</source>
            <translation>Klassiek</translation>
        </message>
        <message>
            <source>With Two Pairs</source>
            <translation>Met Twee paren</translation>
        </message>
        <message>
            <source>a box for Two Pairs</source>
            <translation>een vak voor Twee paren</translation>
        </message>
        <message>
            <source>five alike count as Full House</source>
            <translation>vijf dezelfde telt als Full House</translation>
        </message>
    </context>
    <context>
        <name>Seats</name>
        <message>
            <source>%1 and %2</source>
            <comment>the last name in a list</comment>
            <translation>%1 en %2</translation>
        </message>
        <message>
            <source>%1 and %2 share the win with a total of %3.</source>
            <translation>%1 en %2 delen de overwinning met een totaal van %3.</translation>
        </message>
        <message>
            <source>%1 wins with a total of %2.</source>
            <translation>%1 wint met een totaal van %2.</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>names in a list</comment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, it's your turn</source>
            <translation>%1, jij bent aan de beurt</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n speler</numerusform>
                <numerusform>%n spelers</numerusform>
            </translation>
        </message>
        <message>
            <source>Everybody has left.</source>
            <translation>Iedereen is gestopt.</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Speler %1</translation>
        </message>
        <message>
            <source>Several share the win with a total of %2: %1.</source>
            <translation>Gedeelde overwinning met een totaal van %2: %1.</translation>
        </message>
        <message>
            <source>Who plays could not be read from the settings, so it is one player for now. New game in the menu changes that.</source>
            <translation>Wie er meespelen, was niet uit de instellingen te lezen, dus speel je nu even alleen. Met ‘Nieuw spel’ in het menu verander je dat.</translation>
        </message>
    </context>
    <context>
        <name>Sentence</name>
        <message>
            <source>%1 Until then you play with %2.</source>
            <translation>%1 Tot die tijd speel je met %2.</translation>
        </message>
        <message>
            <source>%1 above the last</source>
            <translation>%1 boven het vorige</translation>
        </message>
        <message>
            <source>%1 ahead of its pace</source>
            <translation>%1 voor op schema</translation>
        </message>
        <message>
            <source>%1 behind its pace</source>
            <translation>%1 achter op schema</translation>
        </message>
        <message>
            <source>%1 short of your record.</source>
            <translation>%1 onder je record.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>A game of practice: these dice were seen before.</source>
            <translation>Een oefenspel: deze worpen had je al eens gezien.</translation>
        </message>
        <message>
            <source>A new record, %1 above the old one.</source>
            <translation>Een nieuw record, %1 boven het oude.</translation>
        </message>
        <message>
            <source>All five dice are held</source>
            <translation>Alle vijf liggen vast</translation>
        </message>
        <message>
            <source>Assisted record %1</source>
            <translation>Record met hulp: %1</translation>
        </message>
        <message>
            <source>Choose a box</source>
            <translation>Kies een vak</translation>
        </message>
        <message>
            <source>New assisted record %1</source>
            <translation>Nieuw record met hulp: %1</translation>
        </message>
        <message>
            <source>New record %1</source>
            <translation>Nieuw record %1</translation>
        </message>
        <message>
            <source>No assisted record yet</source>
            <translation>Nog geen record met hulp</translation>
        </message>
        <message>
            <source>Not a single point: the next game can only be better.</source>
            <translation>Geen enkel punt: het volgende spel kan alleen maar beter gaan.</translation>
        </message>
        <message>
            <source>Nothing can be saved at the moment, so no games are taken in.</source>
            <translation>Op dit moment kan er niets worden opgeslagen, dus er worden geen spellen ingelezen.</translation>
        </message>
        <message>
            <source>One of your ten best.</source>
            <translation>Een van je tien beste.</translation>
        </message>
        <message>
            <source>Place %1 of %2 games.</source>
            <translation>Plaats %1 van %2 spellen.</translation>
        </message>
        <message>
            <source>Ready to roll</source>
            <translation>Klaar om te gooien</translation>
        </message>
        <message>
            <source>Record %1</source>
            <translation>Record %1</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Opnieuw</translation>
        </message>
        <message>
            <source>Redo %1</source>
            <translation>Opnieuw: %1</translation>
        </message>
        <message>
            <source>Redo correction</source>
            <translation>Opnieuw corrigeren</translation>
        </message>
        <message>
            <source>Redo hold</source>
            <translation>Opnieuw vasthouden</translation>
        </message>
        <message>
            <source>Redo leaving</source>
            <translation>Opnieuw stoppen</translation>
        </message>
        <message>
            <source>Redo these dice</source>
            <translation>Opnieuw: deze worp</translation>
        </message>
        <message>
            <source>Release a die to roll it, or choose a box on the card</source>
            <translation>Laat een dobbelsteen los om te gooien, of kies een vak op het scoreblad</translation>
        </message>
        <message>
            <source>Roll %1 of 3</source>
            <translation>Worp %1 van 3</translation>
        </message>
        <message numerus="yes">
            <source>Roll %n dice</source>
            <translation>
                <numerusform>%n dobbelsteen gooien</numerusform>
                <numerusform>%n dobbelstenen gooien</numerusform>
            </translation>
        </message>
        <message>
            <source>Rolled %1</source>
            <translation>Gegooid: %1</translation>
        </message>
        <message>
            <source>Set your first record</source>
            <translation>Zet je eerste record neer</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Solo</translation>
        </message>
        <message>
            <source>That equals your record.</source>
            <translation>Je hebt je record geëvenaard.</translation>
        </message>
        <message>
            <source>The game from last time can't be read. It is kept aside, and here is a new one.</source>
            <translation>Het spel van de vorige keer kan niet worden gelezen. Het wordt apart bewaard en je begint met een nieuw spel.</translation>
        </message>
        <message>
            <source>Three rolls are used: choose a box on the card</source>
            <translation>Je hebt drie keer gegooid: kies een vak op het scoreblad</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Terugnemen</translation>
        </message>
        <message>
            <source>Undo %1 leaves</source>
            <translation>Terugnemen: %1 stopt</translation>
        </message>
        <message>
            <source>Undo %1, %2</source>
            <translation>Terugnemen: %1, %2</translation>
        </message>
        <message>
            <source>Undo %1: %2, %3</source>
            <translation>Terugnemen: %1 – %2, %3</translation>
        </message>
        <message>
            <source>Undo correction</source>
            <translation>Correctie terugnemen</translation>
        </message>
        <message>
            <source>Undo hold</source>
            <translation>Vasthouden terugnemen</translation>
        </message>
        <message>
            <source>Undo these dice</source>
            <translation>Deze worp terugnemen</translation>
        </message>
        <message>
            <source>Yacht found nothing on this computer that can play its sounds, and stays quiet.</source>
            <translation>Yacht vindt op deze computer niets om zijn geluiden mee af te spelen en blijft stil.</translation>
        </message>
        <message>
            <source>Yacht opens games and rules, and %1 is neither.</source>
            <translation>Yacht opent spellen en regels, en %1 is geen van beide.</translation>
        </message>
        <message>
            <source>Your first record is set.</source>
            <translation>Je eerste record staat.</translation>
        </message>
        <message>
            <source>Your games can't be saved in %1, so what you play now is not kept. Make room there or allow writing, then start Yacht again.</source>
            <translation>Je spellen kunnen niet in %1 worden opgeslagen, dus wat je nu speelt, blijft niet bewaard. Maak daar ruimte vrij of sta schrijven toe, en start Yacht opnieuw.</translation>
        </message>
        <message>
            <source>assisted</source>
            <translation>met hulp</translation>
        </message>
        <message>
            <source>equalled</source>
            <translation>geëvenaard</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>afgelopen</translation>
        </message>
        <message>
            <source>level with its pace</source>
            <translation>precies op schema</translation>
        </message>
        <message>
            <source>missed by %1</source>
            <translation>%1 te weinig</translation>
        </message>
        <message>
            <source>out of reach, best possible %1</source>
            <translation>onhaalbaar, hooguit nog %1</translation>
        </message>
        <message>
            <source>practice</source>
            <translation>oefening</translation>
        </message>
        <message>
            <source>table dice</source>
            <translation>eigen dobbelstenen</translation>
        </message>
        <message>
            <source>turn %1 of %2</source>
            <translation>beurt %1 van %2</translation>
        </message>
    </context>
    <context>
        <name>Sheet</name>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Sluiten</translation>
        </message>
    </context>
    <context>
        <name>SheetHint</name>
        <message>
            <source>%1 for each %1</source>
            <translation>%1 voor elke %1</translation>
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
            <translation>alle vijf</translation>
        </message>
        <message>
            <source>any dice: %1</source>
            <translation>elke worp: %1</translation>
        </message>
        <message>
            <source>five alike: %1</source>
            <translation>vijf dezelfde: %1</translation>
        </message>
        <message>
            <source>four alike: %1</source>
            <translation>vier dezelfde: %1</translation>
        </message>
        <message>
            <source>those four</source>
            <translation>die vier</translation>
        </message>
        <message>
            <source>three and two alike, or five: %1</source>
            <translation>drie en twee dezelfde, of vijf: %1</translation>
        </message>
        <message>
            <source>three and two alike: %1</source>
            <translation>drie en twee dezelfde: %1</translation>
        </message>
        <message>
            <source>two pairs: %1</source>
            <translation>twee paren: %1</translation>
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
            <translation>Yacht is al geopend met deze spellen.</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message>
            <source>%1 held</source>
            <translation>%1 vast</translation>
        </message>
        <message>
            <source>%1 is open again. Total %2.</source>
            <translation>%1: weer open. Totaal %2.</translation>
        </message>
        <message>
            <source>%1, scored %2. Total %3.</source>
            <translation>%1, %2 gescoord. Totaal %3.</translation>
        </message>
        <message>
            <source>Held: %1</source>
            <translation>Vast: %1</translation>
        </message>
        <message>
            <source>No die is held</source>
            <translation>Geen dobbelsteen ligt vast</translation>
        </message>
        <message>
            <source>Ready to roll.</source>
            <translation>Klaar om te gooien.</translation>
        </message>
        <message>
            <source>Roll %1 of 3: %2.</source>
            <translation>Worp %1 van 3: %2.</translation>
        </message>
        <message>
            <source>The game is over. %1</source>
            <translation>Het spel is afgelopen. %1</translation>
        </message>
        <message>
            <source>Total %1.</source>
            <translation>Totaal %1.</translation>
        </message>
        <message>
            <source>Turn %1 of %2.</source>
            <translation>Beurt %1 van %2.</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>%1, %2 to %3</source>
            <translation>%1, %2 tot en met %3</translation>
        </message>
        <message>
            <source>%1, one less</source>
            <translation>%1, één minder</translation>
        </message>
        <message>
            <source>%1, one more</source>
            <translation>%1, één meer</translation>
        </message>
    </context>
    <context>
        <name>Tips</name>
        <message>
            <source>%1 for %2</source>
            <translation>%1 voor %2</translation>
        </message>
        <message>
            <source>%1: %2 beats %3 by %4 points.</source>
            <translation>%1: %2 levert %4 punten meer op dan %3.</translation>
        </message>
        <message>
            <source>%1: %2 beats %3.</source>
            <translation>%1: %2 levert meer op dan %3.</translation>
        </message>
        <message>
            <source>A straight must be exact. With four of its five faces in hand, hold those and roll the one that doesn’t belong.</source>
            <translation>Een straat moet precies kloppen. Heb je er vier van de vijf, houd die dan vast en gooi de dobbelsteen die er niet bij hoort.</translation>
        </message>
        <message>
            <source>Any dice fit Choice, so keep it for later. Spent early on a small total, it is gone when several fives and sixes find no other place.</source>
            <translation>In Keuze past elke worp, dus bewaar dat vak voor later. Geef je het vroeg weg voor weinig punten, dan mis je het als een worp vol vijven en zessen nergens anders terechtkan.</translation>
        </message>
        <message>
            <source>But not always:</source>
            <translation>Maar niet altijd:</translation>
        </message>
        <message>
            <source>Choice is the safety net</source>
            <translation>Keuze is je vangnet</translation>
        </message>
        <message>
            <source>Choose your zeros</source>
            <translation>Kies zelf je nullen</translation>
        </message>
        <message>
            <source>Dice that went after a Yacht may be worth more elsewhere: in a number, as Four of a Kind, as a Full House, in Choice. Look at every box before you choose.</source>
            <translation>Een worp die een Yacht had moeten worden, is ergens anders misschien meer waard: bij de getallen, als Vier dezelfde, als Full House of in Keuze. Bekijk elk vak voordat je kiest.</translation>
        </message>
        <message>
            <source>Early in the game, hold dice that could still become many things. A pair can grow into Four of a Kind, a Full House or a Yacht; a run can become a straight.</source>
            <translation>Houd vroeg in het spel dobbelstenen vast waarmee je nog veel kanten op kunt. Een paar kan uitgroeien tot Vier dezelfde, een Full House of een Yacht; een rijtje kan een straat worden.</translation>
        </message>
        <message>
            <source>Four of a Kind pays by its face</source>
            <translation>Vier dezelfde loont bij hoge ogen</translation>
        </message>
        <message>
            <source>Four of the five for a straight</source>
            <translation>Vier van de vijf voor een straat</translation>
        </message>
        <message>
            <source>Keep several doors open</source>
            <translation>Houd je opties open</translation>
        </message>
        <message>
            <source>Late in the game some box will stay empty. Strike the one that is hardest to get, or worth least with the turns that are left, before bad dice choose for you.</source>
            <translation>Laat in het spel blijft er altijd wel een vak zonder punten. Streep op tijd het vak weg dat het moeilijkst te halen is, of dat met de beurten die je nog hebt het minst waard is, voordat een slechte worp voor je kiest.</translation>
        </message>
        <message>
            <source>Look at the whole card</source>
            <translation>Bekijk het hele scoreblad</translation>
        </message>
        <message>
            <source>No roll left</source>
            <translation>Geen worp meer</translation>
        </message>
        <message>
            <source>One roll left</source>
            <translation>Nog één worp</translation>
        </message>
        <message>
            <source>Only the four dice alike count, so high faces belong there: a low four uses the box up for little.</source>
            <translation>Alleen de vier gelijke dobbelstenen tellen, dus hier horen hoge ogen: vier lage kosten je het vak voor weinig punten.</translation>
        </message>
        <message>
            <source>Still open: %1. %2</source>
            <translation>Nog open: %1. %2</translation>
        </message>
        <message>
            <source>Tips for a better game</source>
            <translation>Tips om beter te spelen</translation>
        </message>
        <message>
            <source>Two rolls left</source>
            <translation>Nog twee worpen</translation>
        </message>
        <message>
            <source>What the coach has reckoned is exact, for the traditional rules and the best average.</source>
            <translation>Wat de coach heeft uitgerekend, klopt precies voor de klassieke regels en het beste gemiddelde.</translation>
        </message>
        <message>
            <source>holding %1</source>
            <translation>%1 vasthouden</translation>
        </message>
    </context>
    <context>
        <name>Transfer</name>
        <message numerus="yes">
            <source>%Ln deleted games come back.</source>
            <translation>
                <numerusform>%Ln verwijderd spel komt terug.</numerusform>
                <numerusform>%Ln verwijderde spellen komen terug.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games</source>
            <translation>
                <numerusform>%Ln spel</numerusform>
                <numerusform>%Ln spellen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games are here already.</source>
            <translation>
                <numerusform>%Ln spel staat hier al.</numerusform>
                <numerusform>%Ln spellen staan hier al.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games are now in %1.</source>
            <translation>
                <numerusform>%Ln spel staat nu in %1.</numerusform>
                <numerusform>%Ln spellen staan nu in %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games can't be read and stay out.</source>
            <translation>
                <numerusform>%Ln spel is onleesbaar en wordt overgeslagen.</numerusform>
                <numerusform>%Ln spellen zijn onleesbaar en worden overgeslagen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games went another way here and stay.</source>
            <translation>
                <numerusform>%Ln spel is hier anders verlopen en blijft zoals het is.</numerusform>
                <numerusform>%Ln spellen zijn hier anders verlopen en blijven zoals ze zijn.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games went on elsewhere.</source>
            <translation>
                <numerusform>%Ln spel is elders verdergespeeld.</numerusform>
                <numerusform>%Ln spellen zijn elders verdergespeeld.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games were imported.</source>
            <translation>
                <numerusform>%Ln spel is geïmporteerd.</numerusform>
                <numerusform>%Ln spellen zijn geïmporteerd.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new games</source>
            <translation>
                <numerusform>%Ln nieuw spel</numerusform>
                <numerusform>%Ln nieuwe spellen</numerusform>
            </translation>
        </message>
        <message>
            <source>A backup of your games is made first.</source>
            <translation>Eerst wordt er een back-up van je spellen gemaakt.</translation>
        </message>
        <message>
            <source>Comma-separated values (*.csv)</source>
            <translation>CSV-bestand (*.csv)</translation>
        </message>
        <message>
            <source>Export games</source>
            <translation>Spellen exporteren</translation>
        </message>
        <message>
            <source>Export totals for a spreadsheet</source>
            <translation>Totalen exporteren voor een spreadsheet</translation>
        </message>
        <message>
            <source>Game %1 in this file doesn't add up: its moves don't lead to its result.</source>
            <translation>Spel %1 in dit bestand klopt niet: het verloop leidt niet tot de uitslag.</translation>
        </message>
        <message>
            <source>Game %1 in this file has dice that can't have fallen like this.</source>
            <translation>In spel %1 van dit bestand staan worpen die zo niet gevallen kunnen zijn.</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importeren</translation>
        </message>
        <message>
            <source>Import games</source>
            <translation>Spellen importeren</translation>
        </message>
        <message>
            <source>Importing</source>
            <translation>Bezig met importeren</translation>
        </message>
        <message>
            <source>Looking at the games</source>
            <translation>De spellen worden bekeken</translation>
        </message>
        <message>
            <source>Nothing was imported</source>
            <translation>Er is niets geïmporteerd</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Map openen</translation>
        </message>
        <message>
            <source>Something went wrong in Yacht. Your games are as they were.</source>
            <translation>Er ging iets mis in Yacht. Je spellen zijn zoals ze waren.</translation>
        </message>
        <message>
            <source>This file can't be read.</source>
            <translation>Dit bestand kan niet worden gelezen.</translation>
        </message>
        <message>
            <source>This file is damaged.</source>
            <translation>Dit bestand is beschadigd.</translation>
        </message>
        <message>
            <source>This file is far larger than any file of games could be.</source>
            <translation>Dit bestand is veel te groot voor een bestand met spellen.</translation>
        </message>
        <message>
            <source>This file was made by a newer Yacht, which this one can't read yet.</source>
            <translation>Dit bestand is met een nieuwere versie van Yacht gemaakt en kan hier nog niet worden gelezen.</translation>
        </message>
        <message>
            <source>This is no file of Yacht games.</source>
            <translation>Dit is geen bestand met Yacht-spellen.</translation>
        </message>
        <message>
            <source>Yacht games (*.yacht-games *.json *.db)</source>
            <translation>Yacht-spellen (*.yacht-games *.json *.db)</translation>
        </message>
        <message>
            <source>Yacht games (*.yacht-games)</source>
            <translation>Yacht-spellen (*.yacht-games)</translation>
        </message>
        <message>
            <source>Your games</source>
            <translation>Je spellen</translation>
        </message>
        <message>
            <source>Your games are kept in this very file. Choose another name, please.</source>
            <translation>In dit bestand staan juist je eigen spellen. Kies een andere naam.</translation>
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
            <translation>Het bestand heeft formaat %1; deze versie van Yacht kent formaten tot en met %2.</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Map openen</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Afsluiten</translation>
        </message>
        <message>
            <source>Start with new games beside it</source>
            <translation>Met nieuwe spellen ernaast beginnen</translation>
        </message>
        <message>
            <source>The file is %1</source>
            <translation>Het bestand is %1</translation>
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
            <translation>Geluid aanzetten</translation>
        </message>
        <message>
            <source>The dice can be heard, too.</source>
            <translation>Je kunt de dobbelstenen ook horen.</translation>
        </message>
    </context>
</TS>
