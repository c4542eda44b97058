<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>About Yacht</source>
            <translation>Om Yacht</translation>
        </message>
        <message>
            <source>Free to use, share and change under the MIT licence.</source>
            <translation>Kan fritt brukes, deles og endres under MIT-lisensen.</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Lisenser</translation>
        </message>
        <message>
            <source>Made with Qt %1 and PySide6, both under the LGPL 3, Python, SQLite and NumPy.</source>
            <translation>Laget med Qt %1 og PySide6, begge under LGPL 3, samt Python, SQLite og NumPy.</translation>
        </message>
        <message>
            <source>Nothing is being saved at the moment.</source>
            <translation>Ingenting blir lagret for øyeblikket.</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Åpne mappen</translation>
        </message>
        <message>
            <source>The old game of five dice, for your own record.</source>
            <translation>Det gamle spillet med fem terninger, for din egen rekord.</translation>
        </message>
        <message>
            <source>Yacht %1</source>
            <translation>Yacht %1</translation>
        </message>
        <message>
            <source>Your games are kept in %1</source>
            <translation>Spillene dine ligger i %1</translation>
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
            <translation>Sikkerhets&amp;kopier …</translation>
        </message>
        <message>
            <source>&amp;Beat your record</source>
            <translation>Slå &amp;rekorden</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Mørk</translation>
        </message>
        <message>
            <source>&amp;Do it</source>
            <translation>&amp;Gjør det</translation>
        </message>
        <message>
            <source>&amp;Explain this box</source>
            <translation>&amp;Forklar denne ruten</translation>
        </message>
        <message>
            <source>&amp;Export games…</source>
            <translation>&amp;Eksporter spill …</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>F&amp;ullskjerm</translation>
        </message>
        <message>
            <source>&amp;Harbour</source>
            <translation>&amp;Havn</translation>
        </message>
        <message>
            <source>&amp;Hide the options</source>
            <translation>&amp;Skjul valgene</translation>
        </message>
        <message>
            <source>&amp;High contrast</source>
            <translation>&amp;Høy kontrast</translation>
        </message>
        <message>
            <source>&amp;House rules</source>
            <translation>&amp;Husregler</translation>
        </message>
        <message>
            <source>&amp;How to play this turn</source>
            <translation>Slik spiller &amp;du turen</translation>
        </message>
        <message>
            <source>&amp;Import…</source>
            <translation>&amp;Importer …</translation>
        </message>
        <message>
            <source>&amp;Keep everything still</source>
            <translation>&amp;Hold alt i ro</translation>
        </message>
        <message>
            <source>&amp;Keyboard</source>
            <translation>&amp;Tastatur</translation>
        </message>
        <message>
            <source>&amp;Larger</source>
            <translation>&amp;Større</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Lys</translation>
        </message>
        <message>
            <source>&amp;Linen</source>
            <translation>&amp;Lin</translation>
        </message>
        <message>
            <source>&amp;New game…</source>
            <translation>&amp;Nytt spill …</translation>
        </message>
        <message>
            <source>&amp;Numerals</source>
            <translation>&amp;Tall</translation>
        </message>
        <message>
            <source>&amp;Pips</source>
            <translation>&amp;Øyne</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>&amp;Spill</translation>
        </message>
        <message>
            <source>&amp;Print…</source>
            <translation>&amp;Skriv ut …</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>A&amp;vslutt</translation>
        </message>
        <message>
            <source>&amp;Review</source>
            <translation>&amp;Analyse</translation>
        </message>
        <message>
            <source>&amp;Show the best options</source>
            <translation>&amp;Vis de beste valgene</translation>
        </message>
        <message>
            <source>&amp;Slate</source>
            <translation>&amp;Skifer</translation>
        </message>
        <message>
            <source>&amp;Smaller</source>
            <translation>&amp;Mindre</translation>
        </message>
        <message>
            <source>&amp;Sound</source>
            <translation>&amp;Lyd</translation>
        </message>
        <message>
            <source>&amp;Usual size</source>
            <translation>&amp;Vanlig størrelse</translation>
        </message>
        <message>
            <source>&amp;Where things stand</source>
            <translation>&amp;Slik står det</translation>
        </message>
        <message>
            <source>&amp;Yacht first on the card</source>
            <translation>&amp;Yacht øverst på poengarket</translation>
        </message>
        <message>
            <source>Best &amp;average</source>
            <translation>Beste s&amp;nitt</translation>
        </message>
        <message>
            <source>C&amp;oach</source>
            <translation>Tre&amp;ner</translation>
        </message>
        <message>
            <source>Export &amp;totals for a spreadsheet…</source>
            <translation>Eksporter &amp;summer til regneark …</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Skjul</translation>
        </message>
        <message>
            <source>Hold or release die %1</source>
            <translation>Behold eller slipp terning %1</translation>
        </message>
        <message>
            <source>Large &amp;boxes</source>
            <translation>St&amp;ore ruter</translation>
        </message>
        <message>
            <source>Like the &amp;system</source>
            <translation>&amp;Som systemet</translation>
        </message>
        <message>
            <source>New game, same &amp;again</source>
            <translation>Nytt spill s&amp;om sist</translation>
        </message>
        <message>
            <source>Next game</source>
            <translation>Neste spill</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Skriv ut eller del</translation>
        </message>
        <message>
            <source>R&amp;ecords</source>
            <translation>&amp;Rekorder</translation>
        </message>
        <message>
            <source>R&amp;ules</source>
            <translation>Re&amp;gler</translation>
        </message>
        <message>
            <source>Score box %1 of the card</source>
            <translation>Fyll rute %1 på poengarket</translation>
        </message>
        <message>
            <source>Small &amp;window on top</source>
            <translation>Lite &amp;vindu, alltid øverst</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Start på nytt</translation>
        </message>
        <message>
            <source>Take down all &amp;three rolls</source>
            <translation>Noter alle &amp;tre kastene</translation>
        </message>
        <message>
            <source>Undo new game</source>
            <translation>Angre nytt spill</translation>
        </message>
    </context>
    <context>
        <name>Backups</name>
        <message numerus="yes">
            <source>%Ln games of that time take the place of all that are here now.</source>
            <translation>
                <numerusform>%Ln spill fra den gangen erstatter alle som er her nå.</numerusform>
                <numerusform>%Ln spill fra den gangen erstatter alle som er her nå.</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the list</source>
            <translation>Tilbake til listen</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Sikkerhetskopier</translation>
        </message>
        <message>
            <source>Before a restore</source>
            <translation>Før gjenoppretting</translation>
        </message>
        <message>
            <source>Before an import</source>
            <translation>Før import</translation>
        </message>
        <message>
            <source>Before an update</source>
            <translation>Før oppdatering</translation>
        </message>
        <message>
            <source>Choose one to bring back the games of that time.</source>
            <translation>Velg en kopi for å hente tilbake spillene fra den gangen.</translation>
        </message>
        <message>
            <source>Daily</source>
            <translation>Daglig</translation>
        </message>
        <message>
            <source>Every game of the backup is checked first.</source>
            <translation>Hvert spill i kopien blir kontrollert først.</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spill</translation>
        </message>
        <message>
            <source>Its games take the place of all that are here now.</source>
            <translation>Spillene i kopien erstatter alle som er her nå.</translation>
        </message>
        <message>
            <source>Looking at your backups</source>
            <translation>Ser gjennom sikkerhetskopiene</translation>
        </message>
        <message>
            <source>Made</source>
            <translation>Laget</translation>
        </message>
        <message>
            <source>No backups yet</source>
            <translation>Ingen sikkerhetskopier ennå</translation>
        </message>
        <message>
            <source>Nothing was changed</source>
            <translation>Ingenting ble endret</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Grunn</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Gjenopprett</translation>
        </message>
        <message>
            <source>Restore the games of %1?</source>
            <translation>Gjenopprette spillene fra %1?</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>Gjenopprett …</translation>
        </message>
        <message>
            <source>Restoring</source>
            <translation>Gjenoppretter</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Størrelse</translation>
        </message>
        <message>
            <source>This backup is damaged. Your games are as they were.</source>
            <translation>Denne sikkerhetskopien er skadet. Spillene dine er som før.</translation>
        </message>
        <message>
            <source>This backup was made by a newer Yacht. Your games are as they were.</source>
            <translation>Denne sikkerhetskopien er laget av en nyere utgave av Yacht. Spillene dine er som før.</translation>
        </message>
        <message>
            <source>What is here now is kept as one more backup.</source>
            <translation>Det som er her nå, blir tatt vare på som enda en sikkerhetskopi.</translation>
        </message>
        <message>
            <source>When the file was replaced</source>
            <translation>Da filen ble erstattet</translation>
        </message>
        <message>
            <source>Yacht makes one a day by itself, soon after it was started.</source>
            <translation>Yacht lager én om dagen av seg selv, like etter at du har startet programmet.</translation>
        </message>
        <message>
            <source>Your games are those of %1. What was here is kept as a backup.</source>
            <translation>Spillene dine er nå som de var %1. Det som var her, er tatt vare på som sikkerhetskopi.</translation>
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
            <translation>%1, har sluttet</translation>
        </message>
        <message>
            <source>%1, on turn</source>
            <translation>%1, spiller nå</translation>
        </message>
        <message>
            <source>%1, open</source>
            <translation>%1, ledig rute</translation>
        </message>
        <message>
            <source>%1, scored %2</source>
            <translation>%1, fylt, %2 poeng</translation>
        </message>
        <message>
            <source>%1, would score %2</source>
            <translation>%1, ville gitt %2</translation>
        </message>
        <message>
            <source>%1, would score 0, %2</source>
            <translation>%1, ville gitt 0, %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Box</source>
            <translation>Rute</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Poeng</translation>
        </message>
        <message>
            <source>Scorecard</source>
            <translation>Poengark</translation>
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
            <translation>Summer. %1</translation>
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
            <translation>Stor straight</translation>
        </message>
        <message>
            <source>Choice</source>
            <translation>Valgfri</translation>
        </message>
        <message>
            <source>Fives</source>
            <translation>Femmere</translation>
        </message>
        <message>
            <source>Four of a Kind</source>
            <translation>Fire like</translation>
        </message>
        <message>
            <source>Fours</source>
            <translation>Firere</translation>
        </message>
        <message>
            <source>Full House</source>
            <translation>Hus</translation>
        </message>
        <message>
            <source>Little Straight</source>
            <translation>Liten straight</translation>
        </message>
        <message>
            <source>Ones</source>
            <translation>Enere</translation>
        </message>
        <message>
            <source>Sixes</source>
            <translation>Seksere</translation>
        </message>
        <message>
            <source>Threes</source>
            <translation>Treere</translation>
        </message>
        <message>
            <source>Two Pairs</source>
            <translation>To par</translation>
        </message>
        <message>
            <source>Twos</source>
            <translation>Toere</translation>
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
            <translation>Trener</translation>
        </message>
        <message>
            <source>For the best average: %1. For your target: %2.</source>
            <translation>For beste snitt: %1. For målet ditt: %2.</translation>
        </message>
        <message>
            <source>Hold %1</source>
            <translation>Behold %1</translation>
        </message>
        <message>
            <source>Roll all five dice</source>
            <translation>Kast alle fem terningene</translation>
        </message>
        <message>
            <source>Score %1, %2</source>
            <translation>Ta %1, %2</translation>
        </message>
        <message>
            <source>Take down all three rolls, and the coach can help.</source>
            <translation>Noter alle tre kastene, så kan treneren hjelpe.</translation>
        </message>
        <message>
            <source>The coach can't be loaded here. The game needs no coach.</source>
            <translation>Treneren kan ikke lastes inn her. Spillet klarer seg uten.</translation>
        </message>
        <message>
            <source>The coach is working these rules out. Just play on.</source>
            <translation>Treneren regner på disse reglene. Bare spill videre.</translation>
        </message>
        <message>
            <source>This game now counts as assisted, with records of its own.</source>
            <translation>Spillet regnes nå som spilt med hjelp, og slike spill har egne rekorder.</translation>
        </message>
        <message>
            <source>Total to reach</source>
            <translation>Sum du vil nå</translation>
        </message>
        <message>
            <source>chance to beat %1 from here</source>
            <translation>sjanse til å slå %1 herfra</translation>
        </message>
        <message>
            <source>chance to reach %1 from here</source>
            <translation>sjanse til å nå %1 herfra</translation>
        </message>
        <message>
            <source>expected final total</source>
            <translation>forventet sluttsum</translation>
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
            <translation>Ingen rute å fylle ennå</translation>
        </message>
        <message>
            <source>This desktop lets no program put itself on top. Its window menu may offer “Always on top”.</source>
            <translation>Dette skrivebordet lar ingen programmer legge seg øverst. Vindusmenyen kan ha valget «Alltid øverst».</translation>
        </message>
    </context>
    <context>
        <name>Die</name>
        <message>
            <source>Die %1, %2</source>
            <translation>Terning %1, %2</translation>
        </message>
        <message>
            <source>Die %1, %2, held</source>
            <translation>Terning %1, %2, beholdt</translation>
        </message>
        <message>
            <source>Die %1, %2, will be rolled</source>
            <translation>Terning %1, %2, blir kastet</translation>
        </message>
        <message>
            <source>Die %1, not rolled yet</source>
            <translation>Terning %1, ikke kastet ennå</translation>
        </message>
        <message>
            <source>Die %1: %2</source>
            <translation>Terning %1: %2</translation>
        </message>
        <message>
            <source>Die %1: %2, held</source>
            <translation>Terning %1: %2, beholdt</translation>
        </message>
        <message>
            <source>Held</source>
            <translation>Beholdt</translation>
        </message>
        <message>
            <source>Hold this die (%1)</source>
            <translation>Behold denne terningen (%1)</translation>
        </message>
        <message>
            <source>Release this die (%1)</source>
            <translation>Slipp denne terningen (%1)</translation>
        </message>
    </context>
    <context>
        <name>Entry</name>
        <message>
            <source>%1 is on no die: type 1 to 6</source>
            <translation>%1 finnes ikke på noen terning: Skriv 1–6</translation>
        </message>
        <message>
            <source>%1, %2: which dice were they?</source>
            <translation>%1, %2: Hvilke terninger var det?</translation>
        </message>
        <message>
            <source>%1: which dice were they?</source>
            <translation>%1: Hvilke terninger var det?</translation>
        </message>
        <message numerus="yes">
            <source>%n dice are missing</source>
            <translation>
                <numerusform>%n terning mangler</numerusform>
                <numerusform>%n terninger mangler</numerusform>
            </translation>
        </message>
        <message>
            <source>A die shows %1</source>
            <translation>En terning viser %1</translation>
        </message>
        <message>
            <source>Correct it</source>
            <translation>Rett opp</translation>
        </message>
        <message>
            <source>Die %1, to be typed</source>
            <translation>Terning %1, skal skrives inn</translation>
        </message>
        <message>
            <source>Five dice are there. Backspace takes one back</source>
            <translation>Fem er på plass. Tilbaketasten fjerner én</translation>
        </message>
        <message>
            <source>Five dice, each from 1 to 6</source>
            <translation>Fem terninger, hver fra 1 til 6</translation>
        </message>
        <message>
            <source>Leave it as it is</source>
            <translation>La det være</translation>
        </message>
        <message>
            <source>These dice earn %1</source>
            <translation>Terningene gir %1</translation>
        </message>
        <message numerus="yes">
            <source>Type %n dice</source>
            <translation>
                <numerusform>Skriv inn %n terning</numerusform>
                <numerusform>Skriv inn %n terninger</numerusform>
            </translation>
        </message>
        <message>
            <source>Type die %1 again</source>
            <translation>Skriv inn terning %1 på nytt</translation>
        </message>
        <message numerus="yes">
            <source>Type the next roll, %n dice</source>
            <translation>
                <numerusform>Skriv inn neste kast, %n terning</numerusform>
                <numerusform>Skriv inn neste kast, %n terninger</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo typing</source>
            <translation>Angre: skrive inn</translation>
        </message>
        <message>
            <source>choose a box</source>
            <translation>velg en rute</translation>
        </message>
        <message>
            <source>corrected, was %1</source>
            <translation>rettet, var %1</translation>
        </message>
        <message>
            <source>roll %1 of 3</source>
            <translation>kast %1 av 3</translation>
        </message>
        <message>
            <source>roll %1 of 3: what do the dice show?</source>
            <translation>kast %1 av 3 – hva ble det?</translation>
        </message>
        <message>
            <source>what do the dice show?</source>
            <translation>hva viser terningene?</translation>
        </message>
    </context>
    <context>
        <name>Face</name>
        <message>
            <source>five</source>
            <translation>femmer</translation>
        </message>
        <message>
            <source>four</source>
            <translation>firer</translation>
        </message>
        <message>
            <source>one</source>
            <translation>ener</translation>
        </message>
        <message>
            <source>six</source>
            <translation>sekser</translation>
        </message>
        <message>
            <source>three</source>
            <translation>treer</translation>
        </message>
        <message>
            <source>two</source>
            <translation>toer</translation>
        </message>
    </context>
    <context>
        <name>Fault</name>
        <message>
            <source>Every move was stored as you made it. If this comes back, close Yacht and start it again.</source>
            <translation>Alt du har gjort, ble lagret underveis. Skjer dette igjen, kan du lukke Yacht og starte på nytt.</translation>
        </message>
        <message>
            <source>Something went wrong in Yacht. Your game is safe.</source>
            <translation>Noe gikk galt i Yacht. Spillet ditt er trygt.</translation>
        </message>
        <message>
            <source>What happened is noted in %1</source>
            <translation>Det som skjedde, er notert i %1</translation>
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
            <translation>Velg en rute: Poengarket viser hva terningene gir. Hver rute fylles én gang.</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Skjul</translation>
        </message>
        <message>
            <source>Hide how to play this turn</source>
            <translation>Skjul hvordan du spiller turen</translation>
        </message>
        <message>
            <source>Hold what you like (click or press 1–5) and roll the rest, up to twice.</source>
            <translation>Behold det du vil (klikk eller 1–5), og kast resten, opptil to ganger.</translation>
        </message>
        <message>
            <source>How to play this turn</source>
            <translation>Slik spiller du turen</translation>
        </message>
        <message>
            <source>Roll all five dice.</source>
            <translation>Kast alle fem terningene.</translation>
        </message>
        <message>
            <source>Roll your own dice, up to three times.</source>
            <translation>Kast dine egne terninger, opptil tre ganger.</translation>
        </message>
        <message>
            <source>Type what they show, like 44416, or pick the faces.</source>
            <translation>Skriv hva de viser, for eksempel 44416, eller klikk på bildene.</translation>
        </message>
    </context>
    <context>
        <name>Hint</name>
        <message>
            <source>Choose a box. Its number is what you get.</source>
            <translation>Velg en rute. Tallet der er det du får.</translation>
        </message>
        <message>
            <source>Click the dice you want to keep.</source>
            <translation>Klikk på terningene du vil beholde.</translation>
        </message>
        <message>
            <source>Roll the dice: click here, or press Space.</source>
            <translation>Kast terningene: Klikk her, eller trykk på mellomrom.</translation>
        </message>
        <message>
            <source>Roll the others. You can do this twice.</source>
            <translation>Kast de andre. Det kan du gjøre to ganger.</translation>
        </message>
    </context>
    <context>
        <name>House</name>
        <message>
            <source>%1 – not saved yet</source>
            <translation>%1 – ulagret</translation>
        </message>
        <message>
            <source>%1, earlier (%2)</source>
            <translation>%1, tidligere (%2)</translation>
        </message>
        <message>
            <source>%1, traditionally %2</source>
            <translation>%1, tradisjonelt %2</translation>
        </message>
        <message>
            <source>%2, now %1</source>
            <translation>%2, nå %1</translation>
        </message>
        <message>
            <source>A 13th box, and a 13th turn</source>
            <translation>En 13. rute og en 13. tur</translation>
        </message>
        <message>
            <source>A name has at most %1 letters, digits and other signs.</source>
            <translation>Et navn kan ha høyst %1 bokstaver, sifre og andre tegn.</translation>
        </message>
        <message>
            <source>All five dice</source>
            <translation>Alle fem</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Alltid</translation>
        </message>
        <message>
            <source>Best possible total %1</source>
            <translation>Høyest mulig sum: %1</translation>
        </message>
        <message>
            <source>Counts as one, too</source>
            <translation>Teller også</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Slett</translation>
        </message>
        <message>
            <source>Discard the changes</source>
            <translation>Forkast endringene</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Eksporter</translation>
        </message>
        <message>
            <source>Export rules</source>
            <translation>Eksporter regler</translation>
        </message>
        <message>
            <source>Files of rules</source>
            <translation>Regelfiler</translation>
        </message>
        <message>
            <source>Five alike as Full House</source>
            <translation>Fem like som Hus</translation>
        </message>
        <message>
            <source>Give your rules a name to save them.</source>
            <translation>Gi reglene dine et navn for å lagre dem.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Husregler</translation>
        </message>
        <message>
            <source>Import rules</source>
            <translation>Importer regler</translation>
        </message>
        <message>
            <source>Make your own</source>
            <translation>Lag dine egne</translation>
        </message>
        <message>
            <source>Name of these rules</source>
            <translation>Navn på disse reglene</translation>
        </message>
        <message>
            <source>New rules</source>
            <translation>Nye regler</translation>
        </message>
        <message>
            <source>Other rules have exactly this name. Choose another one.</source>
            <translation>Andre regler har nøyaktig dette navnet. Velg et annet.</translation>
        </message>
        <message>
            <source>Play with these rules</source>
            <translation>Spill med disse reglene</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regler</translation>
        </message>
        <message>
            <source>Save these rules</source>
            <translation>Lagre disse reglene</translation>
        </message>
        <message>
            <source>The card has no such box.</source>
            <translation>Poengarket har ingen slik rute.</translation>
        </message>
        <message>
            <source>The four alike</source>
            <translation>De fire like</translation>
        </message>
        <message>
            <source>The old game, nothing changed</source>
            <translation>Det gamle spillet, uendret</translation>
        </message>
        <message>
            <source>The rules are in “%1” now.</source>
            <translation>Reglene ligger nå i «%1».</translation>
        </message>
        <message>
            <source>The sum</source>
            <translation>Summen</translation>
        </message>
        <message>
            <source>These are the rules of “%1” already.</source>
            <translation>Dette er allerede reglene i «%1».</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Angre</translation>
        </message>
        <message>
            <source>What are these rules called?</source>
            <translation>Hva heter disse reglene?</translation>
        </message>
        <message>
            <source>You have these rules already: they are “%1”.</source>
            <translation>Du har allerede disse reglene: «%1».</translation>
        </message>
        <message>
            <source>no box</source>
            <translation>ingen rute</translation>
        </message>
        <message>
            <source>“%1” can’t be read, so nothing was imported.</source>
            <translation>«%1» kan ikke leses, så ingenting ble importert.</translation>
        </message>
        <message>
            <source>“%1” can’t be written there. Try another place.</source>
            <translation>«%1» kan ikke lagres der. Prøv et annet sted.</translation>
        </message>
        <message>
            <source>“%1” comes from a newer Yacht, so nothing was imported.</source>
            <translation>«%1» kommer fra en nyere utgave av Yacht, så ingenting ble importert.</translation>
        </message>
        <message>
            <source>“%1” is damaged or was changed by hand, so nothing was imported.</source>
            <translation>«%1» er skadet eller endret for hånd, så ingenting ble importert.</translation>
        </message>
        <message>
            <source>“%1” is deleted. Its games and records are kept.</source>
            <translation>«%1» er slettet. Spillene og rekordene er tatt vare på.</translation>
        </message>
        <message>
            <source>“%1” is not a file of rules, so nothing was imported.</source>
            <translation>«%1» er ikke en regelfil, så ingenting ble importert.</translation>
        </message>
        <message>
            <source>“%1” is one of your rules now.</source>
            <translation>«%1» er nå blant reglene dine.</translation>
        </message>
        <message>
            <source>“%1” is saved as new rules: its games and records stay with the old ones.</source>
            <translation>«%1» er lagret som nye regler: Tidligere spill og rekorder blir hos de gamle.</translation>
        </message>
        <message>
            <source>“%1” is too large for a file of rules, so nothing was imported.</source>
            <translation>«%1» er for stor til å være en regelfil, så ingenting ble importert.</translation>
        </message>
    </context>
    <context>
        <name>Keyboard</name>
        <message>
            <source>Back to the records</source>
            <translation>Tilbake til rekordene</translation>
        </message>
        <message>
            <source>Bring back what was taken back</source>
            <translation>Gjør om det som ble angret</translation>
        </message>
        <message>
            <source>Do what the coach would do</source>
            <translation>Gjør det treneren ville gjort</translation>
        </message>
        <message>
            <source>Everything larger, smaller, at its usual size</source>
            <translation>Alt større, mindre, i vanlig størrelse</translation>
        </message>
        <message>
            <source>Explain a box and what the dice earn there</source>
            <translation>Forklar en rute og hva terningene gir der</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Fullskjerm</translation>
        </message>
        <message>
            <source>Go to the dice and over them</source>
            <translation>Gå til terningene og mellom dem</translation>
        </message>
        <message>
            <source>Hold or release a die</source>
            <translation>Behold eller slipp en terning</translation>
        </message>
        <message>
            <source>Its start · its end</source>
            <translation>Starten · slutten på spillet</translation>
        </message>
        <message>
            <source>Keyboard</source>
            <translation>Tastatur</translation>
        </message>
        <message>
            <source>Move between dice, buttons and card</source>
            <translation>Gå mellom terninger, knapper og poengark</translation>
        </message>
        <message>
            <source>Move over the card</source>
            <translation>Gå rundt på poengarket</translation>
        </message>
        <message>
            <source>New game with the same rules, players and dice</source>
            <translation>Nytt spill med samme regler, spillere og terninger</translation>
        </message>
        <message>
            <source>New game: rules, players, dice</source>
            <translation>Nytt spill: regler, spillere, terninger</translation>
        </message>
        <message>
            <source>Next game, or start over when the record is out of reach</source>
            <translation>Neste spill, eller start på nytt når rekorden ikke kan nås</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Skriv ut eller del</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Avslutt</translation>
        </message>
        <message>
            <source>Replay a game of the records</source>
            <translation>Se et spill fra rekordene på nytt</translation>
        </message>
        <message>
            <source>Roll the loose dice</source>
            <translation>Kast de løse terningene</translation>
        </message>
        <message>
            <source>Score a box, from the top of the card</source>
            <translation>Fyll en rute, ovenfra på poengarket</translation>
        </message>
        <message>
            <source>Score the box, or press the button in focus</source>
            <translation>Fyll ruten, eller trykk på knappen i fokus</translation>
        </message>
        <message>
            <source>Show or hide the coach's options</source>
            <translation>Vis eller skjul trenerens valg</translation>
        </message>
        <message>
            <source>Show these letters on the card</source>
            <translation>Vis disse bokstavene på poengarket</translation>
        </message>
        <message>
            <source>Small window and back</source>
            <translation>Lite vindu og tilbake</translation>
        </message>
        <message>
            <source>Table · records · review · rules</source>
            <translation>Spill · rekorder · analyse · regler</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Angre</translation>
        </message>
        <message>
            <source>Take back a die that was typed</source>
            <translation>Fjern en terning som er skrevet inn</translation>
        </message>
        <message>
            <source>The box in focus, or else how the turn stands</source>
            <translation>Ruten i fokus, eller hvordan turen står</translation>
        </message>
        <message>
            <source>This list</source>
            <translation>Denne listen</translation>
        </message>
        <message>
            <source>Type what your own dice show</source>
            <translation>Skriv inn det dine egne terninger viser</translation>
        </message>
        <message>
            <source>hold Alt</source>
            <translation>hold Alt inne</translation>
        </message>
    </context>
    <context>
        <name>Licences</name>
        <message>
            <source>Licence of</source>
            <translation>Lisens for</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Lisenser</translation>
        </message>
        <message>
            <source>This text is missing from the program's folder.</source>
            <translation>Denne teksten mangler i programmets mappe.</translation>
        </message>
    </context>
    <context>
        <name>Manual</name>
        <message numerus="yes">
            <source>Found %n times</source>
            <translation>
                <numerusform>Funnet %n gang</numerusform>
                <numerusform>Funnet %n ganger</numerusform>
            </translation>
        </message>
        <message>
            <source>Found very often</source>
            <translation>Funnet svært ofte</translation>
        </message>
        <message>
            <source>Not found</source>
            <translation>Ikke funnet</translation>
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
            <translation>Søk</translation>
        </message>
        <message>
            <source>Search this text</source>
            <translation>Søk i denne teksten</translation>
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
            <translation>&amp;Trener</translation>
        </message>
        <message>
            <source>&amp;Colours</source>
            <translation>&amp;Farger</translation>
        </message>
        <message>
            <source>&amp;Dice</source>
            <translation>&amp;Terninger</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <translation>&amp;Spill</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hjelp</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>S&amp;pråk</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>Te&amp;ma</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Vis</translation>
        </message>
        <message>
            <source>&amp;Your games</source>
            <translation>Spillene &amp;dine</translation>
        </message>
        <message>
            <source>A player &amp;leaves</source>
            <translation>En spiller s&amp;lutter</translation>
        </message>
        <message>
            <source>New game &amp;with other rules</source>
            <translation>Nytt spill med &amp;andre regler</translation>
        </message>
        <message>
            <source>Si&amp;ze</source>
            <translation>Størr&amp;else</translation>
        </message>
    </context>
    <context>
        <name>Needs</name>
        <message>
            <source>needs 1-2-3-4-5</source>
            <translation>krever 1-2-3-4-5</translation>
        </message>
        <message>
            <source>needs 2-3-4-5-6</source>
            <translation>krever 2-3-4-5-6</translation>
        </message>
        <message>
            <source>needs at least four alike</source>
            <translation>krever minst fire like</translation>
        </message>
        <message>
            <source>needs at least one 1</source>
            <translation>krever minst én ener</translation>
        </message>
        <message>
            <source>needs at least one 2</source>
            <translation>krever minst én toer</translation>
        </message>
        <message>
            <source>needs at least one 3</source>
            <translation>krever minst én treer</translation>
        </message>
        <message>
            <source>needs at least one 4</source>
            <translation>krever minst én firer</translation>
        </message>
        <message>
            <source>needs at least one 5</source>
            <translation>krever minst én femmer</translation>
        </message>
        <message>
            <source>needs at least one 6</source>
            <translation>krever minst én sekser</translation>
        </message>
        <message>
            <source>needs five alike</source>
            <translation>krever fem like</translation>
        </message>
        <message>
            <source>needs three alike and two of another face</source>
            <translation>krever tre like og to like av en annen verdi</translation>
        </message>
        <message>
            <source>needs two pairs of different faces</source>
            <translation>krever to ulike par</translation>
        </message>
    </context>
    <context>
        <name>NewGame</name>
        <message>
            <source>%1 is number %2 now</source>
            <translation>%1 er nå nummer %2</translation>
        </message>
        <message>
            <source>Add a player</source>
            <translation>Legg til en spiller</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Tilbake til bordet</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Terninger</translation>
        </message>
        <message>
            <source>Down shows names, Alt with Up or Down moves</source>
            <translation>Pil ned viser navn, Alt med pil opp eller ned flytter</translation>
        </message>
        <message>
            <source>Drag to change the order</source>
            <translation>Dra for å endre rekkefølgen</translation>
        </message>
        <message>
            <source>Move player %1 down</source>
            <translation>Flytt spiller %1 ned</translation>
        </message>
        <message>
            <source>Move player %1 up</source>
            <translation>Flytt spiller %1 opp</translation>
        </message>
        <message>
            <source>Name of player %1</source>
            <translation>Navn på spiller %1</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Nytt spill</translation>
        </message>
        <message>
            <source>Our own dice on the table</source>
            <translation>Våre egne terninger på bordet</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spillere</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regler</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Start</translation>
        </message>
        <message>
            <source>Take down all three rolls, not only the last</source>
            <translation>Noter alle tre kastene, ikke bare det siste</translation>
        </message>
        <message>
            <source>Take out player %1</source>
            <translation>Ta bort spiller %1</translation>
        </message>
        <message>
            <source>With all rolls the coach can help, and the game be reviewed</source>
            <translation>Med alle kastene kan treneren hjelpe og spillet analyseres</translation>
        </message>
        <message>
            <source>Yacht rolls the dice</source>
            <translation>Yacht kaster terningene</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Close</source>
            <translation>Lukk</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Prøv igjen</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>Back to the review</source>
            <translation>Tilbake til analysen</translation>
        </message>
        <message>
            <source>You are looking at turn %1 of a finished game.</source>
            <translation>Du ser på tur %1 i et ferdig spill.</translation>
        </message>
    </context>
    <context>
        <name>Paper</name>
        <message>
            <source>&amp;On a page</source>
            <translation>Per &amp;side</translation>
        </message>
        <message>
            <source>&amp;Save picture…</source>
            <translation>&amp;Lagre bilde …</translation>
        </message>
        <message>
            <source>&amp;What</source>
            <translation>&amp;Hva</translation>
        </message>
        <message>
            <source>A picture of it</source>
            <translation>Et bilde av det</translation>
        </message>
        <message>
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <source>Blank cards</source>
            <translation>Tomme poengark</translation>
        </message>
        <message>
            <source>Copy pic&amp;ture</source>
            <translation>&amp;Kopier bilde</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Dato</translation>
        </message>
        <message>
            <source>Each turn: roll up to three times, keep what you like, fill one box. The highest total wins.</source>
            <translation>Hver tur: Kast opptil tre ganger, behold det du vil, og fyll én rute. Høyest sum vinner.</translation>
        </message>
        <message>
            <source>Letter</source>
            <translation>Letter</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Navn</translation>
        </message>
        <message>
            <source>No printer was found. You can save the page as PDF.</source>
            <translation>Fant ingen skriver. Du kan lagre siden som PDF.</translation>
        </message>
        <message>
            <source>One card</source>
            <translation>Ett poengark</translation>
        </message>
        <message>
            <source>P&amp;layers</source>
            <translation>Sp&amp;illere</translation>
        </message>
        <message>
            <source>P&amp;rint…</source>
            <translation>Skriv &amp;ut …</translation>
        </message>
        <message>
            <source>PDF page</source>
            <translation>PDF-side</translation>
        </message>
        <message>
            <source>Pa&amp;per</source>
            <translation>&amp;Papir</translation>
        </message>
        <message>
            <source>Page with a blank card, %1, %2</source>
            <translation>Side med et tomt poengark, %1, %2</translation>
        </message>
        <message>
            <source>Page with a finished card, %1, %2</source>
            <translation>Side med et ferdig poengark, %1, %2</translation>
        </message>
        <message>
            <source>Page with two blank cards, %1, %2</source>
            <translation>Side med to tomme poengark, %1, %2</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Bilde</translation>
        </message>
        <message>
            <source>Picture of the finished card</source>
            <translation>Bilde av det ferdige poengarket</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Spiller %1</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Skriv ut</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Skriv ut eller del</translation>
        </message>
        <message>
            <source>Save as P&amp;DF…</source>
            <translation>Lagre som P&amp;DF …</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <translation>Lagret som %1</translation>
        </message>
        <message>
            <source>Sent to the printer.</source>
            <translation>Sendt til skriveren.</translation>
        </message>
        <message>
            <source>The picture is copied: paste it wherever you like.</source>
            <translation>Bildet er kopiert: Lim det inn hvor du vil.</translation>
        </message>
        <message>
            <source>The printer takes no pages just now. You can save it as PDF.</source>
            <translation>Skriveren tar ikke imot sider akkurat nå. Du kan lagre som PDF.</translation>
        </message>
        <message>
            <source>This card</source>
            <translation>Dette poengarket</translation>
        </message>
        <message>
            <source>Two cards</source>
            <translation>To poengark</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Vinner</translation>
        </message>
        <message>
            <source>Yacht card</source>
            <translation>Yacht-poengark</translation>
        </message>
        <message>
            <source>left</source>
            <translation>sluttet</translation>
        </message>
        <message>
            <source>our own dice</source>
            <translation>egne terninger</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>Another program has moved or replaced your games, so nothing was changed. Close Yacht and start it again.</source>
            <translation>Et annet program har flyttet eller erstattet spillene dine, så ingenting ble endret. Lukk Yacht og start på nytt.</translation>
        </message>
        <message>
            <source>Another program is using your games, so nothing was changed. Try again soon.</source>
            <translation>Et annet program bruker spillene dine, så ingenting ble endret. Prøv igjen om litt.</translation>
        </message>
        <message>
            <source>Nothing can be saved in this folder, so nothing was changed.</source>
            <translation>Ingenting kan lagres i denne mappen, så ingenting ble endret.</translation>
        </message>
        <message>
            <source>The disk can't be written to just now, so nothing was changed. Try again.</source>
            <translation>Det går ikke an å skrive til disken akkurat nå, så ingenting ble endret. Prøv igjen.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing was changed. Make some room, then try again.</source>
            <translation>Disken er full, så ingenting ble endret. Frigjør litt plass og prøv igjen.</translation>
        </message>
        <message>
            <source>This file belongs to another program. Nothing was changed in it.</source>
            <translation>Denne filen tilhører et annet program. Ingenting i den ble endret.</translation>
        </message>
        <message>
            <source>Your games can't be read any more. Nothing was changed in the file.</source>
            <translation>Spillene dine kan ikke leses lenger. Ingenting i filen ble endret.</translation>
        </message>
        <message>
            <source>Your games were last played with a newer Yacht. They are safe and unchanged.</source>
            <translation>Spillene dine ble sist spilt i en nyere utgave av Yacht. De er trygge og uendret.</translation>
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
            <translation>%1 til %2</translation>
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
            <translation>%1, halvparten av dem fra %2 til %3</translation>
        </message>
        <message>
            <source>%1; perfect play averages %2</source>
            <translation>%1; perfekt spill gir %2 i snitt</translation>
        </message>
        <message numerus="yes">
            <source>%Ln games</source>
            <translation>
                <numerusform>%Ln spill</numerusform>
                <numerusform>%Ln spill</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln points</source>
            <translation>
                <numerusform>%Ln poeng</numerusform>
                <numerusform>%Ln poeng</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n abandoned</source>
            <translation>
                <numerusform>%n oppgitt</numerusform>
                <numerusform>%n oppgitte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deleted</source>
            <translation>
                <numerusform>%n slettet</numerusform>
                <numerusform>%n slettede</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games brought back.</source>
            <translation>
                <numerusform>%n spill er hentet tilbake.</numerusform>
                <numerusform>%n spill er hentet tilbake.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games deleted.</source>
            <translation>
                <numerusform>%n spill er slettet.</numerusform>
                <numerusform>%n spill er slettet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games since %1</source>
            <translation>
                <numerusform>%n spill siden %1</numerusform>
                <numerusform>%n spill siden %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n poeng</numerusform>
                <numerusform>%n poeng</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unfinished</source>
            <translation>
                <numerusform>%n uferdig</numerusform>
                <numerusform>%n uferdige</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unreadable</source>
            <translation>
                <numerusform>%n uleselig</numerusform>
                <numerusform>%n uleselige</numerusform>
            </translation>
        </message>
        <message>
            <source>, held %1</source>
            <translation>, beholdt %1</translation>
        </message>
        <message>
            <source>1 in %1</source>
            <translation>1 av %1</translation>
        </message>
        <message>
            <source>A day counts when a game of this list is finished on it, by the calendar of the place where you play. Days are in a row as long as no whole day passes without such a game. Two games less than 24 hours apart never break the row, so a journey or a changed clock can't. The row of now ends when yesterday and today have no game.</source>
            <translation>En dag teller når et spill i denne listen blir ferdig den dagen, etter kalenderen på stedet der du spiller. Dagene er på rad så lenge det ikke går en hel dag uten et slikt spill. To spill med mindre enn 24 timer imellom bryter aldri rekken, så det kan heller ikke en reise eller en stilt klokke gjøre. Rekken du er inne i nå, tar slutt når verken dagen i går eller dagen i dag har et spill.</translation>
        </message>
        <message>
            <source>Abandoned</source>
            <translation>Oppgitt</translation>
        </message>
        <message>
            <source>Above average in a row</source>
            <translation>Over snittet på rad</translation>
        </message>
        <message>
            <source>Assisted</source>
            <translation>Med hjelp</translation>
        </message>
        <message>
            <source>Average</source>
            <translation>Snitt</translation>
        </message>
        <message numerus="yes">
            <source>Average of %Ln games</source>
            <translation>
                <numerusform>Snitt av %Ln spill</numerusform>
                <numerusform>Snitt av %Ln spill</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the records</source>
            <translation>Tilbake til rekordene</translation>
        </message>
        <message>
            <source>Before the first roll</source>
            <translation>Før første kast</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Beste</translation>
        </message>
        <message>
            <source>Best ever</source>
            <translation>Beste noensinne</translation>
        </message>
        <message>
            <source>Best games</source>
            <translation>Beste spill</translation>
        </message>
        <message>
            <source>Box</source>
            <translation>Rute</translation>
        </message>
        <message>
            <source>Box by box</source>
            <translation>Rute for rute</translation>
        </message>
        <message numerus="yes">
            <source>Bring back %n</source>
            <translation>
                <numerusform>Hent tilbake %n</numerusform>
                <numerusform>Hent tilbake %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Chart</source>
            <translation>Diagram</translation>
        </message>
        <message>
            <source>Corrected: %1 in %2.</source>
            <translation>Rettet: %1 i %2.</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Dato</translation>
        </message>
        <message>
            <source>Days in a row</source>
            <translation>Dager på rad</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Slett</translation>
        </message>
        <message>
            <source>Delete all…</source>
            <translation>Slett alle …</translation>
        </message>
        <message>
            <source>Delete this game</source>
            <translation>Slett dette spillet</translation>
        </message>
        <message>
            <source>Dice %1</source>
            <translation>Terninger %1</translation>
        </message>
        <message>
            <source>Dice from the table</source>
            <translation>Egne terninger</translation>
        </message>
        <message>
            <source>Dice, not rolled yet</source>
            <translation>Terninger, ikke kastet ennå</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Forskjell</translation>
        </message>
        <message>
            <source>Ever</source>
            <translation>Fra starten</translation>
        </message>
        <message>
            <source>Finish a game, and it will appear here.</source>
            <translation>Fullfør et spill, så dukker det opp her.</translation>
        </message>
        <message>
            <source>First move</source>
            <translation>Først</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spill</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spill</translation>
        </message>
        <message>
            <source>Games given up</source>
            <translation>Oppgitte spill</translation>
        </message>
        <message>
            <source>Games since the record</source>
            <translation>Spill siden rekorden</translation>
        </message>
        <message>
            <source>Games without an end</source>
            <translation>Uavsluttede spill</translation>
        </message>
        <message>
            <source>Given away</source>
            <translation>Gitt bort</translation>
        </message>
        <message>
            <source>Held %1.</source>
            <translation>Beholdt %1.</translation>
        </message>
        <message>
            <source>Held none.</source>
            <translation>Beholdt ingen.</translation>
        </message>
        <message>
            <source>Keep them</source>
            <translation>Behold dem</translation>
        </message>
        <message>
            <source>Kind of game</source>
            <translation>Type spill</translation>
        </message>
        <message>
            <source>Last move</source>
            <translation>Sist</translation>
        </message>
        <message>
            <source>Left the game.</source>
            <translation>Forlot spillet.</translation>
        </message>
        <message>
            <source>Luck</source>
            <translation>Flaks</translation>
        </message>
        <message>
            <source>Move of the game</source>
            <translation>Trekk i spillet</translation>
        </message>
        <message>
            <source>No game in this time.</source>
            <translation>Ingen spill i denne perioden.</translation>
        </message>
        <message>
            <source>No game of this kind is finished yet. Play one to its end: it has its place here.</source>
            <translation>Ingen spill av denne typen er ferdige ennå. Spill ett til slutten, så får det plass her.</translation>
        </message>
        <message>
            <source>No game was left unfinished.</source>
            <translation>Ingen spill står uferdige.</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Notat</translation>
        </message>
        <message>
            <source>Note to this game</source>
            <translation>Notat til dette spillet</translation>
        </message>
        <message>
            <source>One back</source>
            <translation>Ett tilbake</translation>
        </message>
        <message>
            <source>One on</source>
            <translation>Ett fram</translation>
        </message>
        <message>
            <source>Perfect play</source>
            <translation>Perfekt spill</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Plass</translation>
        </message>
        <message>
            <source>Place %1, %2, %3</source>
            <translation>Plass %1, %2, %3</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Spiller %1</translation>
        </message>
        <message>
            <source>Points that better decisions would have brought, on average</source>
            <translation>Poeng som bedre valg i snitt ville ha gitt</translation>
        </message>
        <message>
            <source>Points that the dice gave, against what was to be expected</source>
            <translation>Poeng som terningene ga, målt mot det som var å vente</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Øving</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Skriv ut eller del</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Utvikling</translation>
        </message>
        <message>
            <source>Rarity</source>
            <translation>Hvor ofte</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>Rekord</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Rekorder</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Analyse</translation>
        </message>
        <message numerus="yes">
            <source>Rolled %n dice: %1.</source>
            <translation>
                <numerusform>Kastet %n terning: %1.</numerusform>
                <numerusform>Kastet %n terninger: %1.</numerusform>
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
            <translation>Poengarket er tomt.</translation>
        </message>
        <message numerus="yes">
            <source>This deletes all %n games of these rules and this kind. To go on, type their number: %1</source>
            <translation>
                <numerusform>Dette sletter det eneste spillet av denne typen med disse reglene. Skriv %1 for å fortsette.</numerusform>
                <numerusform>Dette sletter alle de %n spillene av denne typen med disse reglene. Skriv %1 for å fortsette.</numerusform>
            </translation>
        </message>
        <message>
            <source>This game can't be read, so there is nothing to replay.</source>
            <translation>Dette spillet kan ikke leses, så det er ikke noe å se på nytt.</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>Denne måneden</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>Denne uken</translation>
        </message>
        <message>
            <source>This year</source>
            <translation>I år</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Periode</translation>
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
            <translation>Summer</translation>
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
            <translation>Tur %1 av %2, første kast</translation>
        </message>
        <message>
            <source>Turn %1 of %2, scoring</source>
            <translation>Tur %1 av %2, valg av rute</translation>
        </message>
        <message>
            <source>Turn %1 of %2, second roll</source>
            <translation>Tur %1 av %2, andre kast</translation>
        </message>
        <message>
            <source>Turn %1 of %2, third roll</source>
            <translation>Tur %1 av %2, tredje kast</translation>
        </message>
        <message>
            <source>Unaided</source>
            <translation>Uten hjelp</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Angre</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Uferdig</translation>
        </message>
        <message>
            <source>Unreadable</source>
            <translation>Uleselig</translation>
        </message>
        <message>
            <source>What makes days in a row?</source>
            <translation>Hva er dager på rad?</translation>
        </message>
        <message>
            <source>What you want to remember of it</source>
            <translation>Det du vil huske fra spillet</translation>
        </message>
        <message>
            <source>You leave most in %1: %2 points a game.</source>
            <translation>Du taper mest i %1: %2 poeng per spill.</translation>
        </message>
        <message>
            <source>You leave nothing in any box.</source>
            <translation>Du taper ikke poeng i noen rute.</translation>
        </message>
        <message>
            <source>Your best in each box adds up to %1.</source>
            <translation>Det beste du har fått i hver rute, blir %1 til sammen.</translation>
        </message>
        <message>
            <source>Your totals</source>
            <translation>Summene dine</translation>
        </message>
        <message>
            <source>a new record</source>
            <translation>en ny rekord</translation>
        </message>
        <message>
            <source>almost never</source>
            <translation>nesten aldri</translation>
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
            <translation>snitt mot perfekt spill</translation>
        </message>
        <message numerus="yes">
            <source>average of %Ln games</source>
            <translation>
                <numerusform>snitt av %Ln spill</numerusform>
                <numerusform>snitt av %Ln spill</numerusform>
            </translation>
        </message>
        <message>
            <source>best ever: %1</source>
            <translation>beste noensinne: %1</translation>
        </message>
        <message>
            <source>every game</source>
            <translation>hvert spill</translation>
        </message>
        <message>
            <source>longest %1</source>
            <translation>lengst %1</translation>
        </message>
        <message>
            <source>luck %1, given away %2</source>
            <translation>flaks %1, gitt bort %2</translation>
        </message>
        <message>
            <source>nearly all</source>
            <translation>nesten alle</translation>
        </message>
        <message>
            <source>perfect play</source>
            <translation>perfekt spill</translation>
        </message>
        <message>
            <source>perfect play: %1</source>
            <translation>perfekt spill: %1</translation>
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
            <translation>%1 poeng. %2</translation>
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
            <translation>%2 unna %1</translation>
        </message>
        <message>
            <source>%1 reached</source>
            <translation>%1 nådd</translation>
        </message>
        <message>
            <source>%1, best was %2.</source>
            <translation>%1, best var %2.</translation>
        </message>
        <message>
            <source>%1: %2 at the start, highest %3, lowest %4, %5 at the end</source>
            <translation>%1: %2 ved starten, høyest %3, lavest %4, %5 ved slutten</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n poeng</numerusform>
                <numerusform>%n poeng</numerusform>
            </translation>
        </message>
        <message>
            <source>Chance at the start</source>
            <translation>Sjanse ved start</translation>
        </message>
        <message>
            <source>Chance of %1</source>
            <translation>Sjanse for %1</translation>
        </message>
        <message>
            <source>Costliest decisions</source>
            <translation>Dyreste valg</translation>
        </message>
        <message>
            <source>Dice %1</source>
            <translation>Terninger %1</translation>
        </message>
        <message>
            <source>Earlier game</source>
            <translation>Forrige spill</translation>
        </message>
        <message>
            <source>Every decision was the best one.</source>
            <translation>Hvert valg var det beste.</translation>
        </message>
        <message>
            <source>Expected at the start</source>
            <translation>Forventet ved start</translation>
        </message>
        <message>
            <source>Expected total</source>
            <translation>Forventet sum</translation>
        </message>
        <message>
            <source>Final</source>
            <translation>Sluttsum</translation>
        </message>
        <message>
            <source>Given away</source>
            <translation>Gitt bort</translation>
        </message>
        <message>
            <source>Held %1</source>
            <translation>Beholdt %1</translation>
        </message>
        <message>
            <source>How often perfect play for the average gets %1 points or more</source>
            <translation>Hvor ofte perfekt spill for beste snitt gir %1 poeng eller mer</translation>
        </message>
        <message>
            <source>In the end</source>
            <translation>Til slutt</translation>
        </message>
        <message>
            <source>Later game</source>
            <translation>Neste spill</translation>
        </message>
        <message>
            <source>Luck and decisions by turn</source>
            <translation>Flaks og valg tur for tur</translation>
        </message>
        <message>
            <source>Luck of the dice</source>
            <translation>Terningflaks</translation>
        </message>
        <message>
            <source>Most luck in turn %1: %2. Least luck in turn %3: %4. Most given away in turn %5: %6.</source>
            <translation>Mest flaks i tur %1: %2. Minst flaks i tur %3: %4. Mest gitt bort i tur %5: %6.</translation>
        </message>
        <message>
            <source>No decision gave away anything worth mentioning.</source>
            <translation>Ingen valg ga bort noe som er verdt å nevne.</translation>
        </message>
        <message>
            <source>No game is finished yet. Play one to its end, and see here what was luck and what was your doing.</source>
            <translation>Ingen spill er ferdige ennå. Spill ett til slutten, så ser du her hva som var flaks, og hva som var din egen fortjeneste.</translation>
        </message>
        <message>
            <source>Perfect play here: %1</source>
            <translation>Perfekt spill her: %1</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Analyse</translation>
        </message>
        <message>
            <source>Rolled all five</source>
            <translation>Kastet alle fem</translation>
        </message>
        <message>
            <source>Run of the game</source>
            <translation>Spillets gang</translation>
        </message>
        <message>
            <source>Show this position on the board</source>
            <translation>Vis denne stillingen på bordet</translation>
        </message>
        <message>
            <source>The coach can't be loaded here, and a review needs the coach.</source>
            <translation>Treneren kan ikke lastes inn her, og en analyse trenger treneren.</translation>
        </message>
        <message>
            <source>The coach is working these rules out. The review follows at once.</source>
            <translation>Treneren regner på disse reglene. Analysen kommer straks etterpå.</translation>
        </message>
        <message>
            <source>The same dice again</source>
            <translation>Samme terninger igjen</translation>
        </message>
        <message>
            <source>This game can't be read, so it can't be reviewed.</source>
            <translation>Dette spillet kan ikke leses, så det kan ikke analyseres.</translation>
        </message>
        <message>
            <source>Took %1</source>
            <translation>Tok %1</translation>
        </message>
        <message>
            <source>Turn %1, first roll</source>
            <translation>Tur %1, første kast</translation>
        </message>
        <message>
            <source>Turn %1, scoring</source>
            <translation>Tur %1, valg av rute</translation>
        </message>
        <message>
            <source>Turn %1, second roll</source>
            <translation>Tur %1, andre kast</translation>
        </message>
        <message>
            <source>Turn %1, third roll</source>
            <translation>Tur %1, tredje kast</translation>
        </message>
        <message>
            <source>about %1 games in 10</source>
            <translation>omtrent %1 av 10 spill</translation>
        </message>
        <message>
            <source>about 1 game in %1</source>
            <translation>omtrent 1 av %1 spill</translation>
        </message>
        <message>
            <source>almost never</source>
            <translation>nesten aldri</translation>
        </message>
        <message>
            <source>assisted</source>
            <translation>med hjelp</translation>
        </message>
        <message>
            <source>chance of reaching %1 after each decision</source>
            <translation>sjanse til å nå %1 etter hvert valg</translation>
        </message>
        <message>
            <source>corrected on %1</source>
            <translation>rettet %1</translation>
        </message>
        <message>
            <source>dice from the table</source>
            <translation>egne terninger</translation>
        </message>
        <message>
            <source>expected total after every roll and decision</source>
            <translation>forventet sum etter hvert kast og valg</translation>
        </message>
        <message>
            <source>given away</source>
            <translation>gitt bort</translation>
        </message>
        <message>
            <source>luck</source>
            <translation>flaks</translation>
        </message>
        <message>
            <source>nearly every game</source>
            <translation>nesten alle spill</translation>
        </message>
        <message>
            <source>practice</source>
            <translation>øving</translation>
        </message>
        <message>
            <source>to hold %1</source>
            <translation>å beholde %1</translation>
        </message>
        <message>
            <source>to roll all five</source>
            <translation>å kaste alle fem</translation>
        </message>
        <message>
            <source>to take %1</source>
            <translation>å ta %1</translation>
        </message>
        <message>
            <source>unaided</source>
            <translation>uten hjelp</translation>
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
            <translation>%1 mangler %2: 0.</translation>
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
            <translation>%1: %2, her teller fem like også.</translation>
        </message>
        <message>
            <source>%1: %2, five alike.</source>
            <translation>%1: %2, fem like.</translation>
        </message>
        <message>
            <source>%1: %2, from a single die.</source>
            <translation>%1: %2, fra én terning.</translation>
        </message>
        <message>
            <source>%1: %2, the sum.</source>
            <translation>%1: %2, summen.</translation>
        </message>
        <message>
            <source>%1: %2, the whole run.</source>
            <translation>%1: %2, hele rekken.</translation>
        </message>
        <message>
            <source>%1: %2, whatever the dice.</source>
            <translation>%1: %2, uansett terninger.</translation>
        </message>
        <message>
            <source>%1: 4 × %2 = %3, the %4 doesn’t count.</source>
            <translation>%1: 4 × %2 = %3, %4-eren teller ikke.</translation>
        </message>
        <message>
            <source>%1: 4 × %2 = %3, the fifth %4 doesn’t count.</source>
            <translation>%1: 4 × %2 = %3, den femte %4-eren teller ikke.</translation>
        </message>
        <message>
            <source>%1: both pairs show the same face: 0.</source>
            <translation>%1: begge parene viser det samme: 0.</translation>
        </message>
        <message>
            <source>%1: four alike and a single die are no Full House: 0.</source>
            <translation>%1: fire like og en enslig terning er ikke Hus: 0.</translation>
        </message>
        <message>
            <source>%1: no pair of a second face: 0.</source>
            <translation>%1: bare ett par: 0.</translation>
        </message>
        <message>
            <source>%1: no pair: 0.</source>
            <translation>%1: ingen par: 0.</translation>
        </message>
        <message>
            <source>%1: no three alike: 0.</source>
            <translation>%1: ingen tre like: 0.</translation>
        </message>
        <message>
            <source>%1: no two alike: 0.</source>
            <translation>%1: ingen like: 0.</translation>
        </message>
        <message>
            <source>%1: only four alike: 0.</source>
            <translation>%1: bare fire like: 0.</translation>
        </message>
        <message>
            <source>%1: only three alike: 0.</source>
            <translation>%1: bare tre like: 0.</translation>
        </message>
        <message>
            <source>%1: only two alike: 0.</source>
            <translation>%1: bare to like: 0.</translation>
        </message>
        <message>
            <source>%1: the sum of the dice that show %2.</source>
            <translation>%1: Terningene som viser %2, legges sammen.</translation>
        </message>
        <message>
            <source>%1: three alike, but no pair beside them: 0.</source>
            <translation>%1: tre like, men ikke noe par ved siden av: 0.</translation>
        </message>
        <message>
            <source>Five alike are no Full House: 0.</source>
            <translation>Fem like er ikke Hus: 0.</translation>
        </message>
        <message>
            <source>No die shows %1: 0.</source>
            <translation>Ingen terning viser %1: 0.</translation>
        </message>
        <message>
            <source>any dice earn the sum of all five.</source>
            <translation>Uansett terninger får du summen av alle fem.</translation>
        </message>
        <message>
            <source>exactly 1-2-3-4-5 earns %1.</source>
            <translation>Nøyaktig 1-2-3-4-5 gir %1.</translation>
        </message>
        <message>
            <source>exactly 2-3-4-5-6 earns %1.</source>
            <translation>Nøyaktig 2-3-4-5-6 gir %1.</translation>
        </message>
        <message>
            <source>five alike earn %1.</source>
            <translation>Fem like gir %1.</translation>
        </message>
        <message>
            <source>four or five alike earn four times their face; the fifth die never counts.</source>
            <translation>Fire eller fem like gir fire ganger verdien; den femte terningen teller aldri.</translation>
        </message>
        <message>
            <source>four or five alike earn the sum of all five dice.</source>
            <translation>Fire eller fem like gir summen av alle fem terningene.</translation>
        </message>
        <message>
            <source>three of one face and two of another earn %1 whatever the dice.</source>
            <translation>Tre like og to like av en annen verdi gir %1, uansett hvilke.</translation>
        </message>
        <message>
            <source>three of one face and two of another earn the sum of all five dice.</source>
            <translation>Tre like og to like av en annen verdi gir summen av alle fem terningene.</translation>
        </message>
        <message>
            <source>three of one face and two of another, or five alike, earn %1 whatever the dice.</source>
            <translation>Tre like og to like av en annen verdi, eller fem like, gir %1, uansett hvilke.</translation>
        </message>
        <message>
            <source>three of one face and two of another, or five alike, earn the sum of all five dice.</source>
            <translation>Tre like og to like av en annen verdi, eller fem like, gir summen av alle fem terningene.</translation>
        </message>
        <message>
            <source>two pairs of different faces earn the sum of those four dice.</source>
            <translation>To ulike par gir summen av de fire terningene.</translation>
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
            <translation>Før hvert av disse kastene beholder du terningene du vil ha, og kaster resten. Du kan ombestemme deg: Terninger du har beholdt, kan slippes igjen, også alle fem.</translation>
        </message>
        <message>
            <source>Dice that don’t fit a box earn 0 there, and the box is filled all the same. That is called striking it. Sometimes it is the wisest thing to do.</source>
            <translation>Terninger som ikke passer i en rute, gir 0 der, og ruten blir fylt likevel. Det kalles å stryke den. Noen ganger er det klokest.</translation>
        </message>
        <message>
            <source>Each turn fills one box of your card. When all are filled, the highest total wins, and equal totals share the win. Alone, you play against your own record.</source>
            <translation>Hver tur fyller én rute på poengarket ditt. Når alle er fylt, vinner den som har høyest sum, og de som står likt, deler seieren. Alene spiller du mot din egen rekord.</translation>
        </message>
        <message>
            <source>Five alike are a Full House, too: at this table that counts.</source>
            <translation>Fem like er også Hus: Ved dette bordet teller det.</translation>
        </message>
        <message>
            <source>Five alike are no Full House.</source>
            <translation>Fem like er ikke Hus.</translation>
        </message>
        <message>
            <source>Four of a Kind adds all five dice, as Yahtzee does: %1 is %2.</source>
            <translation>I Fire like legges alle fem terningene sammen, som i Yahtzee: %1 gir %2.</translation>
        </message>
        <message>
            <source>Four of a Kind counts the four dice alike, never the fifth: %1 is %2, not %3.</source>
            <translation>I Fire like teller bare de fire terningene som er like, aldri den femte: %1 gir %2, ikke %3.</translation>
        </message>
        <message>
            <source>How Yacht is played: %1</source>
            <translation>Slik spilles Yacht: %1</translation>
        </message>
        <message>
            <source>If you know Yahtzee</source>
            <translation>Hvis du kan Yahtzee</translation>
        </message>
        <message>
            <source>Roll all five dice. After that you may roll twice more, and stop whenever you like what you see.</source>
            <translation>Kast alle fem terningene. Deretter kan du kaste to ganger til, og stoppe når du liker det du ser.</translation>
        </message>
        <message>
            <source>The boxes</source>
            <translation>Rutene</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>Slutten</translation>
        </message>
        <message>
            <source>The game ends when every box of every player is filled. The total is the sum of the boxes, nothing else. With these rules no card can earn more than %1.</source>
            <translation>Spillet er over når alle rutene er fylt hos alle spillerne. Sluttsummen er summen av rutene og ingenting annet. Med disse reglene kan ikke noe poengark gi mer enn %1.</translation>
        </message>
        <message>
            <source>The goal</source>
            <translation>Målet</translation>
        </message>
        <message>
            <source>The straights need all five dice in a row, exactly those of their box. Four in a row earn nothing.</source>
            <translation>En straight krever alle fem terningene på rad, nøyaktig de som hører til ruten. Fire på rad gir ingenting.</translation>
        </message>
        <message>
            <source>Then choose an open box. Your dice earn there what that box pays, and the box is filled for the rest of the game.</source>
            <translation>Velg så en ledig rute. Du får det terningene er verdt der, og ruten er fylt resten av spillet.</translation>
        </message>
        <message>
            <source>There is no Three of a Kind.</source>
            <translation>Det finnes ingen rute for tre like.</translation>
        </message>
        <message>
            <source>There is no bonus: none for the numbers, none for a second Yacht, and a Yacht is no joker that fits other boxes.</source>
            <translation>Det finnes ingen bonus, verken for tallene eller for Yacht nummer to, og en Yacht er ingen joker som passer i andre ruter.</translation>
        </message>
        <message>
            <source>Where it comes from</source>
            <translation>Hvor spillet kommer fra</translation>
        </message>
        <message>
            <source>Yacht is older than Yahtzee, which came into the shops in 1956 and grew from games like this one. Families have played it under many names, with small differences from table to table: Cheerio, Yot, Yam.</source>
            <translation>Yacht er eldre enn Yahtzee, som kom i butikkene i 1956 og vokste fram av spill som dette. Familier har spilt det under mange navn, med små forskjeller fra bord til bord: Cheerio, Yot, Yam.</translation>
        </message>
        <message>
            <source>Zeros</source>
            <translation>Nuller</translation>
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
            <translation>Alle fem teller</translation>
        </message>
        <message>
            <source>Four of a Kind adds all five dice</source>
            <translation>Fire like teller alle fem</translation>
        </message>
        <message>
            <source>Full House 25</source>
            <translation>Hus 25</translation>
        </message>
        <message>
            <source>Full House always %1</source>
            <translation>Hus alltid %1</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Husregler</translation>
        </message>
        <message>
            <source>Traditional</source>
            <translation>Tradisjonelt</translation>
        </message>
        <message>
            <source>With Two Pairs</source>
            <translation>Med To par</translation>
        </message>
        <message>
            <source>a box for Two Pairs</source>
            <translation>Egen rute for To par</translation>
        </message>
        <message>
            <source>five alike count as Full House</source>
            <translation>Fem like teller som Hus</translation>
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
            <translation>%1 og %2 deler seieren med %3 poeng.</translation>
        </message>
        <message>
            <source>%1 wins with a total of %2.</source>
            <translation>%1 vinner med %2 poeng.</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>names in a list</comment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, it's your turn</source>
            <translation>%1, det er din tur</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n spiller</numerusform>
                <numerusform>%n spillere</numerusform>
            </translation>
        </message>
        <message>
            <source>Everybody has left.</source>
            <translation>Alle har sluttet.</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Spiller %1</translation>
        </message>
        <message>
            <source>Several share the win with a total of %2: %1.</source>
            <translation>Flere deler seieren med %2 poeng: %1.</translation>
        </message>
        <message>
            <source>Who plays could not be read from the settings, so it is one player for now. New game in the menu changes that.</source>
            <translation>Innstillingene for hvem som spiller, kunne ikke leses, så det er én spiller inntil videre. Velg «Nytt spill» i menyen for å endre det.</translation>
        </message>
    </context>
    <context>
        <name>Sentence</name>
        <message>
            <source>%1 Until then you play with %2.</source>
            <translation>%1 Inntil videre spiller du med %2.</translation>
        </message>
        <message>
            <source>%1 above the last</source>
            <translation>%1 over den forrige</translation>
        </message>
        <message>
            <source>%1 ahead of its pace</source>
            <translation>%1 foran skjema</translation>
        </message>
        <message>
            <source>%1 behind its pace</source>
            <translation>%1 bak skjema</translation>
        </message>
        <message>
            <source>%1 short of your record.</source>
            <translation>%1 unna rekorden din.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>A game of practice: these dice were seen before.</source>
            <translation>Dette var øving: Terningene er sett før.</translation>
        </message>
        <message>
            <source>A new record, %1 above the old one.</source>
            <translation>Ny rekord, %1 over den gamle.</translation>
        </message>
        <message>
            <source>All five dice are held</source>
            <translation>Alle fem er beholdt</translation>
        </message>
        <message>
            <source>Assisted record %1</source>
            <translation>Rekord med hjelp %1</translation>
        </message>
        <message>
            <source>Choose a box</source>
            <translation>Velg en rute</translation>
        </message>
        <message>
            <source>New assisted record %1</source>
            <translation>Ny rekord med hjelp %1</translation>
        </message>
        <message>
            <source>New record %1</source>
            <translation>Ny rekord %1</translation>
        </message>
        <message>
            <source>No assisted record yet</source>
            <translation>Ingen rekord med hjelp ennå</translation>
        </message>
        <message>
            <source>Not a single point: the next game can only be better.</source>
            <translation>Ikke ett poeng: Neste spill kan bare bli bedre.</translation>
        </message>
        <message>
            <source>Nothing can be saved at the moment, so no games are taken in.</source>
            <translation>Akkurat nå kan ingenting lagres, så ingen spill hentes inn.</translation>
        </message>
        <message>
            <source>One of your ten best.</source>
            <translation>Et av dine ti beste.</translation>
        </message>
        <message>
            <source>Place %1 of %2 games.</source>
            <translation>Plass %1 av %2 spill.</translation>
        </message>
        <message>
            <source>Ready to roll</source>
            <translation>Klar til å kaste</translation>
        </message>
        <message>
            <source>Record %1</source>
            <translation>Rekord %1</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Gjør om</translation>
        </message>
        <message>
            <source>Redo %1</source>
            <translation>Gjør om: %1</translation>
        </message>
        <message>
            <source>Redo correction</source>
            <translation>Gjør om: rettelse</translation>
        </message>
        <message>
            <source>Redo hold</source>
            <translation>Gjør om: behold</translation>
        </message>
        <message>
            <source>Redo leaving</source>
            <translation>Gjør om: spiller slutter</translation>
        </message>
        <message>
            <source>Redo these dice</source>
            <translation>Gjør om: terningene</translation>
        </message>
        <message>
            <source>Release a die to roll it, or choose a box on the card</source>
            <translation>Slipp en terning for å kaste den, eller velg en rute på poengarket</translation>
        </message>
        <message>
            <source>Roll %1 of 3</source>
            <translation>Kast %1 av 3</translation>
        </message>
        <message numerus="yes">
            <source>Roll %n dice</source>
            <translation>
                <numerusform>Kast %n terning</numerusform>
                <numerusform>Kast %n terninger</numerusform>
            </translation>
        </message>
        <message>
            <source>Rolled %1</source>
            <translation>Kastet %1</translation>
        </message>
        <message>
            <source>Set your first record</source>
            <translation>Sett din første rekord</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Solo</translation>
        </message>
        <message>
            <source>That equals your record.</source>
            <translation>Du tangerte rekorden din.</translation>
        </message>
        <message>
            <source>The game from last time can't be read. It is kept aside, and here is a new one.</source>
            <translation>Spillet fra sist kan ikke leses. Det er lagt til side, og her er et nytt.</translation>
        </message>
        <message>
            <source>Three rolls are used: choose a box on the card</source>
            <translation>Alle tre kastene er brukt: Velg en rute på poengarket</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Angre</translation>
        </message>
        <message>
            <source>Undo %1 leaves</source>
            <translation>Angre: %1 slutter</translation>
        </message>
        <message>
            <source>Undo %1, %2</source>
            <translation>Angre: %1, %2</translation>
        </message>
        <message>
            <source>Undo %1: %2, %3</source>
            <translation>Angre %1: %2, %3</translation>
        </message>
        <message>
            <source>Undo correction</source>
            <translation>Angre: rettelse</translation>
        </message>
        <message>
            <source>Undo hold</source>
            <translation>Angre: behold</translation>
        </message>
        <message>
            <source>Undo these dice</source>
            <translation>Angre: terningene</translation>
        </message>
        <message>
            <source>Yacht found nothing on this computer that can play its sounds, and stays quiet.</source>
            <translation>Yacht fant ingenting på denne maskinen som kan spille av lydene, og er derfor stille.</translation>
        </message>
        <message>
            <source>Yacht opens games and rules, and %1 is neither.</source>
            <translation>Yacht åpner spill og regler, og %1 er ingen av delene.</translation>
        </message>
        <message>
            <source>Your first record is set.</source>
            <translation>Din første rekord er satt.</translation>
        </message>
        <message>
            <source>Your games can't be saved in %1, so what you play now is not kept. Make room there or allow writing, then start Yacht again.</source>
            <translation>Spillene dine kan ikke lagres i %1, så det du spiller nå, blir ikke tatt vare på. Frigjør plass der eller gi skrivetilgang, og start Yacht på nytt.</translation>
        </message>
        <message>
            <source>assisted</source>
            <translation>med hjelp</translation>
        </message>
        <message>
            <source>equalled</source>
            <translation>tangert</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>ferdig</translation>
        </message>
        <message>
            <source>level with its pace</source>
            <translation>på skjema</translation>
        </message>
        <message>
            <source>missed by %1</source>
            <translation>manglet %1</translation>
        </message>
        <message>
            <source>out of reach, best possible %1</source>
            <translation>utenfor rekkevidde, høyst %1</translation>
        </message>
        <message>
            <source>practice</source>
            <translation>øving</translation>
        </message>
        <message>
            <source>table dice</source>
            <translation>egne terninger</translation>
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
            <translation>Lukk</translation>
        </message>
    </context>
    <context>
        <name>SheetHint</name>
        <message>
            <source>%1 for each %1</source>
            <translation>%1 for hver %1-er</translation>
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
            <translation>alle fem</translation>
        </message>
        <message>
            <source>any dice: %1</source>
            <translation>alle terninger: %1</translation>
        </message>
        <message>
            <source>five alike: %1</source>
            <translation>fem like: %1</translation>
        </message>
        <message>
            <source>four alike: %1</source>
            <translation>fire like: %1</translation>
        </message>
        <message>
            <source>those four</source>
            <translation>de fire</translation>
        </message>
        <message>
            <source>three and two alike, or five: %1</source>
            <translation>tre og to like, eller fem: %1</translation>
        </message>
        <message>
            <source>three and two alike: %1</source>
            <translation>tre og to like: %1</translation>
        </message>
        <message>
            <source>two pairs: %1</source>
            <translation>to par: %1</translation>
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
            <translation>Yacht er allerede åpent med disse spillene.</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message>
            <source>%1 held</source>
            <translation>%1 beholdt</translation>
        </message>
        <message>
            <source>%1 is open again. Total %2.</source>
            <translation>Ruten %1 er ledig igjen. Totalt %2.</translation>
        </message>
        <message>
            <source>%1, scored %2. Total %3.</source>
            <translation>%1, fylt, %2 poeng. Totalt %3.</translation>
        </message>
        <message>
            <source>Held: %1</source>
            <translation>Beholdt: %1</translation>
        </message>
        <message>
            <source>No die is held</source>
            <translation>Ingen terning er beholdt</translation>
        </message>
        <message>
            <source>Ready to roll.</source>
            <translation>Klar til å kaste.</translation>
        </message>
        <message>
            <source>Roll %1 of 3: %2.</source>
            <translation>Kast %1 av 3: %2.</translation>
        </message>
        <message>
            <source>The game is over. %1</source>
            <translation>Spillet er over. %1</translation>
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
            <translation>%1, %2 til %3</translation>
        </message>
        <message>
            <source>%1, one less</source>
            <translation>%1, én mindre</translation>
        </message>
        <message>
            <source>%1, one more</source>
            <translation>%1, én mer</translation>
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
            <translation>%1 – %2 er %4 poeng bedre enn %3.</translation>
        </message>
        <message>
            <source>%1: %2 beats %3.</source>
            <translation>%1 – %2 er bedre enn %3.</translation>
        </message>
        <message>
            <source>A straight must be exact. With four of its five faces in hand, hold those and roll the one that doesn’t belong.</source>
            <translation>En straight må være nøyaktig. Har du fire av de fem verdiene, beholder du dem og kaster terningen som ikke passer inn.</translation>
        </message>
        <message>
            <source>Any dice fit Choice, so keep it for later. Spent early on a small total, it is gone when several fives and sixes find no other place.</source>
            <translation>Alle terninger passer i Valgfri, så spar den til senere. Bruker du den tidlig på en lav sum, er den borte når flere femmere og seksere ikke får plass andre steder.</translation>
        </message>
        <message>
            <source>But not always:</source>
            <translation>Men ikke alltid:</translation>
        </message>
        <message>
            <source>Choice is the safety net</source>
            <translation>Valgfri er sikkerhetsnettet</translation>
        </message>
        <message>
            <source>Choose your zeros</source>
            <translation>Velg nullene dine</translation>
        </message>
        <message>
            <source>Dice that went after a Yacht may be worth more elsewhere: in a number, as Four of a Kind, as a Full House, in Choice. Look at every box before you choose.</source>
            <translation>Terninger som var på jakt etter Yacht, kan være mer verdt andre steder: i en tallrute, som Fire like, som Hus eller i Valgfri. Se på hver rute før du velger.</translation>
        </message>
        <message>
            <source>Early in the game, hold dice that could still become many things. A pair can grow into Four of a Kind, a Full House or a Yacht; a run can become a straight.</source>
            <translation>Tidlig i spillet bør du beholde terninger som fortsatt kan bli til mye. Et par kan vokse til Fire like, Hus eller Yacht, og en rekke kan bli en straight.</translation>
        </message>
        <message>
            <source>Four of a Kind pays by its face</source>
            <translation>Fire like lønner seg med høye tall</translation>
        </message>
        <message>
            <source>Four of the five for a straight</source>
            <translation>Fire av fem til en straight</translation>
        </message>
        <message>
            <source>Keep several doors open</source>
            <translation>Hold flere dører åpne</translation>
        </message>
        <message>
            <source>Late in the game some box will stay empty. Strike the one that is hardest to get, or worth least with the turns that are left, before bad dice choose for you.</source>
            <translation>Mot slutten vil en rute bli stående uten poeng. Stryk den som er vanskeligst å få til, eller som er minst verdt med turene som er igjen, før dårlige terninger velger for deg.</translation>
        </message>
        <message>
            <source>Look at the whole card</source>
            <translation>Se på hele poengarket</translation>
        </message>
        <message>
            <source>No roll left</source>
            <translation>Ingen kast igjen</translation>
        </message>
        <message>
            <source>One roll left</source>
            <translation>Ett kast igjen</translation>
        </message>
        <message>
            <source>Only the four dice alike count, so high faces belong there: a low four uses the box up for little.</source>
            <translation>Bare de fire terningene som er like, teller, så høye tall hører hjemme der: Lave tall gir lite igjen for ruten.</translation>
        </message>
        <message>
            <source>Still open: %1. %2</source>
            <translation>Ledige ruter: %1. %2</translation>
        </message>
        <message>
            <source>Tips for a better game</source>
            <translation>Tips for et bedre spill</translation>
        </message>
        <message>
            <source>Two rolls left</source>
            <translation>To kast igjen</translation>
        </message>
        <message>
            <source>What the coach has reckoned is exact, for the traditional rules and the best average.</source>
            <translation>Trenerens tall er nøyaktige for de tradisjonelle reglene og det beste snittet.</translation>
        </message>
        <message>
            <source>holding %1</source>
            <translation>å beholde %1</translation>
        </message>
    </context>
    <context>
        <name>Transfer</name>
        <message numerus="yes">
            <source>%Ln deleted games come back.</source>
            <translation>
                <numerusform>%Ln slettet spill kommer tilbake.</numerusform>
                <numerusform>%Ln slettede spill kommer tilbake.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games</source>
            <translation>
                <numerusform>%Ln spill</numerusform>
                <numerusform>%Ln spill</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games are here already.</source>
            <translation>
                <numerusform>%Ln spill er her allerede.</numerusform>
                <numerusform>%Ln spill er her allerede.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games are now in %1.</source>
            <translation>
                <numerusform>%Ln spill ligger nå i %1.</numerusform>
                <numerusform>%Ln spill ligger nå i %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games can't be read and stay out.</source>
            <translation>
                <numerusform>%Ln spill kan ikke leses og blir ikke med.</numerusform>
                <numerusform>%Ln spill kan ikke leses og blir ikke med.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games went another way here and stay.</source>
            <translation>
                <numerusform>%Ln spill gikk annerledes her og blir stående.</numerusform>
                <numerusform>%Ln spill gikk annerledes her og blir stående.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games went on elsewhere.</source>
            <translation>
                <numerusform>%Ln spill er spilt videre et annet sted.</numerusform>
                <numerusform>%Ln spill er spilt videre et annet sted.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games were imported.</source>
            <translation>
                <numerusform>%Ln spill er importert.</numerusform>
                <numerusform>%Ln spill er importert.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new games</source>
            <translation>
                <numerusform>%Ln nytt spill</numerusform>
                <numerusform>%Ln nye spill</numerusform>
            </translation>
        </message>
        <message>
            <source>A backup of your games is made first.</source>
            <translation>Først tas en sikkerhetskopi av spillene dine.</translation>
        </message>
        <message>
            <source>Comma-separated values (*.csv)</source>
            <translation>Kommadelte verdier (*.csv)</translation>
        </message>
        <message>
            <source>Export games</source>
            <translation>Eksporter spill</translation>
        </message>
        <message>
            <source>Export totals for a spreadsheet</source>
            <translation>Eksporter summer til regneark</translation>
        </message>
        <message>
            <source>Game %1 in this file doesn't add up: its moves don't lead to its result.</source>
            <translation>Spill %1 i denne filen stemmer ikke: Trekkene fører ikke til resultatet.</translation>
        </message>
        <message>
            <source>Game %1 in this file has dice that can't have fallen like this.</source>
            <translation>Spill %1 i denne filen har terninger som ikke kan ha falt slik.</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importer</translation>
        </message>
        <message>
            <source>Import games</source>
            <translation>Importer spill</translation>
        </message>
        <message>
            <source>Importing</source>
            <translation>Importerer</translation>
        </message>
        <message>
            <source>Looking at the games</source>
            <translation>Ser gjennom spillene</translation>
        </message>
        <message>
            <source>Nothing was imported</source>
            <translation>Ingenting ble importert</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Åpne mappen</translation>
        </message>
        <message>
            <source>Something went wrong in Yacht. Your games are as they were.</source>
            <translation>Noe gikk galt i Yacht. Spillene dine er som før.</translation>
        </message>
        <message>
            <source>This file can't be read.</source>
            <translation>Denne filen kan ikke leses.</translation>
        </message>
        <message>
            <source>This file is damaged.</source>
            <translation>Denne filen er skadet.</translation>
        </message>
        <message>
            <source>This file is far larger than any file of games could be.</source>
            <translation>Denne filen er mye større enn noen fil med spill kan være.</translation>
        </message>
        <message>
            <source>This file was made by a newer Yacht, which this one can't read yet.</source>
            <translation>Denne filen er laget av en nyere utgave av Yacht og kan ikke leses her ennå.</translation>
        </message>
        <message>
            <source>This is no file of Yacht games.</source>
            <translation>Dette er ikke en fil med Yacht-spill.</translation>
        </message>
        <message>
            <source>Yacht games (*.yacht-games *.json *.db)</source>
            <translation>Yacht-spill (*.yacht-games *.json *.db)</translation>
        </message>
        <message>
            <source>Yacht games (*.yacht-games)</source>
            <translation>Yacht-spill (*.yacht-games)</translation>
        </message>
        <message>
            <source>Your games</source>
            <translation>Spillene dine</translation>
        </message>
        <message>
            <source>Your games are kept in this very file. Choose another name, please.</source>
            <translation>Spillene dine ligger nettopp i denne filen. Velg et annet navn.</translation>
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
            <translation>Filen har format nummer %1, og denne utgaven av Yacht kjenner formater opp til %2.</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Åpne mappen</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Avslutt</translation>
        </message>
        <message>
            <source>Start with new games beside it</source>
            <translation>Start med nye spill ved siden av</translation>
        </message>
        <message>
            <source>The file is %1</source>
            <translation>Filen er %1</translation>
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
            <translation>Slå på lyden</translation>
        </message>
        <message>
            <source>The dice can be heard, too.</source>
            <translation>Terningene kan også høres.</translation>
        </message>
    </context>
</TS>
