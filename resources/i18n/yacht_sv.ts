<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>About Yacht</source>
            <translation>Om Yacht</translation>
        </message>
        <message>
            <source>Free to use, share and change under the MIT licence.</source>
            <translation>Får användas, delas och ändras fritt enligt MIT-licensen.</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licenser</translation>
        </message>
        <message>
            <source>Made with Qt %1 and PySide6, both under the LGPL 3, Python, SQLite and NumPy.</source>
            <translation>Gjort med Qt %1 och PySide6, båda under LGPL 3, samt Python, SQLite och NumPy.</translation>
        </message>
        <message>
            <source>Nothing is being saved at the moment.</source>
            <translation>Just nu sparas ingenting.</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Öppna mappen</translation>
        </message>
        <message>
            <source>The old game of five dice, for your own record.</source>
            <translation>Det gamla spelet med fem tärningar, för ditt eget rekord.</translation>
        </message>
        <message>
            <source>Yacht %1</source>
            <translation>Yacht %1</translation>
        </message>
        <message>
            <source>Your games are kept in %1</source>
            <translation>Dina partier finns i %1</translation>
        </message>
    </context>
    <context>
        <name>Action</name>
        <message>
            <source>&amp;About Yacht</source>
            <translation>&amp;Om Yacht</translation>
        </message>
        <message>
            <source>&amp;Backups…</source>
            <translation>&amp;Säkerhetskopior…</translation>
        </message>
        <message>
            <source>&amp;Beat your record</source>
            <translation>S&amp;lå ditt rekord</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Mörkt</translation>
        </message>
        <message>
            <source>&amp;Do it</source>
            <translation>Gör de&amp;t</translation>
        </message>
        <message>
            <source>&amp;Explain this box</source>
            <translation>&amp;Förklara rutan</translation>
        </message>
        <message>
            <source>&amp;Export games…</source>
            <translation>&amp;Exportera partier…</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>Helskär&amp;m</translation>
        </message>
        <message>
            <source>&amp;Harbour</source>
            <translation>&amp;Hamn</translation>
        </message>
        <message>
            <source>&amp;Hide the options</source>
            <translation>&amp;Dölj förslagen</translation>
        </message>
        <message>
            <source>&amp;High contrast</source>
            <translation>&amp;Hög kontrast</translation>
        </message>
        <message>
            <source>&amp;House rules</source>
            <translation>&amp;Husregler</translation>
        </message>
        <message>
            <source>&amp;How to play this turn</source>
            <translation>Så spelar d&amp;u turen</translation>
        </message>
        <message>
            <source>&amp;Import…</source>
            <translation>&amp;Importera…</translation>
        </message>
        <message>
            <source>&amp;Keep everything still</source>
            <translation>H&amp;åll allt stilla</translation>
        </message>
        <message>
            <source>&amp;Keyboard</source>
            <translation>&amp;Kortkommandon</translation>
        </message>
        <message>
            <source>&amp;Larger</source>
            <translation>&amp;Större</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Ljust</translation>
        </message>
        <message>
            <source>&amp;Linen</source>
            <translation>&amp;Linne</translation>
        </message>
        <message>
            <source>&amp;New game…</source>
            <translation>&amp;Nytt parti…</translation>
        </message>
        <message>
            <source>&amp;Numerals</source>
            <translation>&amp;Siffror</translation>
        </message>
        <message>
            <source>&amp;Pips</source>
            <translation>&amp;Prickar</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>S&amp;pela</translation>
        </message>
        <message>
            <source>&amp;Print…</source>
            <translation>Skriv &amp;ut…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>A&amp;vsluta</translation>
        </message>
        <message>
            <source>&amp;Review</source>
            <translation>&amp;Genomgång</translation>
        </message>
        <message>
            <source>&amp;Show the best options</source>
            <translation>Visa &amp;bästa förslagen</translation>
        </message>
        <message>
            <source>&amp;Slate</source>
            <translation>&amp;Skiffer</translation>
        </message>
        <message>
            <source>&amp;Smaller</source>
            <translation>&amp;Mindre</translation>
        </message>
        <message>
            <source>&amp;Sound</source>
            <translation>&amp;Ljud</translation>
        </message>
        <message>
            <source>&amp;Usual size</source>
            <translation>&amp;Normal storlek</translation>
        </message>
        <message>
            <source>&amp;Where things stand</source>
            <translation>&amp;Läget just nu</translation>
        </message>
        <message>
            <source>&amp;Yacht first on the card</source>
            <translation>&amp;Yacht överst på bladet</translation>
        </message>
        <message>
            <source>Best &amp;average</source>
            <translation>Bästa s&amp;nitt</translation>
        </message>
        <message>
            <source>C&amp;oach</source>
            <translation>C&amp;oach</translation>
        </message>
        <message>
            <source>Export &amp;totals for a spreadsheet…</source>
            <translation>Exportera &amp;poäng till kalkylblad…</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Dölj</translation>
        </message>
        <message>
            <source>Hold or release die %1</source>
            <translation>Behåll eller släpp tärning %1</translation>
        </message>
        <message>
            <source>Large &amp;boxes</source>
            <translation>Stor&amp;a rutor</translation>
        </message>
        <message>
            <source>Like the &amp;system</source>
            <translation>Som &amp;systemet</translation>
        </message>
        <message>
            <source>New game, same &amp;again</source>
            <translation>Nytt parti, &amp;samma igen</translation>
        </message>
        <message>
            <source>Next game</source>
            <translation>Nästa parti</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Skriv ut eller dela</translation>
        </message>
        <message>
            <source>R&amp;ecords</source>
            <translation>&amp;Rekord</translation>
        </message>
        <message>
            <source>R&amp;ules</source>
            <translation>R&amp;egler</translation>
        </message>
        <message>
            <source>Score box %1 of the card</source>
            <translation>Fyll ruta %1 på bladet</translation>
        </message>
        <message>
            <source>Small &amp;window on top</source>
            <translation>Litet f&amp;önster, alltid överst</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Börja om</translation>
        </message>
        <message>
            <source>Take down all &amp;three rolls</source>
            <translation>Anteckna alla &amp;tre kasten</translation>
        </message>
        <message>
            <source>Undo new game</source>
            <translation>Ångra nytt parti</translation>
        </message>
    </context>
    <context>
        <name>Backups</name>
        <message numerus="yes">
            <source>%Ln games of that time take the place of all that are here now.</source>
            <translation>
                <numerusform>%Ln parti från den tiden ersätter alla som finns här nu.</numerusform>
                <numerusform>%Ln partier från den tiden ersätter alla som finns här nu.</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the list</source>
            <translation>Tillbaka till listan</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Säkerhetskopior</translation>
        </message>
        <message>
            <source>Before a restore</source>
            <translation>Före en återställning</translation>
        </message>
        <message>
            <source>Before an import</source>
            <translation>Före en import</translation>
        </message>
        <message>
            <source>Before an update</source>
            <translation>Före en uppdatering</translation>
        </message>
        <message>
            <source>Choose one to bring back the games of that time.</source>
            <translation>Välj en för att få tillbaka partierna från den tiden.</translation>
        </message>
        <message>
            <source>Daily</source>
            <translation>Daglig</translation>
        </message>
        <message>
            <source>Every game of the backup is checked first.</source>
            <translation>Varje parti i säkerhetskopian kontrolleras först.</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partier</translation>
        </message>
        <message>
            <source>Its games take the place of all that are here now.</source>
            <translation>Dess partier ersätter alla som finns här nu.</translation>
        </message>
        <message>
            <source>Looking at your backups</source>
            <translation>Går igenom dina säkerhetskopior</translation>
        </message>
        <message>
            <source>Made</source>
            <translation>Skapad</translation>
        </message>
        <message>
            <source>No backups yet</source>
            <translation>Inga säkerhetskopior än</translation>
        </message>
        <message>
            <source>Nothing was changed</source>
            <translation>Ingenting ändrades</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Orsak</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Återställ</translation>
        </message>
        <message>
            <source>Restore the games of %1?</source>
            <translation>Återställa partierna från %1?</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>Återställ…</translation>
        </message>
        <message>
            <source>Restoring</source>
            <translation>Återställer</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Storlek</translation>
        </message>
        <message>
            <source>This backup is damaged. Your games are as they were.</source>
            <translation>Säkerhetskopian är skadad. Dina partier är som de var.</translation>
        </message>
        <message>
            <source>This backup was made by a newer Yacht. Your games are as they were.</source>
            <translation>Säkerhetskopian gjordes av en nyare version av Yacht. Dina partier är som de var.</translation>
        </message>
        <message>
            <source>What is here now is kept as one more backup.</source>
            <translation>Det som finns här nu sparas som ännu en säkerhetskopia.</translation>
        </message>
        <message>
            <source>When the file was replaced</source>
            <translation>När filen byttes ut</translation>
        </message>
        <message>
            <source>Yacht makes one a day by itself, soon after it was started.</source>
            <translation>Yacht gör själv en om dagen, strax efter start.</translation>
        </message>
        <message>
            <source>Your games are those of %1. What was here is kept as a backup.</source>
            <translation>Dina partier är nu de från %1. Det som fanns här har sparats som säkerhetskopia.</translation>
        </message>
    </context>
    <context>
        <name>Board</name>
        <message>
            <source>Table</source>
            <translation>Bordet</translation>
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
            <translation>%1, har lämnat</translation>
        </message>
        <message>
            <source>%1, on turn</source>
            <translation>%1, spelar nu</translation>
        </message>
        <message>
            <source>%1, open</source>
            <translation>%1, öppen ruta</translation>
        </message>
        <message>
            <source>%1, scored %2</source>
            <translation>%1, gav %2</translation>
        </message>
        <message>
            <source>%1, would score %2</source>
            <translation>%1, skulle ge %2</translation>
        </message>
        <message>
            <source>%1, would score 0, %2</source>
            <translation>%1, skulle ge 0, %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Box</source>
            <translation>Ruta</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Poäng</translation>
        </message>
        <message>
            <source>Scorecard</source>
            <translation>Poängblad</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Totalt</translation>
        </message>
        <message>
            <source>Total %1</source>
            <translation>Totalt %1</translation>
        </message>
        <message>
            <source>Totals. %1</source>
            <translation>Totalpoäng. %1</translation>
        </message>
        <message>
            <source>left</source>
            <translation>ute</translation>
        </message>
    </context>
    <context>
        <name>Category</name>
        <message>
            <source>Big Straight</source>
            <translation>Stor stege</translation>
        </message>
        <message>
            <source>Choice</source>
            <translation>Val</translation>
        </message>
        <message>
            <source>Fives</source>
            <translation>Femmor</translation>
        </message>
        <message>
            <source>Four of a Kind</source>
            <translation>Fyra lika</translation>
        </message>
        <message>
            <source>Fours</source>
            <translation>Fyror</translation>
        </message>
        <message>
            <source>Full House</source>
            <translation>Full House</translation>
        </message>
        <message>
            <source>Little Straight</source>
            <translation>Liten stege</translation>
        </message>
        <message>
            <source>Ones</source>
            <translation>Ettor</translation>
        </message>
        <message>
            <source>Sixes</source>
            <translation>Sexor</translation>
        </message>
        <message>
            <source>Threes</source>
            <translation>Treor</translation>
        </message>
        <message>
            <source>Two Pairs</source>
            <translation>Två par</translation>
        </message>
        <message>
            <source>Twos</source>
            <translation>Tvåor</translation>
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
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Coach</source>
            <translation>Coach</translation>
        </message>
        <message>
            <source>For the best average: %1. For your target: %2.</source>
            <translation>För bästa snitt: %1. För ditt mål: %2.</translation>
        </message>
        <message>
            <source>Hold %1</source>
            <translation>Behåll %1</translation>
        </message>
        <message>
            <source>Roll all five dice</source>
            <translation>Kasta alla fem</translation>
        </message>
        <message>
            <source>Score %1, %2</source>
            <translation>Ta %1, %2</translation>
        </message>
        <message>
            <source>Take down all three rolls, and the coach can help.</source>
            <translation>Anteckna alla tre kasten, så kan coachen hjälpa till.</translation>
        </message>
        <message>
            <source>The coach can't be loaded here. The game needs no coach.</source>
            <translation>Coachen kan inte laddas här. Spelet klarar sig utan coach.</translation>
        </message>
        <message>
            <source>The coach is working these rules out. Just play on.</source>
            <translation>Coachen räknar på de här reglerna. Spela vidare så länge.</translation>
        </message>
        <message>
            <source>This game now counts as assisted, with records of its own.</source>
            <translation>Partiet räknas nu till dem med hjälp, som har egna rekord.</translation>
        </message>
        <message>
            <source>Total to reach</source>
            <translation>Poäng att nå</translation>
        </message>
        <message>
            <source>chance to beat %1 from here</source>
            <translation>chans att slå %1 härifrån</translation>
        </message>
        <message>
            <source>chance to reach %1 from here</source>
            <translation>chans att nå %1 härifrån</translation>
        </message>
        <message>
            <source>expected final total</source>
            <translation>väntad slutpoäng</translation>
        </message>
        <message>
            <source>under %1 %</source>
            <translation>under %1 %</translation>
        </message>
    </context>
    <context>
        <name>Compact</name>
        <message>
            <source>Nothing to score yet</source>
            <translation>Ingen ruta att fylla än</translation>
        </message>
        <message>
            <source>This desktop lets no program put itself on top. Its window menu may offer “Always on top”.</source>
            <translation>Det här skrivbordet låter inga program lägga sig överst. Fönstrets meny kan ha valet ”Alltid överst”.</translation>
        </message>
    </context>
    <context>
        <name>Die</name>
        <message>
            <source>Die %1, %2</source>
            <translation>Tärning %1, %2</translation>
        </message>
        <message>
            <source>Die %1, %2, held</source>
            <translation>Tärning %1, %2, behålls</translation>
        </message>
        <message>
            <source>Die %1, %2, will be rolled</source>
            <translation>Tärning %1, %2, ska kastas</translation>
        </message>
        <message>
            <source>Die %1, not rolled yet</source>
            <translation>Tärning %1, inte kastad än</translation>
        </message>
        <message>
            <source>Die %1: %2</source>
            <translation>Tärning %1: %2</translation>
        </message>
        <message>
            <source>Die %1: %2, held</source>
            <translation>Tärning %1: %2, behålls</translation>
        </message>
        <message>
            <source>Held</source>
            <translation>Behålls</translation>
        </message>
        <message>
            <source>Hold this die (%1)</source>
            <translation>Behåll den här tärningen (%1)</translation>
        </message>
        <message>
            <source>Release this die (%1)</source>
            <translation>Släpp den här tärningen (%1)</translation>
        </message>
    </context>
    <context>
        <name>Entry</name>
        <message>
            <source>%1 is on no die: type 1 to 6</source>
            <translation>%1 finns inte på någon tärning: skriv 1–6</translation>
        </message>
        <message>
            <source>%1, %2: which dice were they?</source>
            <translation>%1, %2: vilka tärningar var det?</translation>
        </message>
        <message>
            <source>%1: which dice were they?</source>
            <translation>%1: vilka tärningar var det?</translation>
        </message>
        <message numerus="yes">
            <source>%n dice are missing</source>
            <translation>
                <numerusform>%n tärning saknas</numerusform>
                <numerusform>%n tärningar saknas</numerusform>
            </translation>
        </message>
        <message>
            <source>A die shows %1</source>
            <translation>En tärning visar %1</translation>
        </message>
        <message>
            <source>Correct it</source>
            <translation>Rätta</translation>
        </message>
        <message>
            <source>Die %1, to be typed</source>
            <translation>Tärning %1, ska skrivas in</translation>
        </message>
        <message>
            <source>Five dice are there. Backspace takes one back</source>
            <translation>Fem är på plats. Backsteg tar bort en</translation>
        </message>
        <message>
            <source>Five dice, each from 1 to 6</source>
            <translation>Fem tärningar, var och en från 1 till 6</translation>
        </message>
        <message>
            <source>Leave it as it is</source>
            <translation>Låt det vara</translation>
        </message>
        <message>
            <source>These dice earn %1</source>
            <translation>Tärningarna ger %1</translation>
        </message>
        <message numerus="yes">
            <source>Type %n dice</source>
            <translation>
                <numerusform>Skriv in %n tärning</numerusform>
                <numerusform>Skriv in %n tärningar</numerusform>
            </translation>
        </message>
        <message>
            <source>Type die %1 again</source>
            <translation>Skriv in tärning %1 igen</translation>
        </message>
        <message numerus="yes">
            <source>Type the next roll, %n dice</source>
            <translation>
                <numerusform>Skriv in nästa kast, %n tärning</numerusform>
                <numerusform>Skriv in nästa kast, %n tärningar</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo typing</source>
            <translation>Ångra det inskrivna</translation>
        </message>
        <message>
            <source>choose a box</source>
            <translation>välj en ruta</translation>
        </message>
        <message>
            <source>corrected, was %1</source>
            <translation>rättad, var %1</translation>
        </message>
        <message>
            <source>roll %1 of 3</source>
            <translation>kast %1 av 3</translation>
        </message>
        <message>
            <source>roll %1 of 3: what do the dice show?</source>
            <translation>kast %1 av 3 – vad blev det?</translation>
        </message>
        <message>
            <source>what do the dice show?</source>
            <translation>vad visar tärningarna?</translation>
        </message>
    </context>
    <context>
        <name>Face</name>
        <message>
            <source>five</source>
            <translation>femma</translation>
        </message>
        <message>
            <source>four</source>
            <translation>fyra</translation>
        </message>
        <message>
            <source>one</source>
            <translation>etta</translation>
        </message>
        <message>
            <source>six</source>
            <translation>sexa</translation>
        </message>
        <message>
            <source>three</source>
            <translation>trea</translation>
        </message>
        <message>
            <source>two</source>
            <translation>tvåa</translation>
        </message>
    </context>
    <context>
        <name>Fault</name>
        <message>
            <source>Every move was stored as you made it. If this comes back, close Yacht and start it again.</source>
            <translation>Varje drag sparades när du gjorde det. Om felet kommer tillbaka: stäng Yacht och starta det igen.</translation>
        </message>
        <message>
            <source>Something went wrong in Yacht. Your game is safe.</source>
            <translation>Något gick fel i Yacht. Ditt parti är i säkerhet.</translation>
        </message>
        <message>
            <source>What happened is noted in %1</source>
            <translation>Vad som hände står i %1</translation>
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
            <translation>Välj en ruta: bladet visar vad tärningarna ger. Varje ruta fylls en gång.</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Dölj</translation>
        </message>
        <message>
            <source>Hide how to play this turn</source>
            <translation>Dölj hur du spelar turen</translation>
        </message>
        <message>
            <source>Hold what you like (click or press 1–5) and roll the rest, up to twice.</source>
            <translation>Behåll det du vill (klicka eller tryck 1–5) och kasta resten, högst två gånger.</translation>
        </message>
        <message>
            <source>How to play this turn</source>
            <translation>Så spelar du turen</translation>
        </message>
        <message>
            <source>Roll all five dice.</source>
            <translation>Kasta alla fem tärningarna.</translation>
        </message>
        <message>
            <source>Roll your own dice, up to three times.</source>
            <translation>Kasta dina egna tärningar, upp till tre gånger.</translation>
        </message>
        <message>
            <source>Type what they show, like 44416, or pick the faces.</source>
            <translation>Skriv vad de visar, till exempel 44416, eller klicka på bilderna.</translation>
        </message>
    </context>
    <context>
        <name>Hint</name>
        <message>
            <source>Choose a box. Its number is what you get.</source>
            <translation>Välj en ruta. Talet där är poängen du får.</translation>
        </message>
        <message>
            <source>Click the dice you want to keep.</source>
            <translation>Klicka på tärningarna du vill behålla.</translation>
        </message>
        <message>
            <source>Roll the dice: click here, or press Space.</source>
            <translation>Kasta tärningarna: klicka här eller tryck på mellanslag.</translation>
        </message>
        <message>
            <source>Roll the others. You can do this twice.</source>
            <translation>Kasta de andra. Det får du göra två gånger.</translation>
        </message>
    </context>
    <context>
        <name>House</name>
        <message>
            <source>%1 – not saved yet</source>
            <translation>%1 – inte sparade än</translation>
        </message>
        <message>
            <source>%1, earlier (%2)</source>
            <translation>%1, tidigare (%2)</translation>
        </message>
        <message>
            <source>%1, traditionally %2</source>
            <translation>%1, traditionellt %2</translation>
        </message>
        <message>
            <source>%2, now %1</source>
            <translation>%2, nu %1</translation>
        </message>
        <message>
            <source>A 13th box, and a 13th turn</source>
            <translation>En 13:e ruta och en 13:e tur</translation>
        </message>
        <message>
            <source>A name has at most %1 letters, digits and other signs.</source>
            <translation>Ett namn får ha högst %1 bokstäver, siffror och andra tecken.</translation>
        </message>
        <message>
            <source>All five dice</source>
            <translation>Alla fem tärningarna</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Alltid</translation>
        </message>
        <message>
            <source>Best possible total %1</source>
            <translation>Högsta möjliga poäng %1</translation>
        </message>
        <message>
            <source>Counts as one, too</source>
            <translation>Räknas också</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Ta bort</translation>
        </message>
        <message>
            <source>Discard the changes</source>
            <translation>Släng ändringarna</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportera</translation>
        </message>
        <message>
            <source>Export rules</source>
            <translation>Exportera regler</translation>
        </message>
        <message>
            <source>Files of rules</source>
            <translation>Regelfiler</translation>
        </message>
        <message>
            <source>Five alike as Full House</source>
            <translation>Fem lika som Full House</translation>
        </message>
        <message>
            <source>Give your rules a name to save them.</source>
            <translation>Ge dina regler ett namn för att spara dem.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Husregler</translation>
        </message>
        <message>
            <source>Import rules</source>
            <translation>Importera regler</translation>
        </message>
        <message>
            <source>Make your own</source>
            <translation>Gör egna</translation>
        </message>
        <message>
            <source>Name of these rules</source>
            <translation>Reglernas namn</translation>
        </message>
        <message>
            <source>New rules</source>
            <translation>Nya regler</translation>
        </message>
        <message>
            <source>Other rules have exactly this name. Choose another one.</source>
            <translation>Andra regler heter redan precis så. Välj ett annat namn.</translation>
        </message>
        <message>
            <source>Play with these rules</source>
            <translation>Spela med reglerna</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regler</translation>
        </message>
        <message>
            <source>Save these rules</source>
            <translation>Spara reglerna</translation>
        </message>
        <message>
            <source>The card has no such box.</source>
            <translation>Bladet har ingen sådan ruta.</translation>
        </message>
        <message>
            <source>The four alike</source>
            <translation>De fyra lika</translation>
        </message>
        <message>
            <source>The old game, nothing changed</source>
            <translation>Det gamla spelet, helt oförändrat</translation>
        </message>
        <message>
            <source>The rules are in “%1” now.</source>
            <translation>Reglerna finns nu i ”%1”.</translation>
        </message>
        <message>
            <source>The sum</source>
            <translation>Summan</translation>
        </message>
        <message>
            <source>These are the rules of “%1” already.</source>
            <translation>De här reglerna finns redan: ”%1”.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Ångra</translation>
        </message>
        <message>
            <source>What are these rules called?</source>
            <translation>Vad heter reglerna?</translation>
        </message>
        <message>
            <source>You have these rules already: they are “%1”.</source>
            <translation>Du har redan de här reglerna: de heter ”%1”.</translation>
        </message>
        <message>
            <source>no box</source>
            <translation>ingen ruta</translation>
        </message>
        <message>
            <source>“%1” can’t be read, so nothing was imported.</source>
            <translation>”%1” går inte att läsa, så ingenting importerades.</translation>
        </message>
        <message>
            <source>“%1” can’t be written there. Try another place.</source>
            <translation>”%1” kan inte sparas där. Prova en annan plats.</translation>
        </message>
        <message>
            <source>“%1” comes from a newer Yacht, so nothing was imported.</source>
            <translation>”%1” kommer från en nyare version av Yacht, så ingenting importerades.</translation>
        </message>
        <message>
            <source>“%1” is damaged or was changed by hand, so nothing was imported.</source>
            <translation>”%1” är skadad eller ändrad för hand, så ingenting importerades.</translation>
        </message>
        <message>
            <source>“%1” is deleted. Its games and records are kept.</source>
            <translation>Reglerna ”%1” är borttagna. Partierna och rekorden finns kvar.</translation>
        </message>
        <message>
            <source>“%1” is not a file of rules, so nothing was imported.</source>
            <translation>”%1” är ingen regelfil, så ingenting importerades.</translation>
        </message>
        <message>
            <source>“%1” is one of your rules now.</source>
            <translation>Reglerna ”%1” finns nu bland dina.</translation>
        </message>
        <message>
            <source>“%1” is saved as new rules: its games and records stay with the old ones.</source>
            <translation>Reglerna ”%1” har sparats som nya: partierna och rekorden hör kvar till de gamla.</translation>
        </message>
        <message>
            <source>“%1” is too large for a file of rules, so nothing was imported.</source>
            <translation>”%1” är för stor för en regelfil, så ingenting importerades.</translation>
        </message>
    </context>
    <context>
        <name>Keyboard</name>
        <message>
            <source>Back to the records</source>
            <translation>Tillbaka till rekorden</translation>
        </message>
        <message>
            <source>Bring back what was taken back</source>
            <translation>Gör om det som ångrades</translation>
        </message>
        <message>
            <source>Do what the coach would do</source>
            <translation>Gör som coachen skulle göra</translation>
        </message>
        <message>
            <source>Everything larger, smaller, at its usual size</source>
            <translation>Allt större, mindre, i normal storlek</translation>
        </message>
        <message>
            <source>Explain a box and what the dice earn there</source>
            <translation>Förklara en ruta och vad tärningarna ger där</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Helskärm</translation>
        </message>
        <message>
            <source>Go to the dice and over them</source>
            <translation>Gå till tärningarna och mellan dem</translation>
        </message>
        <message>
            <source>Hold or release a die</source>
            <translation>Behåll eller släpp en tärning</translation>
        </message>
        <message>
            <source>Its start · its end</source>
            <translation>Till början · till slutet</translation>
        </message>
        <message>
            <source>Keyboard</source>
            <translation>Kortkommandon</translation>
        </message>
        <message>
            <source>Move between dice, buttons and card</source>
            <translation>Gå mellan tärningar, knappar och blad</translation>
        </message>
        <message>
            <source>Move over the card</source>
            <translation>Gå upp och ner på bladet</translation>
        </message>
        <message>
            <source>New game with the same rules, players and dice</source>
            <translation>Nytt parti med samma regler, spelare och tärningar</translation>
        </message>
        <message>
            <source>New game: rules, players, dice</source>
            <translation>Nytt parti: regler, spelare, tärningar</translation>
        </message>
        <message>
            <source>Next game, or start over when the record is out of reach</source>
            <translation>Nästa parti, eller börja om när rekordet är utom räckhåll</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Skriv ut eller dela</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Avsluta</translation>
        </message>
        <message>
            <source>Replay a game of the records</source>
            <translation>Spela upp ett av de sparade partierna</translation>
        </message>
        <message>
            <source>Roll the loose dice</source>
            <translation>Kasta de lösa tärningarna</translation>
        </message>
        <message>
            <source>Score a box, from the top of the card</source>
            <translation>Fyll en ruta, räknat uppifrån på bladet</translation>
        </message>
        <message>
            <source>Score the box, or press the button in focus</source>
            <translation>Fyll rutan, eller tryck på den markerade knappen</translation>
        </message>
        <message>
            <source>Show or hide the coach's options</source>
            <translation>Visa eller dölj coachens förslag</translation>
        </message>
        <message>
            <source>Show these letters on the card</source>
            <translation>Visa bokstäverna på bladet</translation>
        </message>
        <message>
            <source>Small window and back</source>
            <translation>Litet fönster och tillbaka</translation>
        </message>
        <message>
            <source>Table · records · review · rules</source>
            <translation>Spela · rekord · genomgång · regler</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Ångra</translation>
        </message>
        <message>
            <source>Take back a die that was typed</source>
            <translation>Ta bort en tärning som skrivits in</translation>
        </message>
        <message>
            <source>The box in focus, or else how the turn stands</source>
            <translation>Den markerade rutan, annars läget i turen</translation>
        </message>
        <message>
            <source>This list</source>
            <translation>Den här listan</translation>
        </message>
        <message>
            <source>Type what your own dice show</source>
            <translation>Skriv in vad dina egna tärningar visar</translation>
        </message>
        <message>
            <source>hold Alt</source>
            <translation>håll ner Alt</translation>
        </message>
    </context>
    <context>
        <name>Licences</name>
        <message>
            <source>Licence of</source>
            <translation>Licens för</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Licenser</translation>
        </message>
        <message>
            <source>This text is missing from the program's folder.</source>
            <translation>Den här texten saknas i programmets mapp.</translation>
        </message>
    </context>
    <context>
        <name>Manual</name>
        <message numerus="yes">
            <source>Found %n times</source>
            <translation>
                <numerusform>%n träff</numerusform>
                <numerusform>%n träffar</numerusform>
            </translation>
        </message>
        <message>
            <source>Found very often</source>
            <translation>Väldigt många träffar</translation>
        </message>
        <message>
            <source>Not found</source>
            <translation>Inga träffar</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Skriv ut</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regler</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Sök</translation>
        </message>
        <message>
            <source>Search this text</source>
            <translation>Sök i texten</translation>
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
            <translation>&amp;Färger</translation>
        </message>
        <message>
            <source>&amp;Dice</source>
            <translation>Tär&amp;ningar</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <translation>&amp;Spel</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hjälp</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>Språ&amp;k</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>&amp;Tema</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Visa</translation>
        </message>
        <message>
            <source>&amp;Your games</source>
            <translation>&amp;Dina partier</translation>
        </message>
        <message>
            <source>A player &amp;leaves</source>
            <translation>En spelare &amp;lämnar</translation>
        </message>
        <message>
            <source>New game &amp;with other rules</source>
            <translation>Nytt parti med &amp;andra regler</translation>
        </message>
        <message>
            <source>Si&amp;ze</source>
            <translation>&amp;Storlek</translation>
        </message>
    </context>
    <context>
        <name>Needs</name>
        <message>
            <source>needs 1-2-3-4-5</source>
            <translation>kräver 1-2-3-4-5</translation>
        </message>
        <message>
            <source>needs 2-3-4-5-6</source>
            <translation>kräver 2-3-4-5-6</translation>
        </message>
        <message>
            <source>needs at least four alike</source>
            <translation>kräver minst fyra lika</translation>
        </message>
        <message>
            <source>needs at least one 1</source>
            <translation>kräver minst en etta</translation>
        </message>
        <message>
            <source>needs at least one 2</source>
            <translation>kräver minst en tvåa</translation>
        </message>
        <message>
            <source>needs at least one 3</source>
            <translation>kräver minst en trea</translation>
        </message>
        <message>
            <source>needs at least one 4</source>
            <translation>kräver minst en fyra</translation>
        </message>
        <message>
            <source>needs at least one 5</source>
            <translation>kräver minst en femma</translation>
        </message>
        <message>
            <source>needs at least one 6</source>
            <translation>kräver minst en sexa</translation>
        </message>
        <message>
            <source>needs five alike</source>
            <translation>kräver fem lika</translation>
        </message>
        <message>
            <source>needs three alike and two of another face</source>
            <translation>kräver tre av en sort och två av en annan</translation>
        </message>
        <message>
            <source>needs two pairs of different faces</source>
            <translation>kräver två olika par</translation>
        </message>
    </context>
    <context>
        <name>NewGame</name>
        <message>
            <source>%1 is number %2 now</source>
            <translation>%1 är nu nummer %2</translation>
        </message>
        <message>
            <source>Add a player</source>
            <translation>Lägg till en spelare</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Tillbaka till bordet</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Tärningar</translation>
        </message>
        <message>
            <source>Down shows names, Alt with Up or Down moves</source>
            <translation>Nedpil visar namn, Alt med upp- eller nedpil flyttar</translation>
        </message>
        <message>
            <source>Drag to change the order</source>
            <translation>Dra för att ändra ordningen</translation>
        </message>
        <message>
            <source>Move player %1 down</source>
            <translation>Flytta ner spelare %1</translation>
        </message>
        <message>
            <source>Move player %1 up</source>
            <translation>Flytta upp spelare %1</translation>
        </message>
        <message>
            <source>Name of player %1</source>
            <translation>Namn på spelare %1</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nytt parti</translation>
        </message>
        <message>
            <source>Our own dice on the table</source>
            <translation>Våra egna tärningar på bordet</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spelare</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regler</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Starta</translation>
        </message>
        <message>
            <source>Take down all three rolls, not only the last</source>
            <translation>Anteckna alla tre kasten, inte bara det sista</translation>
        </message>
        <message>
            <source>Take out player %1</source>
            <translation>Ta bort spelare %1</translation>
        </message>
        <message>
            <source>With all rolls the coach can help, and the game be reviewed</source>
            <translation>Med alla kast kan coachen hjälpa till och partiet gås igenom</translation>
        </message>
        <message>
            <source>Yacht rolls the dice</source>
            <translation>Yacht kastar tärningarna</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Close</source>
            <translation>Stäng</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Försök igen</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>Back to the review</source>
            <translation>Tillbaka till genomgången</translation>
        </message>
        <message>
            <source>You are looking at turn %1 of a finished game.</source>
            <translation>Du tittar på tur %1 i ett avslutat parti.</translation>
        </message>
    </context>
    <context>
        <name>Paper</name>
        <message>
            <source>&amp;On a page</source>
            <translation>Per &amp;sida</translation>
        </message>
        <message>
            <source>&amp;Save picture…</source>
            <translation>Spara &amp;bild…</translation>
        </message>
        <message>
            <source>&amp;What</source>
            <translation>&amp;Vad</translation>
        </message>
        <message>
            <source>A picture of it</source>
            <translation>En bild av bladet</translation>
        </message>
        <message>
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <source>Blank cards</source>
            <translation>Tomma blad</translation>
        </message>
        <message>
            <source>Copy pic&amp;ture</source>
            <translation>&amp;Kopiera bild</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Each turn: roll up to three times, keep what you like, fill one box. The highest total wins.</source>
            <translation>Varje tur: kasta upp till tre gånger, behåll det du vill, fyll en ruta. Mest poäng vinner.</translation>
        </message>
        <message>
            <source>Letter</source>
            <translation>US Letter</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Namn</translation>
        </message>
        <message>
            <source>No printer was found. You can save the page as PDF.</source>
            <translation>Ingen skrivare hittades. Du kan spara sidan som PDF.</translation>
        </message>
        <message>
            <source>One card</source>
            <translation>Ett blad</translation>
        </message>
        <message>
            <source>P&amp;layers</source>
            <translation>Spe&amp;lare</translation>
        </message>
        <message>
            <source>P&amp;rint…</source>
            <translation>Skriv &amp;ut…</translation>
        </message>
        <message>
            <source>PDF page</source>
            <translation>PDF-sida</translation>
        </message>
        <message>
            <source>Pa&amp;per</source>
            <translation>Pa&amp;pper</translation>
        </message>
        <message>
            <source>Page with a blank card, %1, %2</source>
            <translation>Sida med ett tomt poängblad, %1, %2</translation>
        </message>
        <message>
            <source>Page with a finished card, %1, %2</source>
            <translation>Sida med ett ifyllt poängblad, %1, %2</translation>
        </message>
        <message>
            <source>Page with two blank cards, %1, %2</source>
            <translation>Sida med två tomma poängblad, %1, %2</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Bild</translation>
        </message>
        <message>
            <source>Picture of the finished card</source>
            <translation>Bild av det ifyllda poängbladet</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Spelare %1</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Skriv ut</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Skriv ut eller dela</translation>
        </message>
        <message>
            <source>Save as P&amp;DF…</source>
            <translation>Spara som P&amp;DF…</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <translation>Sparad som %1</translation>
        </message>
        <message>
            <source>Sent to the printer.</source>
            <translation>Skickad till skrivaren.</translation>
        </message>
        <message>
            <source>The picture is copied: paste it wherever you like.</source>
            <translation>Bilden är kopierad: klistra in den var du vill.</translation>
        </message>
        <message>
            <source>The printer takes no pages just now. You can save it as PDF.</source>
            <translation>Skrivaren tar inte emot något just nu. Du kan spara som PDF.</translation>
        </message>
        <message>
            <source>This card</source>
            <translation>Det här bladet</translation>
        </message>
        <message>
            <source>Two cards</source>
            <translation>Två blad</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Vinnare</translation>
        </message>
        <message>
            <source>Yacht card</source>
            <translation>Yacht-poängblad</translation>
        </message>
        <message>
            <source>left</source>
            <translation>lämnade</translation>
        </message>
        <message>
            <source>our own dice</source>
            <translation>egna tärningar</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>Another program has moved or replaced your games, so nothing was changed. Close Yacht and start it again.</source>
            <translation>Ett annat program har flyttat eller bytt ut dina partier, så ingenting ändrades. Stäng Yacht och starta det igen.</translation>
        </message>
        <message>
            <source>Another program is using your games, so nothing was changed. Try again soon.</source>
            <translation>Ett annat program använder dina partier, så ingenting ändrades. Försök igen om en stund.</translation>
        </message>
        <message>
            <source>Nothing can be saved in this folder, so nothing was changed.</source>
            <translation>Det går inte att spara i den här mappen, så ingenting ändrades.</translation>
        </message>
        <message>
            <source>The disk can't be written to just now, so nothing was changed. Try again.</source>
            <translation>Det går inte att skriva till disken just nu, så ingenting ändrades. Försök igen.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing was changed. Make some room, then try again.</source>
            <translation>Disken är full, så ingenting ändrades. Frigör lite utrymme och försök igen.</translation>
        </message>
        <message>
            <source>This file belongs to another program. Nothing was changed in it.</source>
            <translation>Filen hör till ett annat program. Ingenting i den ändrades.</translation>
        </message>
        <message>
            <source>Your games can't be read any more. Nothing was changed in the file.</source>
            <translation>Dina partier går inte längre att läsa. Ingenting i filen ändrades.</translation>
        </message>
        <message>
            <source>Your games were last played with a newer Yacht. They are safe and unchanged.</source>
            <translation>Dina partier spelades senast med en nyare version av Yacht. De är i säkerhet och oförändrade.</translation>
        </message>
    </context>
    <context>
        <name>Records</name>
        <message>
            <source>%1 as a chart</source>
            <translation>%1 som diagram</translation>
        </message>
        <message>
            <source>%1 as a table</source>
            <translation>%1 som tabell</translation>
        </message>
        <message>
            <source>%1 in %2.</source>
            <translation>%1 i %2.</translation>
        </message>
        <message>
            <source>%1 in 10</source>
            <translation>%1 av 10</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 till %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, average %2, record %3 on %4</source>
            <translation>%1, snitt %2, rekord %3 den %4</translation>
        </message>
        <message>
            <source>%1, half of them from %2 to %3</source>
            <translation>%1, hälften av dem från %2 till %3</translation>
        </message>
        <message>
            <source>%1; perfect play averages %2</source>
            <translation>%1; perfekt spel har snittet %2</translation>
        </message>
        <message numerus="yes">
            <source>%Ln games</source>
            <translation>
                <numerusform>%Ln parti</numerusform>
                <numerusform>%Ln partier</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln points</source>
            <translation>
                <numerusform>%Ln poäng</numerusform>
                <numerusform>%Ln poäng</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n abandoned</source>
            <translation>
                <numerusform>%n avbrutet</numerusform>
                <numerusform>%n avbrutna</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deleted</source>
            <translation>
                <numerusform>%n borttaget</numerusform>
                <numerusform>%n borttagna</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games brought back.</source>
            <translation>
                <numerusform>%n parti hämtades tillbaka.</numerusform>
                <numerusform>%n partier hämtades tillbaka.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games deleted.</source>
            <translation>
                <numerusform>%n parti togs bort.</numerusform>
                <numerusform>%n partier togs bort.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games since %1</source>
            <translation>
                <numerusform>%n parti sedan %1</numerusform>
                <numerusform>%n partier sedan %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n poäng</numerusform>
                <numerusform>%n poäng</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unfinished</source>
            <translation>
                <numerusform>%n oavslutat</numerusform>
                <numerusform>%n oavslutade</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unreadable</source>
            <translation>
                <numerusform>%n oläsbart</numerusform>
                <numerusform>%n oläsbara</numerusform>
            </translation>
        </message>
        <message>
            <source>, held %1</source>
            <translation>, behålls: %1</translation>
        </message>
        <message>
            <source>1 in %1</source>
            <translation>1 av %1</translation>
        </message>
        <message>
            <source>A day counts when a game of this list is finished on it, by the calendar of the place where you play. Days are in a row as long as no whole day passes without such a game. Two games less than 24 hours apart never break the row, so a journey or a changed clock can't. The row of now ends when yesterday and today have no game.</source>
            <translation>En dag räknas när ett parti i den här listan avslutas den dagen, enligt kalendern där du spelar. Dagarna är i rad så länge ingen hel dag går utan ett sådant parti. Två partier med mindre än 24 timmar emellan bryter aldrig raden, inte ens efter en resa eller när klockan har ställts om. Den pågående raden är slut när inget parti har avslutats vare sig i går eller i dag.</translation>
        </message>
        <message>
            <source>Abandoned</source>
            <translation>Avbrutet</translation>
        </message>
        <message>
            <source>Above average in a row</source>
            <translation>I rad över snittet</translation>
        </message>
        <message>
            <source>Assisted</source>
            <translation>Med hjälp</translation>
        </message>
        <message>
            <source>Average</source>
            <translation>Snitt</translation>
        </message>
        <message numerus="yes">
            <source>Average of %Ln games</source>
            <translation>
                <numerusform>Snitt av %Ln parti</numerusform>
                <numerusform>Snitt av %Ln partier</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the records</source>
            <translation>Tillbaka till rekorden</translation>
        </message>
        <message>
            <source>Before the first roll</source>
            <translation>Före första kastet</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Bäst</translation>
        </message>
        <message>
            <source>Best ever</source>
            <translation>Bäst någonsin</translation>
        </message>
        <message>
            <source>Best games</source>
            <translation>Bästa partierna</translation>
        </message>
        <message>
            <source>Box</source>
            <translation>Ruta</translation>
        </message>
        <message>
            <source>Box by box</source>
            <translation>Ruta för ruta</translation>
        </message>
        <message numerus="yes">
            <source>Bring back %n</source>
            <translation>
                <numerusform>Hämta tillbaka %n</numerusform>
                <numerusform>Hämta tillbaka %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Chart</source>
            <translation>Diagram</translation>
        </message>
        <message>
            <source>Corrected: %1 in %2.</source>
            <translation>Rättat: %1 i %2.</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Days in a row</source>
            <translation>Dagar i rad</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Ta bort</translation>
        </message>
        <message>
            <source>Delete all…</source>
            <translation>Ta bort alla…</translation>
        </message>
        <message>
            <source>Delete this game</source>
            <translation>Ta bort partiet</translation>
        </message>
        <message>
            <source>Dice %1</source>
            <translation>Tärningar %1</translation>
        </message>
        <message>
            <source>Dice from the table</source>
            <translation>Egna tärningar</translation>
        </message>
        <message>
            <source>Dice, not rolled yet</source>
            <translation>Tärningar, inte kastade än</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Skillnad</translation>
        </message>
        <message>
            <source>Ever</source>
            <translation>All tid</translation>
        </message>
        <message>
            <source>Finish a game, and it will appear here.</source>
            <translation>Spela klart ett parti, så syns det här.</translation>
        </message>
        <message>
            <source>First move</source>
            <translation>Början</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Parti</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Partier</translation>
        </message>
        <message>
            <source>Games given up</source>
            <translation>Avbrutna partier</translation>
        </message>
        <message>
            <source>Games since the record</source>
            <translation>Partier sedan rekordet</translation>
        </message>
        <message>
            <source>Games without an end</source>
            <translation>Oavslutade partier</translation>
        </message>
        <message>
            <source>Given away</source>
            <translation>Bortskänkt</translation>
        </message>
        <message>
            <source>Held %1.</source>
            <translation>Behöll %1.</translation>
        </message>
        <message>
            <source>Held none.</source>
            <translation>Behöll ingen.</translation>
        </message>
        <message>
            <source>Keep them</source>
            <translation>Behåll dem</translation>
        </message>
        <message>
            <source>Kind of game</source>
            <translation>Typ av parti</translation>
        </message>
        <message>
            <source>Last move</source>
            <translation>Slutet</translation>
        </message>
        <message>
            <source>Left the game.</source>
            <translation>Lämnade partiet.</translation>
        </message>
        <message>
            <source>Luck</source>
            <translation>Flyt</translation>
        </message>
        <message>
            <source>Move of the game</source>
            <translation>Partiets drag</translation>
        </message>
        <message>
            <source>No game in this time.</source>
            <translation>Inga partier under den här tiden.</translation>
        </message>
        <message>
            <source>No game of this kind is finished yet. Play one to its end: it has its place here.</source>
            <translation>Inget parti av den här typen är färdigspelat än. Spela ett till slutet, så får det sin plats här.</translation>
        </message>
        <message>
            <source>No game was left unfinished.</source>
            <translation>Inget parti lämnades oavslutat.</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Anteckning</translation>
        </message>
        <message>
            <source>Note to this game</source>
            <translation>Anteckning till partiet</translation>
        </message>
        <message>
            <source>One back</source>
            <translation>Bakåt</translation>
        </message>
        <message>
            <source>One on</source>
            <translation>Framåt</translation>
        </message>
        <message>
            <source>Perfect play</source>
            <translation>Perfekt spel</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Plats</translation>
        </message>
        <message>
            <source>Place %1, %2, %3</source>
            <translation>Plats %1, %2, %3</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Spelare %1</translation>
        </message>
        <message>
            <source>Points that better decisions would have brought, on average</source>
            <translation>Poäng som bättre beslut skulle ha gett, i snitt</translation>
        </message>
        <message>
            <source>Points that the dice gave, against what was to be expected</source>
            <translation>Poäng som tärningarna gav, jämfört med vad som var att vänta</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Övning</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Skriv ut eller dela</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Utveckling</translation>
        </message>
        <message>
            <source>Rarity</source>
            <translation>Hur ofta</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>Rekord</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Rekord</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Genomgång</translation>
        </message>
        <message numerus="yes">
            <source>Rolled %n dice: %1.</source>
            <translation>
                <numerusform>Kastade %n tärning: %1.</numerusform>
                <numerusform>Kastade %n tärningar: %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regler</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Andel</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Status</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tabell</translation>
        </message>
        <message>
            <source>The card is empty.</source>
            <translation>Bladet är tomt.</translation>
        </message>
        <message numerus="yes">
            <source>This deletes all %n games of these rules and this kind. To go on, type their number: %1</source>
            <translation>
                <numerusform>Det enda partiet av den här typen och med de här reglerna tas bort. Skriv antalet för att gå vidare: %1</numerusform>
                <numerusform>Alla %n partier av den här typen och med de här reglerna tas bort. Skriv antalet för att gå vidare: %1</numerusform>
            </translation>
        </message>
        <message>
            <source>This game can't be read, so there is nothing to replay.</source>
            <translation>Partiet går inte att läsa, så det finns inget att spela upp.</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>Denna månad</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>Denna vecka</translation>
        </message>
        <message>
            <source>This year</source>
            <translation>I år</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Tid</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>I dag</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Totalt</translation>
        </message>
        <message>
            <source>Totals</source>
            <translation>Totalpoäng</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Tur</translation>
        </message>
        <message>
            <source>Turn %1 of %2</source>
            <translation>Tur %1 av %2</translation>
        </message>
        <message>
            <source>Turn %1 of %2, first roll</source>
            <translation>Tur %1 av %2, första kastet</translation>
        </message>
        <message>
            <source>Turn %1 of %2, scoring</source>
            <translation>Tur %1 av %2, val av ruta</translation>
        </message>
        <message>
            <source>Turn %1 of %2, second roll</source>
            <translation>Tur %1 av %2, andra kastet</translation>
        </message>
        <message>
            <source>Turn %1 of %2, third roll</source>
            <translation>Tur %1 av %2, tredje kastet</translation>
        </message>
        <message>
            <source>Unaided</source>
            <translation>Utan hjälp</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Ångra</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Oavslutat</translation>
        </message>
        <message>
            <source>Unreadable</source>
            <translation>Oläsbart</translation>
        </message>
        <message>
            <source>What makes days in a row?</source>
            <translation>Vad räknas som dagar i rad?</translation>
        </message>
        <message>
            <source>What you want to remember of it</source>
            <translation>Vad du vill minnas av det</translation>
        </message>
        <message>
            <source>You leave most in %1: %2 points a game.</source>
            <translation>Du tappar mest i %1: %2 poäng per parti.</translation>
        </message>
        <message>
            <source>You leave nothing in any box.</source>
            <translation>Du tappar ingenting i någon ruta.</translation>
        </message>
        <message>
            <source>Your best in each box adds up to %1.</source>
            <translation>Ditt bästa i varje ruta blir tillsammans %1.</translation>
        </message>
        <message>
            <source>Your totals</source>
            <translation>Dina totalpoäng</translation>
        </message>
        <message>
            <source>a new record</source>
            <translation>nytt rekord</translation>
        </message>
        <message>
            <source>almost never</source>
            <translation>nästan aldrig</translation>
        </message>
        <message>
            <source>average</source>
            <translation>snitt</translation>
        </message>
        <message>
            <source>average %1</source>
            <translation>snitt %1</translation>
        </message>
        <message>
            <source>average against perfect play</source>
            <translation>snitt mot perfekt spel</translation>
        </message>
        <message numerus="yes">
            <source>average of %Ln games</source>
            <translation>
                <numerusform>snitt av %Ln parti</numerusform>
                <numerusform>snitt av %Ln partier</numerusform>
            </translation>
        </message>
        <message>
            <source>best ever: %1</source>
            <translation>bäst någonsin: %1</translation>
        </message>
        <message>
            <source>every game</source>
            <translation>varje parti</translation>
        </message>
        <message>
            <source>longest %1</source>
            <translation>som mest %1</translation>
        </message>
        <message>
            <source>luck %1, given away %2</source>
            <translation>flyt %1, bortskänkt %2</translation>
        </message>
        <message>
            <source>nearly all</source>
            <translation>nästan alla</translation>
        </message>
        <message>
            <source>perfect play</source>
            <translation>perfekt spel</translation>
        </message>
        <message>
            <source>perfect play: %1</source>
            <translation>perfekt spel: %1</translation>
        </message>
        <message>
            <source>record</source>
            <translation>rekord</translation>
        </message>
        <message>
            <source>turn %1 of %2</source>
            <translation>tur %1 av %2</translation>
        </message>
        <message>
            <source>you</source>
            <translation>du</translation>
        </message>
    </context>
    <context>
        <name>Result</name>
        <message>
            <source>%1 points. %2</source>
            <translation>%1 poäng. %2</translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <source>%1 %</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>%1 missed by %2</source>
            <translation>%1 missat med %2</translation>
        </message>
        <message>
            <source>%1 reached</source>
            <translation>%1 uppnått</translation>
        </message>
        <message>
            <source>%1, best was %2.</source>
            <translation>%1, bäst var %2.</translation>
        </message>
        <message>
            <source>%1: %2 at the start, highest %3, lowest %4, %5 at the end</source>
            <translation>%1: %2 vid start, högst %3, lägst %4, %5 vid slutet</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n poäng</numerusform>
                <numerusform>%n poäng</numerusform>
            </translation>
        </message>
        <message>
            <source>Chance at the start</source>
            <translation>Chans vid start</translation>
        </message>
        <message>
            <source>Chance of %1</source>
            <translation>Chans till %1</translation>
        </message>
        <message>
            <source>Costliest decisions</source>
            <translation>Dyraste besluten</translation>
        </message>
        <message>
            <source>Dice %1</source>
            <translation>Tärningar %1</translation>
        </message>
        <message>
            <source>Earlier game</source>
            <translation>Äldre parti</translation>
        </message>
        <message>
            <source>Every decision was the best one.</source>
            <translation>Varje beslut var det bästa.</translation>
        </message>
        <message>
            <source>Expected at the start</source>
            <translation>Väntat vid start</translation>
        </message>
        <message>
            <source>Expected total</source>
            <translation>Väntad poäng</translation>
        </message>
        <message>
            <source>Final</source>
            <translation>Slutpoäng</translation>
        </message>
        <message>
            <source>Given away</source>
            <translation>Bortskänkt</translation>
        </message>
        <message>
            <source>Held %1</source>
            <translation>Behöll %1</translation>
        </message>
        <message>
            <source>How often perfect play for the average gets %1 points or more</source>
            <translation>Hur ofta perfekt spel för bästa snitt når minst %1 poäng</translation>
        </message>
        <message>
            <source>In the end</source>
            <translation>Till slut</translation>
        </message>
        <message>
            <source>Later game</source>
            <translation>Nyare parti</translation>
        </message>
        <message>
            <source>Luck and decisions by turn</source>
            <translation>Flyt och beslut per tur</translation>
        </message>
        <message>
            <source>Luck of the dice</source>
            <translation>Flyt med tärningarna</translation>
        </message>
        <message>
            <source>Most luck in turn %1: %2. Least luck in turn %3: %4. Most given away in turn %5: %6.</source>
            <translation>Mest flyt i tur %1: %2. Minst flyt i tur %3: %4. Mest bortskänkt i tur %5: %6.</translation>
        </message>
        <message>
            <source>No decision gave away anything worth mentioning.</source>
            <translation>Inget beslut skänkte bort något värt att nämna.</translation>
        </message>
        <message>
            <source>No game is finished yet. Play one to its end, and see here what was luck and what was your doing.</source>
            <translation>Inget parti är färdigspelat än. Spela ett till slutet och se här vad som var flyt och vad som var din egen förtjänst.</translation>
        </message>
        <message>
            <source>Perfect play here: %1</source>
            <translation>Perfekt spel här: %1</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Genomgång</translation>
        </message>
        <message>
            <source>Rolled all five</source>
            <translation>Kastade alla fem</translation>
        </message>
        <message>
            <source>Run of the game</source>
            <translation>Partiets gång</translation>
        </message>
        <message>
            <source>Show this position on the board</source>
            <translation>Visa läget på bordet</translation>
        </message>
        <message>
            <source>The coach can't be loaded here, and a review needs the coach.</source>
            <translation>Coachen kan inte laddas här, och utan coach blir det ingen genomgång.</translation>
        </message>
        <message>
            <source>The coach is working these rules out. The review follows at once.</source>
            <translation>Coachen räknar på de här reglerna. Genomgången kommer strax.</translation>
        </message>
        <message>
            <source>The same dice again</source>
            <translation>Samma tärningar igen</translation>
        </message>
        <message>
            <source>This game can't be read, so it can't be reviewed.</source>
            <translation>Partiet går inte att läsa, så det går inte att gå igenom.</translation>
        </message>
        <message>
            <source>Took %1</source>
            <translation>Tog %1</translation>
        </message>
        <message>
            <source>Turn %1, first roll</source>
            <translation>Tur %1, första kastet</translation>
        </message>
        <message>
            <source>Turn %1, scoring</source>
            <translation>Tur %1, val av ruta</translation>
        </message>
        <message>
            <source>Turn %1, second roll</source>
            <translation>Tur %1, andra kastet</translation>
        </message>
        <message>
            <source>Turn %1, third roll</source>
            <translation>Tur %1, tredje kastet</translation>
        </message>
        <message>
            <source>about %1 games in 10</source>
            <translation>ungefär %1 partier av 10</translation>
        </message>
        <message>
            <source>about 1 game in %1</source>
            <translation>ungefär 1 parti av %1</translation>
        </message>
        <message>
            <source>almost never</source>
            <translation>nästan aldrig</translation>
        </message>
        <message>
            <source>assisted</source>
            <translation>med hjälp</translation>
        </message>
        <message>
            <source>chance of reaching %1 after each decision</source>
            <translation>chans att nå %1 efter varje beslut</translation>
        </message>
        <message>
            <source>corrected on %1</source>
            <translation>rättat %1</translation>
        </message>
        <message>
            <source>dice from the table</source>
            <translation>egna tärningar</translation>
        </message>
        <message>
            <source>expected total after every roll and decision</source>
            <translation>väntad slutpoäng efter varje kast och beslut</translation>
        </message>
        <message>
            <source>given away</source>
            <translation>bortskänkt</translation>
        </message>
        <message>
            <source>luck</source>
            <translation>flyt</translation>
        </message>
        <message>
            <source>nearly every game</source>
            <translation>nästan varje parti</translation>
        </message>
        <message>
            <source>practice</source>
            <translation>övning</translation>
        </message>
        <message>
            <source>to hold %1</source>
            <translation>att behålla %1</translation>
        </message>
        <message>
            <source>to roll all five</source>
            <translation>att kasta alla fem</translation>
        </message>
        <message>
            <source>to take %1</source>
            <translation>att ta %1</translation>
        </message>
        <message>
            <source>unaided</source>
            <translation>utan hjälp</translation>
        </message>
    </context>
    <context>
        <name>Rule</name>
        <message>
            <source>%1 and %2</source>
            <translation>%1 och %2</translation>
        </message>
        <message>
            <source>%1 lacks %2: 0.</source>
            <translation>I %1 saknas %2: 0.</translation>
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
            <translation>%1: %2, fem lika räknas också här.</translation>
        </message>
        <message>
            <source>%1: %2, five alike.</source>
            <translation>%1: %2, fem lika.</translation>
        </message>
        <message>
            <source>%1: %2, from a single die.</source>
            <translation>%1: %2, från en enda tärning.</translation>
        </message>
        <message>
            <source>%1: %2, the sum.</source>
            <translation>%1: %2, summan.</translation>
        </message>
        <message>
            <source>%1: %2, the whole run.</source>
            <translation>%1: %2, hela stegen.</translation>
        </message>
        <message>
            <source>%1: %2, whatever the dice.</source>
            <translation>%1: %2, vad tärningarna än visar.</translation>
        </message>
        <message>
            <source>%1: 4 × %2 = %3, the %4 doesn’t count.</source>
            <translation>%1: 4 × %2 = %3, %4:an räknas inte.</translation>
        </message>
        <message>
            <source>%1: 4 × %2 = %3, the fifth %4 doesn’t count.</source>
            <translation>%1: 4 × %2 = %3, den femte %4:an räknas inte.</translation>
        </message>
        <message>
            <source>%1: both pairs show the same face: 0.</source>
            <translation>%1: båda paren är av samma sort: 0.</translation>
        </message>
        <message>
            <source>%1: four alike and a single die are no Full House: 0.</source>
            <translation>%1: fyra lika och en ensam tärning är inget Full House: 0.</translation>
        </message>
        <message>
            <source>%1: no pair of a second face: 0.</source>
            <translation>%1: inget par av en annan sort: 0.</translation>
        </message>
        <message>
            <source>%1: no pair: 0.</source>
            <translation>%1: inget par: 0.</translation>
        </message>
        <message>
            <source>%1: no three alike: 0.</source>
            <translation>%1: inga tre lika: 0.</translation>
        </message>
        <message>
            <source>%1: no two alike: 0.</source>
            <translation>%1: inga två lika: 0.</translation>
        </message>
        <message>
            <source>%1: only four alike: 0.</source>
            <translation>%1: bara fyra lika: 0.</translation>
        </message>
        <message>
            <source>%1: only three alike: 0.</source>
            <translation>%1: bara tre lika: 0.</translation>
        </message>
        <message>
            <source>%1: only two alike: 0.</source>
            <translation>%1: bara två lika: 0.</translation>
        </message>
        <message>
            <source>%1: the sum of the dice that show %2.</source>
            <translation>%1: summan av de tärningar som visar %2.</translation>
        </message>
        <message>
            <source>%1: three alike, but no pair beside them: 0.</source>
            <translation>%1: tre lika, men inget par bredvid: 0.</translation>
        </message>
        <message>
            <source>Five alike are no Full House: 0.</source>
            <translation>Fem lika är inget Full House: 0.</translation>
        </message>
        <message>
            <source>No die shows %1: 0.</source>
            <translation>Ingen tärning visar %1: 0.</translation>
        </message>
        <message>
            <source>any dice earn the sum of all five.</source>
            <translation>vilka tärningar som helst ger summan av alla fem.</translation>
        </message>
        <message>
            <source>exactly 1-2-3-4-5 earns %1.</source>
            <translation>exakt 1-2-3-4-5 ger %1.</translation>
        </message>
        <message>
            <source>exactly 2-3-4-5-6 earns %1.</source>
            <translation>exakt 2-3-4-5-6 ger %1.</translation>
        </message>
        <message>
            <source>five alike earn %1.</source>
            <translation>fem lika ger %1.</translation>
        </message>
        <message>
            <source>four or five alike earn four times their face; the fifth die never counts.</source>
            <translation>fyra eller fem lika ger fyra gånger vad en av dem visar; den femte tärningen räknas aldrig.</translation>
        </message>
        <message>
            <source>four or five alike earn the sum of all five dice.</source>
            <translation>fyra eller fem lika ger summan av alla fem tärningarna.</translation>
        </message>
        <message>
            <source>three of one face and two of another earn %1 whatever the dice.</source>
            <translation>tre av en sort och två av en annan ger %1, vad tärningarna än visar.</translation>
        </message>
        <message>
            <source>three of one face and two of another earn the sum of all five dice.</source>
            <translation>tre av en sort och två av en annan ger summan av alla fem tärningarna.</translation>
        </message>
        <message>
            <source>three of one face and two of another, or five alike, earn %1 whatever the dice.</source>
            <translation>tre av en sort och två av en annan, eller fem lika, ger %1, vad tärningarna än visar.</translation>
        </message>
        <message>
            <source>three of one face and two of another, or five alike, earn the sum of all five dice.</source>
            <translation>tre av en sort och två av en annan, eller fem lika, ger summan av alla fem tärningarna.</translation>
        </message>
        <message>
            <source>two pairs of different faces earn the sum of those four dice.</source>
            <translation>två olika par ger summan av de fyra tärningarna.</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>A turn</source>
            <translation>En tur</translation>
        </message>
        <message>
            <source>Before each of these rolls, hold the dice you want to keep; the others are rolled. You may change your mind: dice that were held can be let go again, even all five.</source>
            <translation>Före varje sådant kast väljer du vilka tärningar du vill behålla; de andra kastas. Du får ändra dig: tärningar som du har behållit kan släppas igen, till och med alla fem.</translation>
        </message>
        <message>
            <source>Dice that don’t fit a box earn 0 there, and the box is filled all the same. That is called striking it. Sometimes it is the wisest thing to do.</source>
            <translation>Tärningar som inte passar i en ruta ger 0 där, och rutan blir ändå fylld. Det kallas att stryka rutan. Ibland är det det klokaste du kan göra.</translation>
        </message>
        <message>
            <source>Each turn fills one box of your card. When all are filled, the highest total wins, and equal totals share the win. Alone, you play against your own record.</source>
            <translation>Varje tur fyller en ruta på ditt poängblad. När alla är fyllda vinner den som har mest poäng totalt, och vid lika poäng delar man på segern. När du spelar ensam spelar du mot ditt eget rekord.</translation>
        </message>
        <message>
            <source>Five alike are a Full House, too: at this table that counts.</source>
            <translation>Fem lika är också ett Full House: vid det här bordet räknas det.</translation>
        </message>
        <message>
            <source>Five alike are no Full House.</source>
            <translation>Fem lika är inget Full House.</translation>
        </message>
        <message>
            <source>Four of a Kind adds all five dice, as Yahtzee does: %1 is %2.</source>
            <translation>I Fyra lika räknas alla fem tärningarna, precis som i Yahtzee: %1 ger %2.</translation>
        </message>
        <message>
            <source>Four of a Kind counts the four dice alike, never the fifth: %1 is %2, not %3.</source>
            <translation>I Fyra lika räknas de fyra lika tärningarna, aldrig den femte: %1 ger %2, inte %3.</translation>
        </message>
        <message>
            <source>How Yacht is played: %1</source>
            <translation>Så spelas Yacht: %1</translation>
        </message>
        <message>
            <source>If you know Yahtzee</source>
            <translation>Om du kan Yahtzee</translation>
        </message>
        <message>
            <source>Roll all five dice. After that you may roll twice more, and stop whenever you like what you see.</source>
            <translation>Kasta alla fem tärningarna. Sedan får du kasta två gånger till, och sluta när du är nöjd med det du ser.</translation>
        </message>
        <message>
            <source>The boxes</source>
            <translation>Rutorna</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>Slutet</translation>
        </message>
        <message>
            <source>The game ends when every box of every player is filled. The total is the sum of the boxes, nothing else. With these rules no card can earn more than %1.</source>
            <translation>Partiet är slut när alla spelare har fyllt alla rutor. Totalpoängen är summan av rutorna, ingenting annat. Med de här reglerna kan inget poängblad ge mer än %1.</translation>
        </message>
        <message>
            <source>The goal</source>
            <translation>Målet</translation>
        </message>
        <message>
            <source>The straights need all five dice in a row, exactly those of their box. Four in a row earn nothing.</source>
            <translation>Stegarna kräver alla fem tärningarna i följd, exakt de som rutan anger. Fyra i följd ger ingenting.</translation>
        </message>
        <message>
            <source>Then choose an open box. Your dice earn there what that box pays, and the box is filled for the rest of the game.</source>
            <translation>Välj sedan en öppen ruta. Tärningarna ger poäng efter rutans regel, och rutan är fylld resten av partiet.</translation>
        </message>
        <message>
            <source>There is no Three of a Kind.</source>
            <translation>Det finns ingen ruta för tre lika.</translation>
        </message>
        <message>
            <source>There is no bonus: none for the numbers, none for a second Yacht, and a Yacht is no joker that fits other boxes.</source>
            <translation>Det finns ingen bonus: ingen för siffrorna, ingen för en andra Yacht, och en Yacht är ingen joker som passar i andra rutor.</translation>
        </message>
        <message>
            <source>Where it comes from</source>
            <translation>Spelets historia</translation>
        </message>
        <message>
            <source>Yacht is older than Yahtzee, which came into the shops in 1956 and grew from games like this one. Families have played it under many names, with small differences from table to table: Cheerio, Yot, Yam.</source>
            <translation>Yacht är äldre än Yahtzee, som kom i handeln 1956 och växte fram ur just sådana här spel. Familjer har spelat det under många namn, med små skillnader från bord till bord: Cheerio, Yot, Yam.</translation>
        </message>
        <message>
            <source>Zeros</source>
            <translation>Nollor</translation>
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
            <translation>Alla fem räknas</translation>
        </message>
        <message>
            <source>Four of a Kind adds all five dice</source>
            <translation>Fyra lika: alla fem räknas</translation>
        </message>
        <message>
            <source>Full House 25</source>
            <translation>Full House 25</translation>
        </message>
        <message>
            <source>Full House always %1</source>
            <translation>Full House alltid %1</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Husregler</translation>
        </message>
        <message>
            <source>Traditional</source>
            <translation>Traditionellt</translation>
        </message>
        <message>
            <source>With Two Pairs</source>
            <translation>Med Två par</translation>
        </message>
        <message>
            <source>a box for Two Pairs</source>
            <translation>en ruta för Två par</translation>
        </message>
        <message>
            <source>five alike count as Full House</source>
            <translation>fem lika räknas som Full House</translation>
        </message>
    </context>
    <context>
        <name>Seats</name>
        <message>
            <source>%1 and %2</source>
            <comment>the last name in a list</comment>
            <translation>%1 och %2</translation>
        </message>
        <message>
            <source>%1 and %2 share the win with a total of %3.</source>
            <translation>%1 och %2 delar på segern med %3 poäng.</translation>
        </message>
        <message>
            <source>%1 wins with a total of %2.</source>
            <translation>%1 vinner med %2 poäng.</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>names in a list</comment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, it's your turn</source>
            <translation>%1, det är din tur</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n spelare</numerusform>
                <numerusform>%n spelare</numerusform>
            </translation>
        </message>
        <message>
            <source>Everybody has left.</source>
            <translation>Alla har lämnat.</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Spelare %1</translation>
        </message>
        <message>
            <source>Several share the win with a total of %2: %1.</source>
            <translation>Flera delar på segern med %2 poäng: %1.</translation>
        </message>
        <message>
            <source>Who plays could not be read from the settings, so it is one player for now. New game in the menu changes that.</source>
            <translation>Inställningarna för vilka som spelar gick inte att läsa, så det är en spelare tills vidare. Välj ”Nytt parti” i menyn för att ändra det.</translation>
        </message>
    </context>
    <context>
        <name>Sentence</name>
        <message>
            <source>%1 Until then you play with %2.</source>
            <translation>%1 Under tiden spelar du med %2.</translation>
        </message>
        <message>
            <source>%1 above the last</source>
            <translation>%1 över det förra</translation>
        </message>
        <message>
            <source>%1 ahead of its pace</source>
            <translation>%1 före rekordtakten</translation>
        </message>
        <message>
            <source>%1 behind its pace</source>
            <translation>%1 efter rekordtakten</translation>
        </message>
        <message>
            <source>%1 short of your record.</source>
            <translation>%1 poäng från ditt rekord.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>A game of practice: these dice were seen before.</source>
            <translation>Ett övningsparti: de här tärningarna hade du sett förut.</translation>
        </message>
        <message>
            <source>A new record, %1 above the old one.</source>
            <translation>Nytt rekord, %1 poäng över det gamla.</translation>
        </message>
        <message>
            <source>All five dice are held</source>
            <translation>Alla fem behålls</translation>
        </message>
        <message>
            <source>Assisted record %1</source>
            <translation>Rekord med hjälp %1</translation>
        </message>
        <message>
            <source>Choose a box</source>
            <translation>Välj en ruta</translation>
        </message>
        <message>
            <source>New assisted record %1</source>
            <translation>Nytt rekord med hjälp %1</translation>
        </message>
        <message>
            <source>New record %1</source>
            <translation>Nytt rekord %1</translation>
        </message>
        <message>
            <source>No assisted record yet</source>
            <translation>Inget rekord med hjälp än</translation>
        </message>
        <message>
            <source>Not a single point: the next game can only be better.</source>
            <translation>Inte en enda poäng: nästa parti kan bara bli bättre.</translation>
        </message>
        <message>
            <source>Nothing can be saved at the moment, so no games are taken in.</source>
            <translation>Just nu går det inte att spara, så inga partier tas in.</translation>
        </message>
        <message>
            <source>One of your ten best.</source>
            <translation>Ett av dina tio bästa.</translation>
        </message>
        <message>
            <source>Place %1 of %2 games.</source>
            <translation>Plats %1 av %2 partier.</translation>
        </message>
        <message>
            <source>Ready to roll</source>
            <translation>Dags att kasta</translation>
        </message>
        <message>
            <source>Record %1</source>
            <translation>Rekord %1</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Gör om</translation>
        </message>
        <message>
            <source>Redo %1</source>
            <translation>Gör om: %1</translation>
        </message>
        <message>
            <source>Redo correction</source>
            <translation>Gör om: rättning</translation>
        </message>
        <message>
            <source>Redo hold</source>
            <translation>Gör om: behåll</translation>
        </message>
        <message>
            <source>Redo leaving</source>
            <translation>Gör om: spelare lämnar</translation>
        </message>
        <message>
            <source>Redo these dice</source>
            <translation>Gör om: tärningarna</translation>
        </message>
        <message>
            <source>Release a die to roll it, or choose a box on the card</source>
            <translation>Släpp en tärning för att kasta den, eller välj en ruta på bladet</translation>
        </message>
        <message>
            <source>Roll %1 of 3</source>
            <translation>Kast %1 av 3</translation>
        </message>
        <message numerus="yes">
            <source>Roll %n dice</source>
            <translation>
                <numerusform>Kasta %n tärning</numerusform>
                <numerusform>Kasta %n tärningar</numerusform>
            </translation>
        </message>
        <message>
            <source>Rolled %1</source>
            <translation>Kastet blev %1</translation>
        </message>
        <message>
            <source>Set your first record</source>
            <translation>Sätt ditt första rekord</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Solo</translation>
        </message>
        <message>
            <source>That equals your record.</source>
            <translation>Du tangerade ditt rekord.</translation>
        </message>
        <message>
            <source>The game from last time can't be read. It is kept aside, and here is a new one.</source>
            <translation>Förra partiet går inte att läsa. Det är lagt åt sidan, och här är ett nytt.</translation>
        </message>
        <message>
            <source>Three rolls are used: choose a box on the card</source>
            <translation>Alla tre kasten är gjorda: välj en ruta på bladet</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Ångra</translation>
        </message>
        <message>
            <source>Undo %1 leaves</source>
            <translation>Ångra: %1 lämnar</translation>
        </message>
        <message>
            <source>Undo %1, %2</source>
            <translation>Ångra %1, %2</translation>
        </message>
        <message>
            <source>Undo %1: %2, %3</source>
            <translation>Ångra %1: %2, %3</translation>
        </message>
        <message>
            <source>Undo correction</source>
            <translation>Ångra rättning</translation>
        </message>
        <message>
            <source>Undo hold</source>
            <translation>Ångra: behåll</translation>
        </message>
        <message>
            <source>Undo these dice</source>
            <translation>Ångra tärningarna</translation>
        </message>
        <message>
            <source>Yacht found nothing on this computer that can play its sounds, and stays quiet.</source>
            <translation>Yacht hittade inget på den här datorn som kan spela upp ljuden och är därför tyst.</translation>
        </message>
        <message>
            <source>Yacht opens games and rules, and %1 is neither.</source>
            <translation>Yacht öppnar partier och regler, och %1 är ingetdera.</translation>
        </message>
        <message>
            <source>Your first record is set.</source>
            <translation>Ditt första rekord är satt.</translation>
        </message>
        <message>
            <source>Your games can't be saved in %1, so what you play now is not kept. Make room there or allow writing, then start Yacht again.</source>
            <translation>Dina partier kan inte sparas i %1, så det du spelar nu blir inte kvar. Frigör utrymme eller tillåt skrivning där och starta sedan Yacht igen.</translation>
        </message>
        <message>
            <source>assisted</source>
            <translation>med hjälp</translation>
        </message>
        <message>
            <source>equalled</source>
            <translation>tangerat</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>avslutat</translation>
        </message>
        <message>
            <source>level with its pace</source>
            <translation>i rekordtakt</translation>
        </message>
        <message>
            <source>missed by %1</source>
            <translation>missat med %1</translation>
        </message>
        <message>
            <source>out of reach, best possible %1</source>
            <translation>utom räckhåll, som bäst %1</translation>
        </message>
        <message>
            <source>practice</source>
            <translation>övning</translation>
        </message>
        <message>
            <source>table dice</source>
            <translation>egna tärningar</translation>
        </message>
        <message>
            <source>turn %1 of %2</source>
            <translation>tur %1 av %2</translation>
        </message>
    </context>
    <context>
        <name>Sheet</name>
        <message>
            <source>Cancel</source>
            <translation>Avbryt</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Stäng</translation>
        </message>
    </context>
    <context>
        <name>SheetHint</name>
        <message>
            <source>%1 for each %1</source>
            <translation>%1 för varje %1:a</translation>
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
            <translation>alla fem</translation>
        </message>
        <message>
            <source>any dice: %1</source>
            <translation>vilka som helst: %1</translation>
        </message>
        <message>
            <source>five alike: %1</source>
            <translation>fem lika: %1</translation>
        </message>
        <message>
            <source>four alike: %1</source>
            <translation>fyra lika: %1</translation>
        </message>
        <message>
            <source>those four</source>
            <translation>de fyra</translation>
        </message>
        <message>
            <source>three and two alike, or five: %1</source>
            <translation>tre och två lika, eller fem: %1</translation>
        </message>
        <message>
            <source>three and two alike: %1</source>
            <translation>tre och två lika: %1</translation>
        </message>
        <message>
            <source>two pairs: %1</source>
            <translation>två par: %1</translation>
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
            <translation>Yacht är redan öppet med de här partierna.</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message>
            <source>%1 held</source>
            <translation>%1 behålls</translation>
        </message>
        <message>
            <source>%1 is open again. Total %2.</source>
            <translation>Rutan %1 är öppen igen. Totalt %2.</translation>
        </message>
        <message>
            <source>%1, scored %2. Total %3.</source>
            <translation>%1, gav %2. Totalt %3.</translation>
        </message>
        <message>
            <source>Held: %1</source>
            <translation>Behålls: %1</translation>
        </message>
        <message>
            <source>No die is held</source>
            <translation>Ingen tärning behålls</translation>
        </message>
        <message>
            <source>Ready to roll.</source>
            <translation>Dags att kasta.</translation>
        </message>
        <message>
            <source>Roll %1 of 3: %2.</source>
            <translation>Kast %1 av 3: %2.</translation>
        </message>
        <message>
            <source>The game is over. %1</source>
            <translation>Partiet är slut. %1</translation>
        </message>
        <message>
            <source>Total %1.</source>
            <translation>Totalt %1.</translation>
        </message>
        <message>
            <source>Turn %1 of %2.</source>
            <translation>Tur %1 av %2.</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>%1, %2 to %3</source>
            <translation>%1, %2 till %3</translation>
        </message>
        <message>
            <source>%1, one less</source>
            <translation>%1, en mindre</translation>
        </message>
        <message>
            <source>%1, one more</source>
            <translation>%1, en mer</translation>
        </message>
    </context>
    <context>
        <name>Tips</name>
        <message>
            <source>%1 for %2</source>
            <translation>%2 i %1</translation>
        </message>
        <message>
            <source>%1: %2 beats %3 by %4 points.</source>
            <translation>%1: %2 är %4 poäng bättre än %3.</translation>
        </message>
        <message>
            <source>%1: %2 beats %3.</source>
            <translation>%1: %2 är bättre än %3.</translation>
        </message>
        <message>
            <source>A straight must be exact. With four of its five faces in hand, hold those and roll the one that doesn’t belong.</source>
            <translation>En stege måste vara exakt. Har du fyra av dess fem tärningar, behåll dem och kasta den som inte hör dit.</translation>
        </message>
        <message>
            <source>Any dice fit Choice, so keep it for later. Spent early on a small total, it is gone when several fives and sixes find no other place.</source>
            <translation>Alla tärningar passar i Val, så spara den rutan. Lägger du en låg summa där tidigt, är rutan borta när flera femmor och sexor inte får plats någon annanstans.</translation>
        </message>
        <message>
            <source>But not always:</source>
            <translation>Men inte alltid:</translation>
        </message>
        <message>
            <source>Choice is the safety net</source>
            <translation>Val är skyddsnätet</translation>
        </message>
        <message>
            <source>Choose your zeros</source>
            <translation>Välj dina nollor</translation>
        </message>
        <message>
            <source>Dice that went after a Yacht may be worth more elsewhere: in a number, as Four of a Kind, as a Full House, in Choice. Look at every box before you choose.</source>
            <translation>Tärningar som siktade på en Yacht kan vara värda mer någon annanstans: bland siffrorna, som Fyra lika, som Full House, i Val. Titta på varje ruta innan du väljer.</translation>
        </message>
        <message>
            <source>Early in the game, hold dice that could still become many things. A pair can grow into Four of a Kind, a Full House or a Yacht; a run can become a straight.</source>
            <translation>Tidigt i partiet är det bra att behålla tärningar som ännu kan bli mycket. Ett par kan växa till Fyra lika, ett Full House eller en Yacht; en följd kan bli en stege.</translation>
        </message>
        <message>
            <source>Four of a Kind pays by its face</source>
            <translation>Fyra lika ger mest med höga siffror</translation>
        </message>
        <message>
            <source>Four of the five for a straight</source>
            <translation>Fyra av fem till en stege</translation>
        </message>
        <message>
            <source>Keep several doors open</source>
            <translation>Håll flera dörrar öppna</translation>
        </message>
        <message>
            <source>Late in the game some box will stay empty. Strike the one that is hardest to get, or worth least with the turns that are left, before bad dice choose for you.</source>
            <translation>Sent i partiet blir någon ruta utan poäng. Stryk den som är svårast att få, eller som är värd minst med de turer som är kvar, innan dåliga tärningar väljer åt dig.</translation>
        </message>
        <message>
            <source>Look at the whole card</source>
            <translation>Se hela bladet</translation>
        </message>
        <message>
            <source>No roll left</source>
            <translation>Inga kast kvar</translation>
        </message>
        <message>
            <source>One roll left</source>
            <translation>Ett kast kvar</translation>
        </message>
        <message>
            <source>Only the four dice alike count, so high faces belong there: a low four uses the box up for little.</source>
            <translation>Bara de fyra lika tärningarna räknas, så höga siffror hör hemma där: fyra låga tar upp rutan för nästan ingenting.</translation>
        </message>
        <message>
            <source>Still open: %1. %2</source>
            <translation>Öppna rutor: %1. %2</translation>
        </message>
        <message>
            <source>Tips for a better game</source>
            <translation>Tips för bättre spel</translation>
        </message>
        <message>
            <source>Two rolls left</source>
            <translation>Två kast kvar</translation>
        </message>
        <message>
            <source>What the coach has reckoned is exact, for the traditional rules and the best average.</source>
            <translation>Det coachen har räknat ut är exakt, för traditionella regler och bästa snitt.</translation>
        </message>
        <message>
            <source>holding %1</source>
            <translation>att behålla %1</translation>
        </message>
    </context>
    <context>
        <name>Transfer</name>
        <message numerus="yes">
            <source>%Ln deleted games come back.</source>
            <translation>
                <numerusform>%Ln borttaget parti kommer tillbaka.</numerusform>
                <numerusform>%Ln borttagna partier kommer tillbaka.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games</source>
            <translation>
                <numerusform>%Ln parti</numerusform>
                <numerusform>%Ln partier</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games are here already.</source>
            <translation>
                <numerusform>%Ln parti finns redan här.</numerusform>
                <numerusform>%Ln partier finns redan här.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games are now in %1.</source>
            <translation>
                <numerusform>%Ln parti finns nu i %1.</numerusform>
                <numerusform>%Ln partier finns nu i %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games can't be read and stay out.</source>
            <translation>
                <numerusform>%Ln parti går inte att läsa och lämnas utanför.</numerusform>
                <numerusform>%Ln partier går inte att läsa och lämnas utanför.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games went another way here and stay.</source>
            <translation>
                <numerusform>%Ln parti fortsatte annorlunda här och blir kvar som det är.</numerusform>
                <numerusform>%Ln partier fortsatte annorlunda här och blir kvar som de är.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games went on elsewhere.</source>
            <translation>
                <numerusform>%Ln parti har fortsatt på annat håll.</numerusform>
                <numerusform>%Ln partier har fortsatt på annat håll.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games were imported.</source>
            <translation>
                <numerusform>%Ln parti importerades.</numerusform>
                <numerusform>%Ln partier importerades.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new games</source>
            <translation>
                <numerusform>%Ln nytt parti</numerusform>
                <numerusform>%Ln nya partier</numerusform>
            </translation>
        </message>
        <message>
            <source>A backup of your games is made first.</source>
            <translation>Först görs en säkerhetskopia av dina partier.</translation>
        </message>
        <message>
            <source>Comma-separated values (*.csv)</source>
            <translation>Kommaseparerade värden (*.csv)</translation>
        </message>
        <message>
            <source>Export games</source>
            <translation>Exportera partier</translation>
        </message>
        <message>
            <source>Export totals for a spreadsheet</source>
            <translation>Exportera poäng till kalkylblad</translation>
        </message>
        <message>
            <source>Game %1 in this file doesn't add up: its moves don't lead to its result.</source>
            <translation>Parti %1 i filen går inte ihop: dragen leder inte till resultatet.</translation>
        </message>
        <message>
            <source>Game %1 in this file has dice that can't have fallen like this.</source>
            <translation>Parti %1 i filen har tärningar som inte kan ha fallit så.</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importera</translation>
        </message>
        <message>
            <source>Import games</source>
            <translation>Importera partier</translation>
        </message>
        <message>
            <source>Importing</source>
            <translation>Importerar</translation>
        </message>
        <message>
            <source>Looking at the games</source>
            <translation>Går igenom partierna</translation>
        </message>
        <message>
            <source>Nothing was imported</source>
            <translation>Ingenting importerades</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Öppna mappen</translation>
        </message>
        <message>
            <source>Something went wrong in Yacht. Your games are as they were.</source>
            <translation>Något gick fel i Yacht. Dina partier är som de var.</translation>
        </message>
        <message>
            <source>This file can't be read.</source>
            <translation>Filen går inte att läsa.</translation>
        </message>
        <message>
            <source>This file is damaged.</source>
            <translation>Filen är skadad.</translation>
        </message>
        <message>
            <source>This file is far larger than any file of games could be.</source>
            <translation>Filen är långt större än någon fil med partier kan vara.</translation>
        </message>
        <message>
            <source>This file was made by a newer Yacht, which this one can't read yet.</source>
            <translation>Filen gjordes av en nyare version av Yacht, som den här inte kan läsa än.</translation>
        </message>
        <message>
            <source>This is no file of Yacht games.</source>
            <translation>Det här är ingen fil med Yacht-partier.</translation>
        </message>
        <message>
            <source>Yacht games (*.yacht-games *.json *.db)</source>
            <translation>Yacht-partier (*.yacht-games *.json *.db)</translation>
        </message>
        <message>
            <source>Yacht games (*.yacht-games)</source>
            <translation>Yacht-partier (*.yacht-games)</translation>
        </message>
        <message>
            <source>Your games</source>
            <translation>Dina partier</translation>
        </message>
        <message>
            <source>Your games are kept in this very file. Choose another name, please.</source>
            <translation>Dina partier sparas i just den här filen. Välj ett annat namn.</translation>
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
            <translation>Filen har format nummer %1, och den här versionen av Yacht klarar högst %2.</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Öppna mappen</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Avsluta</translation>
        </message>
        <message>
            <source>Start with new games beside it</source>
            <translation>Börja med nya partier bredvid</translation>
        </message>
        <message>
            <source>The file is %1</source>
            <translation>Filen är %1</translation>
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
            <translation>Slå på ljudet</translation>
        </message>
        <message>
            <source>The dice can be heard, too.</source>
            <translation>Tärningarna kan höras också.</translation>
        </message>
    </context>
</TS>
