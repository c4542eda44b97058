<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>About</name>
        <message>
            <source>About Yacht</source>
            <translation>Über Yacht</translation>
        </message>
        <message>
            <source>Free to use, share and change under the MIT licence.</source>
            <translation>Unter der MIT-Lizenz: Du darfst Yacht frei nutzen, weitergeben und verändern.</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Lizenzen</translation>
        </message>
        <message>
            <source>Made with Qt %1 and PySide6, both under the LGPL 3, Python, SQLite and NumPy.</source>
            <translation>Gemacht mit Qt %1 und PySide6, beide unter der LGPL 3, sowie mit Python, SQLite und NumPy.</translation>
        </message>
        <message>
            <source>Nothing is being saved at the moment.</source>
            <translation>Im Moment wird nichts gespeichert.</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Ordner öffnen</translation>
        </message>
        <message>
            <source>The old game of five dice, for your own record.</source>
            <translation>Das alte Spiel mit fünf Würfeln, für deinen eigenen Rekord.</translation>
        </message>
        <message>
            <source>Yacht %1</source>
            <translation>Yacht %1</translation>
        </message>
        <message>
            <source>Your games are kept in %1</source>
            <translation>Deine Spiele liegen in %1</translation>
        </message>
    </context>
    <context>
        <name>Action</name>
        <message>
            <source>&amp;About Yacht</source>
            <translation>Über &amp;Yacht</translation>
        </message>
        <message>
            <source>&amp;Backups…</source>
            <translation>&amp;Sicherungen…</translation>
        </message>
        <message>
            <source>&amp;Beat your record</source>
            <translation>Rekord &amp;schlagen</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Dunkel</translation>
        </message>
        <message>
            <source>&amp;Do it</source>
            <translation>Aus&amp;führen</translation>
        </message>
        <message>
            <source>&amp;Explain this box</source>
            <translation>Dieses Feld &amp;erklären</translation>
        </message>
        <message>
            <source>&amp;Export games…</source>
            <translation>Spiele &amp;exportieren…</translation>
        </message>
        <message>
            <source>&amp;Full screen</source>
            <translation>&amp;Vollbild</translation>
        </message>
        <message>
            <source>&amp;Harbour</source>
            <translation>&amp;Hafen</translation>
        </message>
        <message>
            <source>&amp;Hide the options</source>
            <translation>&amp;Vorschläge ausblenden</translation>
        </message>
        <message>
            <source>&amp;High contrast</source>
            <translation>Hoher &amp;Kontrast</translation>
        </message>
        <message>
            <source>&amp;House rules</source>
            <translation>&amp;Hausregeln</translation>
        </message>
        <message>
            <source>&amp;How to play this turn</source>
            <translation>S&amp;o geht’s</translation>
        </message>
        <message>
            <source>&amp;Import…</source>
            <translation>&amp;Importieren…</translation>
        </message>
        <message>
            <source>&amp;Keep everything still</source>
            <translation>Alles r&amp;uhig halten</translation>
        </message>
        <message>
            <source>&amp;Keyboard</source>
            <translation>&amp;Tastatur</translation>
        </message>
        <message>
            <source>&amp;Larger</source>
            <translation>&amp;Größer</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <source>&amp;Linen</source>
            <translation>&amp;Leinen</translation>
        </message>
        <message>
            <source>&amp;New game…</source>
            <translation>&amp;Neues Spiel…</translation>
        </message>
        <message>
            <source>&amp;Numerals</source>
            <translation>&amp;Ziffern</translation>
        </message>
        <message>
            <source>&amp;Pips</source>
            <translation>&amp;Augen</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>Spie&amp;len</translation>
        </message>
        <message>
            <source>&amp;Print…</source>
            <translation>&amp;Drucken…</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>&amp;Review</source>
            <translation>Rück&amp;blick</translation>
        </message>
        <message>
            <source>&amp;Show the best options</source>
            <translation>&amp;Vorschläge</translation>
        </message>
        <message>
            <source>&amp;Slate</source>
            <translation>&amp;Schiefer</translation>
        </message>
        <message>
            <source>&amp;Smaller</source>
            <translation>&amp;Kleiner</translation>
        </message>
        <message>
            <source>&amp;Sound</source>
            <translation>&amp;Klänge</translation>
        </message>
        <message>
            <source>&amp;Usual size</source>
            <translation>&amp;Normale Größe</translation>
        </message>
        <message>
            <source>&amp;Where things stand</source>
            <translation>&amp;Wie es steht</translation>
        </message>
        <message>
            <source>&amp;Yacht first on the card</source>
            <translation>&amp;Yacht oben auf dem Blatt</translation>
        </message>
        <message>
            <source>Best &amp;average</source>
            <translation>&amp;Bester Schnitt</translation>
        </message>
        <message>
            <source>C&amp;oach</source>
            <translation>Trai&amp;ner</translation>
        </message>
        <message>
            <source>Export &amp;totals for a spreadsheet…</source>
            <translation>Ergebnisse als &amp;Tabelle exportieren…</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Hold or release die %1</source>
            <translation>Würfel %1 behalten oder freigeben</translation>
        </message>
        <message>
            <source>Large &amp;boxes</source>
            <translation>Große Fel&amp;der</translation>
        </message>
        <message>
            <source>Like the &amp;system</source>
            <translation>Wie das &amp;System</translation>
        </message>
        <message>
            <source>New game, same &amp;again</source>
            <translation>Noch ein Spiel &amp;wie dieses</translation>
        </message>
        <message>
            <source>Next game</source>
            <translation>Nächstes Spiel</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Drucken oder teilen</translation>
        </message>
        <message>
            <source>R&amp;ecords</source>
            <translation>&amp;Rekorde</translation>
        </message>
        <message>
            <source>R&amp;ules</source>
            <translation>Re&amp;geln</translation>
        </message>
        <message>
            <source>Score box %1 of the card</source>
            <translation>Feld %1 des Blatts werten</translation>
        </message>
        <message>
            <source>Small &amp;window on top</source>
            <translation>Kle&amp;ines Fenster vorn</translation>
        </message>
        <message>
            <source>Start over</source>
            <translation>Von vorn</translation>
        </message>
        <message>
            <source>Take down all &amp;three rolls</source>
            <translation>&amp;Alle drei Würfe notieren</translation>
        </message>
        <message>
            <source>Undo new game</source>
            <translation>Rückgängig: Neues Spiel</translation>
        </message>
    </context>
    <context>
        <name>Backups</name>
        <message numerus="yes">
            <source>%Ln games of that time take the place of all that are here now.</source>
            <translation>
                <numerusform>%Ln Spiel von damals tritt an die Stelle aller Spiele, die jetzt hier sind.</numerusform>
                <numerusform>%Ln Spiele von damals treten an die Stelle aller Spiele, die jetzt hier sind.</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the list</source>
            <translation>Zurück zur Liste</translation>
        </message>
        <message>
            <source>Backups</source>
            <translation>Sicherungen</translation>
        </message>
        <message>
            <source>Before a restore</source>
            <translation>Vor dem Zurückholen</translation>
        </message>
        <message>
            <source>Before an import</source>
            <translation>Vor dem Import</translation>
        </message>
        <message>
            <source>Before an update</source>
            <translation>Vor dem Update</translation>
        </message>
        <message>
            <source>Choose one to bring back the games of that time.</source>
            <translation>Wähle eine aus, um die Spiele von damals zurückzuholen.</translation>
        </message>
        <message>
            <source>Daily</source>
            <translation>Täglich</translation>
        </message>
        <message>
            <source>Every game of the backup is checked first.</source>
            <translation>Zuerst wird jedes Spiel der Sicherung geprüft.</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>Its games take the place of all that are here now.</source>
            <translation>Die Spiele der Sicherung treten an die Stelle aller Spiele, die jetzt hier sind.</translation>
        </message>
        <message>
            <source>Looking at your backups</source>
            <translation>Deine Sicherungen werden gelesen</translation>
        </message>
        <message>
            <source>Made</source>
            <translation>Erstellt</translation>
        </message>
        <message>
            <source>No backups yet</source>
            <translation>Noch keine Sicherungen</translation>
        </message>
        <message>
            <source>Nothing was changed</source>
            <translation>Nichts wurde geändert</translation>
        </message>
        <message>
            <source>Reason</source>
            <translation>Anlass</translation>
        </message>
        <message>
            <source>Restore</source>
            <translation>Zurückholen</translation>
        </message>
        <message>
            <source>Restore the games of %1?</source>
            <translation>Die Spiele vom %1 zurückholen?</translation>
        </message>
        <message>
            <source>Restore…</source>
            <translation>Zurückholen…</translation>
        </message>
        <message>
            <source>Restoring</source>
            <translation>Spiele werden zurückgeholt</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Größe</translation>
        </message>
        <message>
            <source>This backup is damaged. Your games are as they were.</source>
            <translation>Diese Sicherung ist beschädigt. Deine Spiele sind, wie sie waren.</translation>
        </message>
        <message>
            <source>This backup was made by a newer Yacht. Your games are as they were.</source>
            <translation>Diese Sicherung stammt von einer neueren Version von Yacht. Deine Spiele sind, wie sie waren.</translation>
        </message>
        <message>
            <source>What is here now is kept as one more backup.</source>
            <translation>Was jetzt hier ist, bleibt als weitere Sicherung erhalten.</translation>
        </message>
        <message>
            <source>When the file was replaced</source>
            <translation>Als die Datei ersetzt wurde</translation>
        </message>
        <message>
            <source>Yacht makes one a day by itself, soon after it was started.</source>
            <translation>Yacht legt jeden Tag von selbst eine an, kurz nach dem Start.</translation>
        </message>
        <message>
            <source>Your games are those of %1. What was here is kept as a backup.</source>
            <translation>Deine Spiele sind jetzt die vom %1. Was hier war, bleibt als Sicherung erhalten.</translation>
        </message>
    </context>
    <context>
        <name>Board</name>
        <message>
            <source>Table</source>
            <translation>Tisch</translation>
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
            <translation>%1, gegangen</translation>
        </message>
        <message>
            <source>%1, on turn</source>
            <translation>%1, am Zug</translation>
        </message>
        <message>
            <source>%1, open</source>
            <translation>%1, offen</translation>
        </message>
        <message>
            <source>%1, scored %2</source>
            <translation>%1, gewertet: %2</translation>
        </message>
        <message>
            <source>%1, would score %2</source>
            <translation>%1, brächte %2</translation>
        </message>
        <message>
            <source>%1, would score 0, %2</source>
            <translation>%1, brächte 0, %2</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Box</source>
            <translation>Feld</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Scorecard</source>
            <translation>Wertungsblatt</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Gesamt</translation>
        </message>
        <message>
            <source>Total %1</source>
            <translation>Gesamt %1</translation>
        </message>
        <message>
            <source>Totals. %1</source>
            <translation>Gesamt. %1</translation>
        </message>
        <message>
            <source>left</source>
            <translation>raus</translation>
        </message>
    </context>
    <context>
        <name>Category</name>
        <message>
            <source>Big Straight</source>
            <translation>Große Straße</translation>
        </message>
        <message>
            <source>Choice</source>
            <translation>Freie Wahl</translation>
        </message>
        <message>
            <source>Fives</source>
            <translation>Fünfer</translation>
        </message>
        <message>
            <source>Four of a Kind</source>
            <translation>Viererpasch</translation>
        </message>
        <message>
            <source>Fours</source>
            <translation>Vierer</translation>
        </message>
        <message>
            <source>Full House</source>
            <translation>Full House</translation>
        </message>
        <message>
            <source>Little Straight</source>
            <translation>Kleine Straße</translation>
        </message>
        <message>
            <source>Ones</source>
            <translation>Einser</translation>
        </message>
        <message>
            <source>Sixes</source>
            <translation>Sechser</translation>
        </message>
        <message>
            <source>Threes</source>
            <translation>Dreier</translation>
        </message>
        <message>
            <source>Two Pairs</source>
            <translation>Zwei Paare</translation>
        </message>
        <message>
            <source>Twos</source>
            <translation>Zweier</translation>
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
            <translation>Trainer</translation>
        </message>
        <message>
            <source>For the best average: %1. For your target: %2.</source>
            <translation>Für den besten Schnitt: %1. Für dein Ziel: %2.</translation>
        </message>
        <message>
            <source>Hold %1</source>
            <translation>%1 behalten</translation>
        </message>
        <message>
            <source>Roll all five dice</source>
            <translation>Alle fünf würfeln</translation>
        </message>
        <message>
            <source>Score %1, %2</source>
            <translation>%1 werten, %2</translation>
        </message>
        <message>
            <source>Take down all three rolls, and the coach can help.</source>
            <translation>Notiere alle drei Würfe, dann kann der Trainer helfen.</translation>
        </message>
        <message>
            <source>The coach can't be loaded here. The game needs no coach.</source>
            <translation>Der Trainer lässt sich hier nicht laden. Spielen kannst du auch ohne ihn.</translation>
        </message>
        <message>
            <source>The coach is working these rules out. Just play on.</source>
            <translation>Der Trainer rechnet diese Regeln gerade durch. Spiel einfach weiter.</translation>
        </message>
        <message>
            <source>This game now counts as assisted, with records of its own.</source>
            <translation>Dieses Spiel zählt jetzt als Spiel mit Hilfe; dafür gibt es eigene Rekorde.</translation>
        </message>
        <message>
            <source>Total to reach</source>
            <translation>Ziel in Punkten</translation>
        </message>
        <message>
            <source>chance to beat %1 from here</source>
            <translation>Chance auf mehr als %1</translation>
        </message>
        <message>
            <source>chance to reach %1 from here</source>
            <translation>Chance auf %1 oder mehr</translation>
        </message>
        <message>
            <source>expected final total</source>
            <translation>erwarteter Endstand</translation>
        </message>
        <message>
            <source>under %1 %</source>
            <translation>unter %1 %</translation>
        </message>
    </context>
    <context>
        <name>Compact</name>
        <message>
            <source>Nothing to score yet</source>
            <translation>Noch nichts zu werten</translation>
        </message>
        <message>
            <source>This desktop lets no program put itself on top. Its window menu may offer “Always on top”.</source>
            <translation>Dieser Desktop lässt kein Programm sich selbst nach vorn stellen. Vielleicht bietet das Fenstermenü „Immer im Vordergrund“.</translation>
        </message>
    </context>
    <context>
        <name>Die</name>
        <message>
            <source>Die %1, %2</source>
            <translation>Würfel %1, %2</translation>
        </message>
        <message>
            <source>Die %1, %2, held</source>
            <translation>Würfel %1, %2, behalten</translation>
        </message>
        <message>
            <source>Die %1, %2, will be rolled</source>
            <translation>Würfel %1, %2, wird neu gewürfelt</translation>
        </message>
        <message>
            <source>Die %1, not rolled yet</source>
            <translation>Würfel %1, noch nicht gewürfelt</translation>
        </message>
        <message>
            <source>Die %1: %2</source>
            <translation>Würfel %1: %2</translation>
        </message>
        <message>
            <source>Die %1: %2, held</source>
            <translation>Würfel %1: %2, behalten</translation>
        </message>
        <message>
            <source>Held</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Hold this die (%1)</source>
            <translation>Diesen Würfel behalten (%1)</translation>
        </message>
        <message>
            <source>Release this die (%1)</source>
            <translation>Diesen Würfel freigeben (%1)</translation>
        </message>
    </context>
    <context>
        <name>Entry</name>
        <message>
            <source>%1 is on no die: type 1 to 6</source>
            <translation>%1 gibt es auf keinem Würfel: Tippe 1 bis 6</translation>
        </message>
        <message>
            <source>%1, %2: which dice were they?</source>
            <translation>%1, %2: Welche Würfel waren es?</translation>
        </message>
        <message>
            <source>%1: which dice were they?</source>
            <translation>%1: Welche Würfel waren es?</translation>
        </message>
        <message numerus="yes">
            <source>%n dice are missing</source>
            <translation>
                <numerusform>Es fehlt noch %n Würfel</numerusform>
                <numerusform>Es fehlen noch %n Würfel</numerusform>
            </translation>
        </message>
        <message>
            <source>A die shows %1</source>
            <translation>Ein Würfel zeigt eine %1</translation>
        </message>
        <message>
            <source>Correct it</source>
            <translation>Korrigieren</translation>
        </message>
        <message>
            <source>Die %1, to be typed</source>
            <translation>Würfel %1, noch einzugeben</translation>
        </message>
        <message>
            <source>Five dice are there. Backspace takes one back</source>
            <translation>Alle fünf sind da. Die Rücktaste nimmt einen zurück</translation>
        </message>
        <message>
            <source>Five dice, each from 1 to 6</source>
            <translation>Fünf Würfel, jeder von 1 bis 6</translation>
        </message>
        <message>
            <source>Leave it as it is</source>
            <translation>So lassen</translation>
        </message>
        <message>
            <source>These dice earn %1</source>
            <translation>Diese Würfel bringen %1</translation>
        </message>
        <message numerus="yes">
            <source>Type %n dice</source>
            <translation>
                <numerusform>%n Würfel eingeben</numerusform>
                <numerusform>%n Würfel eingeben</numerusform>
            </translation>
        </message>
        <message>
            <source>Type die %1 again</source>
            <translation>Würfel %1 neu eingeben</translation>
        </message>
        <message numerus="yes">
            <source>Type the next roll, %n dice</source>
            <translation>
                <numerusform>Nächster Wurf (%n)</numerusform>
                <numerusform>Nächster Wurf (%n)</numerusform>
            </translation>
        </message>
        <message>
            <source>Undo typing</source>
            <translation>Rückgängig: Eingabe</translation>
        </message>
        <message>
            <source>choose a box</source>
            <translation>wähle ein Feld</translation>
        </message>
        <message>
            <source>corrected, was %1</source>
            <translation>korrigiert, vorher %1</translation>
        </message>
        <message>
            <source>roll %1 of 3</source>
            <translation>Wurf %1 von 3</translation>
        </message>
        <message>
            <source>roll %1 of 3: what do the dice show?</source>
            <translation>Wurf %1 von 3 eingeben</translation>
        </message>
        <message>
            <source>what do the dice show?</source>
            <translation>was zeigen die Würfel?</translation>
        </message>
    </context>
    <context>
        <name>Face</name>
        <message>
            <source>five</source>
            <translation>Fünf</translation>
        </message>
        <message>
            <source>four</source>
            <translation>Vier</translation>
        </message>
        <message>
            <source>one</source>
            <translation>Eins</translation>
        </message>
        <message>
            <source>six</source>
            <translation>Sechs</translation>
        </message>
        <message>
            <source>three</source>
            <translation>Drei</translation>
        </message>
        <message>
            <source>two</source>
            <translation>Zwei</translation>
        </message>
    </context>
    <context>
        <name>Fault</name>
        <message>
            <source>Every move was stored as you made it. If this comes back, close Yacht and start it again.</source>
            <translation>Jeder Schritt wurde sofort gespeichert. Tritt der Fehler wieder auf, schließe Yacht und starte es neu.</translation>
        </message>
        <message>
            <source>Something went wrong in Yacht. Your game is safe.</source>
            <translation>In Yacht ist etwas schiefgegangen. Dein Spiel ist sicher.</translation>
        </message>
        <message>
            <source>What happened is noted in %1</source>
            <translation>Was geschehen ist, steht in %1</translation>
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
            <translation>Wähle ein Feld: Das Blatt zeigt, was diese Würfel bringen. Jedes Feld wird einmal gefüllt.</translation>
        </message>
        <message>
            <source>Hide</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Hide how to play this turn</source>
            <translation>„So geht’s“ schließen</translation>
        </message>
        <message>
            <source>Hold what you like (click or press 1–5) and roll the rest, up to twice.</source>
            <translation>Behalte, was dir gefällt (anklicken oder 1–5 drücken), und würfle den Rest neu, bis zu zweimal.</translation>
        </message>
        <message>
            <source>How to play this turn</source>
            <translation>So geht’s</translation>
        </message>
        <message>
            <source>Roll all five dice.</source>
            <translation>Würfle mit allen fünf Würfeln.</translation>
        </message>
        <message>
            <source>Roll your own dice, up to three times.</source>
            <translation>Würfle mit deinen eigenen Würfeln, bis zu dreimal.</translation>
        </message>
        <message>
            <source>Type what they show, like 44416, or pick the faces.</source>
            <translation>Gib ein, was sie zeigen, etwa 44416, oder wähle die Augen.</translation>
        </message>
    </context>
    <context>
        <name>Hint</name>
        <message>
            <source>Choose a box. Its number is what you get.</source>
            <translation>Wähle ein Feld. Du bekommst die Zahl, die dort steht.</translation>
        </message>
        <message>
            <source>Click the dice you want to keep.</source>
            <translation>Klick die Würfel an, die du behalten möchtest.</translation>
        </message>
        <message>
            <source>Roll the dice: click here, or press Space.</source>
            <translation>Würfle: hier klicken oder Leertaste.</translation>
        </message>
        <message>
            <source>Roll the others. You can do this twice.</source>
            <translation>Würfle den Rest. Das geht zweimal.</translation>
        </message>
    </context>
    <context>
        <name>House</name>
        <message>
            <source>%1 – not saved yet</source>
            <translation>%1 – ungespeichert</translation>
        </message>
        <message>
            <source>%1, earlier (%2)</source>
            <translation>%1, früher (%2)</translation>
        </message>
        <message>
            <source>%1, traditionally %2</source>
            <translation>%1, klassisch %2</translation>
        </message>
        <message>
            <source>%2, now %1</source>
            <translation>%2, jetzt %1</translation>
        </message>
        <message>
            <source>A 13th box, and a 13th turn</source>
            <translation>Ein 13. Feld und ein 13. Zug</translation>
        </message>
        <message>
            <source>A name has at most %1 letters, digits and other signs.</source>
            <translation>Ein Name hat höchstens %1 Zeichen.</translation>
        </message>
        <message>
            <source>All five dice</source>
            <translation>Alle fünf Würfel</translation>
        </message>
        <message>
            <source>Always</source>
            <translation>Immer</translation>
        </message>
        <message>
            <source>Best possible total %1</source>
            <translation>Höchstens möglich: %1</translation>
        </message>
        <message>
            <source>Counts as one, too</source>
            <translation>Zählen auch dazu</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Discard the changes</source>
            <translation>Änderungen verwerfen</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
        <message>
            <source>Export rules</source>
            <translation>Regeln exportieren</translation>
        </message>
        <message>
            <source>Files of rules</source>
            <translation>Regeldateien</translation>
        </message>
        <message>
            <source>Five alike as Full House</source>
            <translation>Fünf Gleiche als Full House</translation>
        </message>
        <message>
            <source>Give your rules a name to save them.</source>
            <translation>Gib deinen Regeln einen Namen, um sie zu speichern.</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Hausregeln</translation>
        </message>
        <message>
            <source>Import rules</source>
            <translation>Regeln importieren</translation>
        </message>
        <message>
            <source>Make your own</source>
            <translation>Eigene Regeln</translation>
        </message>
        <message>
            <source>Name of these rules</source>
            <translation>Name dieser Regeln</translation>
        </message>
        <message>
            <source>New rules</source>
            <translation>Neue Regeln</translation>
        </message>
        <message>
            <source>Other rules have exactly this name. Choose another one.</source>
            <translation>Andere Regeln heißen genauso. Wähle einen anderen Namen.</translation>
        </message>
        <message>
            <source>Play with these rules</source>
            <translation>Mit diesen Regeln spielen</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Save these rules</source>
            <translation>Diese Regeln speichern</translation>
        </message>
        <message>
            <source>The card has no such box.</source>
            <translation>Dieses Feld gibt es auf dem Blatt nicht.</translation>
        </message>
        <message>
            <source>The four alike</source>
            <translation>Die vier Gleichen</translation>
        </message>
        <message>
            <source>The old game, nothing changed</source>
            <translation>Das alte Spiel, unverändert</translation>
        </message>
        <message>
            <source>The rules are in “%1” now.</source>
            <translation>Die Regeln stehen jetzt in „%1“.</translation>
        </message>
        <message>
            <source>The sum</source>
            <translation>Die Summe</translation>
        </message>
        <message>
            <source>These are the rules of “%1” already.</source>
            <translation>Genau diese Regeln gibt es schon: „%1“.</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>What are these rules called?</source>
            <translation>Wie heißen diese Regeln?</translation>
        </message>
        <message>
            <source>You have these rules already: they are “%1”.</source>
            <translation>Diese Regeln hast du schon: Sie heißen „%1“.</translation>
        </message>
        <message>
            <source>no box</source>
            <translation>kein Feld</translation>
        </message>
        <message>
            <source>“%1” can’t be read, so nothing was imported.</source>
            <translation>„%1“ lässt sich nicht lesen, daher wurde nichts importiert.</translation>
        </message>
        <message>
            <source>“%1” can’t be written there. Try another place.</source>
            <translation>„%1“ lässt sich dort nicht speichern. Versuch es an einem anderen Ort.</translation>
        </message>
        <message>
            <source>“%1” comes from a newer Yacht, so nothing was imported.</source>
            <translation>„%1“ stammt von einer neueren Version von Yacht, daher wurde nichts importiert.</translation>
        </message>
        <message>
            <source>“%1” is damaged or was changed by hand, so nothing was imported.</source>
            <translation>„%1“ ist beschädigt oder wurde von Hand verändert, daher wurde nichts importiert.</translation>
        </message>
        <message>
            <source>“%1” is deleted. Its games and records are kept.</source>
            <translation>„%1“ ist gelöscht. Die Spiele und Rekorde dazu bleiben erhalten.</translation>
        </message>
        <message>
            <source>“%1” is not a file of rules, so nothing was imported.</source>
            <translation>„%1“ ist keine Regeldatei, daher wurde nichts importiert.</translation>
        </message>
        <message>
            <source>“%1” is one of your rules now.</source>
            <translation>„%1“ gehört jetzt zu deinen Regeln.</translation>
        </message>
        <message>
            <source>“%1” is saved as new rules: its games and records stay with the old ones.</source>
            <translation>„%1“ ist als neue Regeln gespeichert: Die bisherigen Spiele und Rekorde bleiben bei den alten.</translation>
        </message>
        <message>
            <source>“%1” is too large for a file of rules, so nothing was imported.</source>
            <translation>„%1“ ist zu groß für eine Regeldatei, daher wurde nichts importiert.</translation>
        </message>
    </context>
    <context>
        <name>Keyboard</name>
        <message>
            <source>Back to the records</source>
            <translation>Zurück zu den Rekorden</translation>
        </message>
        <message>
            <source>Bring back what was taken back</source>
            <translation>Zurückgenommenes wiederholen</translation>
        </message>
        <message>
            <source>Do what the coach would do</source>
            <translation>Den Vorschlag des Trainers ausführen</translation>
        </message>
        <message>
            <source>Everything larger, smaller, at its usual size</source>
            <translation>Alles größer, kleiner, in normaler Größe</translation>
        </message>
        <message>
            <source>Explain a box and what the dice earn there</source>
            <translation>Ein Feld erklären und was die Würfel dort bringen</translation>
        </message>
        <message>
            <source>Full screen</source>
            <translation>Vollbild</translation>
        </message>
        <message>
            <source>Go to the dice and over them</source>
            <translation>Zu den Würfeln und von einem zum anderen</translation>
        </message>
        <message>
            <source>Hold or release a die</source>
            <translation>Einen Würfel behalten oder freigeben</translation>
        </message>
        <message>
            <source>Its start · its end</source>
            <translation>Zum Anfang · zum Ende</translation>
        </message>
        <message>
            <source>Keyboard</source>
            <translation>Tastatur</translation>
        </message>
        <message>
            <source>Move between dice, buttons and card</source>
            <translation>Zwischen Würfeln, Knöpfen und Blatt wechseln</translation>
        </message>
        <message>
            <source>Move over the card</source>
            <translation>Auf dem Blatt bewegen</translation>
        </message>
        <message>
            <source>New game with the same rules, players and dice</source>
            <translation>Neues Spiel mit denselben Regeln, Spielern und Würfeln</translation>
        </message>
        <message>
            <source>New game: rules, players, dice</source>
            <translation>Neues Spiel: Regeln, Spieler, Würfel</translation>
        </message>
        <message>
            <source>Next game, or start over when the record is out of reach</source>
            <translation>Nächstes Spiel oder von vorn, wenn der Rekord außer Reichweite ist</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Drucken oder teilen</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>Replay a game of the records</source>
            <translation>Ein Spiel der Rekorde nachspielen</translation>
        </message>
        <message>
            <source>Roll the loose dice</source>
            <translation>Die freien Würfel würfeln</translation>
        </message>
        <message>
            <source>Score a box, from the top of the card</source>
            <translation>Ein Feld werten, auf dem Blatt von oben</translation>
        </message>
        <message>
            <source>Score the box, or press the button in focus</source>
            <translation>Das Feld werten oder den gewählten Knopf drücken</translation>
        </message>
        <message>
            <source>Show or hide the coach's options</source>
            <translation>Vorschläge des Trainers zeigen oder ausblenden</translation>
        </message>
        <message>
            <source>Show these letters on the card</source>
            <translation>Diese Buchstaben auf dem Blatt zeigen</translation>
        </message>
        <message>
            <source>Small window and back</source>
            <translation>Kleines Fenster und zurück</translation>
        </message>
        <message>
            <source>Table · records · review · rules</source>
            <translation>Spielen · Rekorde · Rückblick · Regeln</translation>
        </message>
        <message>
            <source>Take back</source>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Take back a die that was typed</source>
            <translation>Einen eingegebenen Würfel zurücknehmen</translation>
        </message>
        <message>
            <source>The box in focus, or else how the turn stands</source>
            <translation>Das gewählte Feld oder sonst, wie der Zug steht</translation>
        </message>
        <message>
            <source>This list</source>
            <translation>Diese Liste</translation>
        </message>
        <message>
            <source>Type what your own dice show</source>
            <translation>Eingeben, was die eigenen Würfel zeigen</translation>
        </message>
        <message>
            <source>hold Alt</source>
            <translation>Alt halten</translation>
        </message>
    </context>
    <context>
        <name>Licences</name>
        <message>
            <source>Licence of</source>
            <translation>Lizenz von</translation>
        </message>
        <message>
            <source>Licences</source>
            <translation>Lizenzen</translation>
        </message>
        <message>
            <source>This text is missing from the program's folder.</source>
            <translation>Dieser Text fehlt im Ordner des Programms.</translation>
        </message>
    </context>
    <context>
        <name>Manual</name>
        <message numerus="yes">
            <source>Found %n times</source>
            <translation>
                <numerusform>%n-mal gefunden</numerusform>
                <numerusform>%n-mal gefunden</numerusform>
            </translation>
        </message>
        <message>
            <source>Found very often</source>
            <translation>Sehr oft gefunden</translation>
        </message>
        <message>
            <source>Not found</source>
            <translation>Nicht gefunden</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Drucken</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Search this text</source>
            <translation>In diesem Text suchen</translation>
        </message>
        <message>
            <source>Tips</source>
            <translation>Tipps</translation>
        </message>
    </context>
    <context>
        <name>Menu</name>
        <message>
            <source>&amp;Coach</source>
            <translation>&amp;Trainer</translation>
        </message>
        <message>
            <source>&amp;Colours</source>
            <translation>&amp;Farben</translation>
        </message>
        <message>
            <source>&amp;Dice</source>
            <translation>&amp;Würfel</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <translation>&amp;Spiel</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>&amp;Language</source>
            <translation>S&amp;prache</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>S&amp;til</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>&amp;Your games</source>
            <translation>D&amp;eine Spiele</translation>
        </message>
        <message>
            <source>A player &amp;leaves</source>
            <translation>&amp;Jemand geht</translation>
        </message>
        <message>
            <source>New game &amp;with other rules</source>
            <translation>Neues Spiel &amp;mit anderen Regeln</translation>
        </message>
        <message>
            <source>Si&amp;ze</source>
            <translation>Größ&amp;e</translation>
        </message>
    </context>
    <context>
        <name>Needs</name>
        <message>
            <source>needs 1-2-3-4-5</source>
            <translation>braucht 1-2-3-4-5</translation>
        </message>
        <message>
            <source>needs 2-3-4-5-6</source>
            <translation>braucht 2-3-4-5-6</translation>
        </message>
        <message>
            <source>needs at least four alike</source>
            <translation>braucht mindestens vier Gleiche</translation>
        </message>
        <message>
            <source>needs at least one 1</source>
            <translation>braucht mindestens eine 1</translation>
        </message>
        <message>
            <source>needs at least one 2</source>
            <translation>braucht mindestens eine 2</translation>
        </message>
        <message>
            <source>needs at least one 3</source>
            <translation>braucht mindestens eine 3</translation>
        </message>
        <message>
            <source>needs at least one 4</source>
            <translation>braucht mindestens eine 4</translation>
        </message>
        <message>
            <source>needs at least one 5</source>
            <translation>braucht mindestens eine 5</translation>
        </message>
        <message>
            <source>needs at least one 6</source>
            <translation>braucht mindestens eine 6</translation>
        </message>
        <message>
            <source>needs five alike</source>
            <translation>braucht fünf Gleiche</translation>
        </message>
        <message>
            <source>needs three alike and two of another face</source>
            <translation>braucht drei Gleiche und dazu ein anderes Paar</translation>
        </message>
        <message>
            <source>needs two pairs of different faces</source>
            <translation>braucht zwei verschiedene Paare</translation>
        </message>
    </context>
    <context>
        <name>NewGame</name>
        <message>
            <source>%1 is number %2 now</source>
            <translation>%1 ist jetzt Nummer %2</translation>
        </message>
        <message>
            <source>Add a player</source>
            <translation>Spieler hinzufügen</translation>
        </message>
        <message>
            <source>Back to the table</source>
            <translation>Zurück zum Spiel</translation>
        </message>
        <message>
            <source>Dice</source>
            <translation>Würfel</translation>
        </message>
        <message>
            <source>Down shows names, Alt with Up or Down moves</source>
            <translation>Pfeil nach unten zeigt Namen, Alt mit Pfeil nach oben oder unten verschiebt</translation>
        </message>
        <message>
            <source>Drag to change the order</source>
            <translation>Zum Umordnen ziehen</translation>
        </message>
        <message>
            <source>Move player %1 down</source>
            <translation>Spieler %1 nach unten</translation>
        </message>
        <message>
            <source>Move player %1 up</source>
            <translation>Spieler %1 nach oben</translation>
        </message>
        <message>
            <source>Name of player %1</source>
            <translation>Name von Spieler %1</translation>
        </message>
        <message>
            <source>New game</source>
            <translation>Neues Spiel</translation>
        </message>
        <message>
            <source>Our own dice on the table</source>
            <translation>Eigene Würfel auf dem Tisch</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Start</source>
            <translation>Beginnen</translation>
        </message>
        <message>
            <source>Take down all three rolls, not only the last</source>
            <translation>Alle drei Würfe notieren, nicht nur den letzten</translation>
        </message>
        <message>
            <source>Take out player %1</source>
            <translation>Spieler %1 entfernen</translation>
        </message>
        <message>
            <source>With all rolls the coach can help, and the game be reviewed</source>
            <translation>Mit allen Würfen kann der Trainer helfen, und das Spiel lässt sich im Rückblick ansehen</translation>
        </message>
        <message>
            <source>Yacht rolls the dice</source>
            <translation>Yacht würfelt</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Try again</source>
            <translation>Noch einmal</translation>
        </message>
    </context>
    <context>
        <name>Pages</name>
        <message>
            <source>Back to the review</source>
            <translation>Zum Rückblick</translation>
        </message>
        <message>
            <source>You are looking at turn %1 of a finished game.</source>
            <translation>Du siehst Zug %1 eines beendeten Spiels.</translation>
        </message>
    </context>
    <context>
        <name>Paper</name>
        <message>
            <source>&amp;On a page</source>
            <translation>Pro Seit&amp;e</translation>
        </message>
        <message>
            <source>&amp;Save picture…</source>
            <translation>&amp;Bild speichern…</translation>
        </message>
        <message>
            <source>&amp;What</source>
            <translation>&amp;Was</translation>
        </message>
        <message>
            <source>A picture of it</source>
            <translation>Ein Bild davon</translation>
        </message>
        <message>
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <source>Blank cards</source>
            <translation>Leere Wertungsblätter</translation>
        </message>
        <message>
            <source>Copy pic&amp;ture</source>
            <translation>Bild &amp;kopieren</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Each turn: roll up to three times, keep what you like, fill one box. The highest total wins.</source>
            <translation>Jeder Zug: bis zu dreimal würfeln, behalten, was gefällt, ein Feld füllen. Wer die meisten Punkte hat, gewinnt.</translation>
        </message>
        <message>
            <source>Letter</source>
            <translation>Letter</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>No printer was found. You can save the page as PDF.</source>
            <translation>Es wurde kein Drucker gefunden. Du kannst die Seite als PDF speichern.</translation>
        </message>
        <message>
            <source>One card</source>
            <translation>Ein Wertungsblatt</translation>
        </message>
        <message>
            <source>P&amp;layers</source>
            <translation>Spie&amp;ler</translation>
        </message>
        <message>
            <source>P&amp;rint…</source>
            <translation>&amp;Drucken…</translation>
        </message>
        <message>
            <source>PDF page</source>
            <translation>PDF-Seite</translation>
        </message>
        <message>
            <source>Pa&amp;per</source>
            <translation>Pa&amp;pier</translation>
        </message>
        <message>
            <source>Page with a blank card, %1, %2</source>
            <translation>Seite mit einem leeren Wertungsblatt, %1, %2</translation>
        </message>
        <message>
            <source>Page with a finished card, %1, %2</source>
            <translation>Seite mit einem fertigen Wertungsblatt, %1, %2</translation>
        </message>
        <message>
            <source>Page with two blank cards, %1, %2</source>
            <translation>Seite mit zwei leeren Wertungsblättern, %1, %2</translation>
        </message>
        <message>
            <source>Picture</source>
            <translation>Bild</translation>
        </message>
        <message>
            <source>Picture of the finished card</source>
            <translation>Bild des fertigen Wertungsblatts</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Spieler %1</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Drucken</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Drucken oder teilen</translation>
        </message>
        <message>
            <source>Save as P&amp;DF…</source>
            <translation>Als PD&amp;F speichern…</translation>
        </message>
        <message>
            <source>Saved as %1</source>
            <translation>Gespeichert als %1</translation>
        </message>
        <message>
            <source>Sent to the printer.</source>
            <translation>An den Drucker geschickt.</translation>
        </message>
        <message>
            <source>The picture is copied: paste it wherever you like.</source>
            <translation>Das Bild ist kopiert: Füge es ein, wo du möchtest.</translation>
        </message>
        <message>
            <source>The printer takes no pages just now. You can save it as PDF.</source>
            <translation>Der Drucker nimmt gerade keine Seiten an. Du kannst die Seite als PDF speichern.</translation>
        </message>
        <message>
            <source>This card</source>
            <translation>Dieses Wertungsblatt</translation>
        </message>
        <message>
            <source>Two cards</source>
            <translation>Zwei Wertungsblätter</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>Yacht card</source>
            <translation>Yacht-Wertungsblatt</translation>
        </message>
        <message>
            <source>left</source>
            <translation>gegangen</translation>
        </message>
        <message>
            <source>our own dice</source>
            <translation>eigene Würfel</translation>
        </message>
    </context>
    <context>
        <name>Problem</name>
        <message>
            <source>Another program has moved or replaced your games, so nothing was changed. Close Yacht and start it again.</source>
            <translation>Ein anderes Programm hat deine Spiele verschoben oder ersetzt, daher wurde nichts geändert. Schließe Yacht und starte es neu.</translation>
        </message>
        <message>
            <source>Another program is using your games, so nothing was changed. Try again soon.</source>
            <translation>Ein anderes Programm benutzt gerade deine Spiele, daher wurde nichts geändert. Versuch es bald noch einmal.</translation>
        </message>
        <message>
            <source>Nothing can be saved in this folder, so nothing was changed.</source>
            <translation>In diesem Ordner lässt sich nichts speichern, daher wurde nichts geändert.</translation>
        </message>
        <message>
            <source>The disk can't be written to just now, so nothing was changed. Try again.</source>
            <translation>Auf die Festplatte lässt sich gerade nicht schreiben, daher wurde nichts geändert. Versuch es noch einmal.</translation>
        </message>
        <message>
            <source>The disk is full, so nothing was changed. Make some room, then try again.</source>
            <translation>Die Festplatte ist voll, daher wurde nichts geändert. Schaff etwas Platz und versuch es dann noch einmal.</translation>
        </message>
        <message>
            <source>This file belongs to another program. Nothing was changed in it.</source>
            <translation>Diese Datei gehört zu einem anderen Programm. Sie wurde nicht verändert.</translation>
        </message>
        <message>
            <source>Your games can't be read any more. Nothing was changed in the file.</source>
            <translation>Deine Spiele lassen sich nicht mehr lesen. Die Datei wurde nicht verändert.</translation>
        </message>
        <message>
            <source>Your games were last played with a newer Yacht. They are safe and unchanged.</source>
            <translation>Deine Spiele wurden zuletzt mit einer neueren Version von Yacht gespielt. Sie sind sicher und unverändert.</translation>
        </message>
    </context>
    <context>
        <name>Records</name>
        <message>
            <source>%1 as a chart</source>
            <translation>%1 als Diagramm</translation>
        </message>
        <message>
            <source>%1 as a table</source>
            <translation>%1 als Tabelle</translation>
        </message>
        <message>
            <source>%1 in %2.</source>
            <translation>%2: %1.</translation>
        </message>
        <message>
            <source>%1 in 10</source>
            <translation>%1 von 10</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <translation>%1 bis %2</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, average %2, record %3 on %4</source>
            <translation>%1, Schnitt %2, Rekord %3 am %4</translation>
        </message>
        <message>
            <source>%1, half of them from %2 to %3</source>
            <translation>%1, die Hälfte davon mit %2 bis %3</translation>
        </message>
        <message>
            <source>%1; perfect play averages %2</source>
            <translation>%1; perfektes Spiel kommt im Schnitt auf %2</translation>
        </message>
        <message numerus="yes">
            <source>%Ln games</source>
            <translation>
                <numerusform>%Ln Spiel</numerusform>
                <numerusform>%Ln Spiele</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln points</source>
            <translation>
                <numerusform>%Ln Punkt</numerusform>
                <numerusform>%Ln Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n abandoned</source>
            <translation>
                <numerusform>%n abgebrochen</numerusform>
                <numerusform>%n abgebrochen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n deleted</source>
            <translation>
                <numerusform>%n gelöscht</numerusform>
                <numerusform>%n gelöscht</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games brought back.</source>
            <translation>
                <numerusform>%n Spiel zurückgeholt.</numerusform>
                <numerusform>%n Spiele zurückgeholt.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games deleted.</source>
            <translation>
                <numerusform>%n Spiel gelöscht.</numerusform>
                <numerusform>%n Spiele gelöscht.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n games since %1</source>
            <translation>
                <numerusform>%n Spiel seit %1</numerusform>
                <numerusform>%n Spiele seit %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unfinished</source>
            <translation>
                <numerusform>%n angefangen</numerusform>
                <numerusform>%n angefangen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n unreadable</source>
            <translation>
                <numerusform>%n unlesbar</numerusform>
                <numerusform>%n unlesbar</numerusform>
            </translation>
        </message>
        <message>
            <source>, held %1</source>
            <translation>, behalten: %1</translation>
        </message>
        <message>
            <source>1 in %1</source>
            <translation>1 von %1</translation>
        </message>
        <message>
            <source>A day counts when a game of this list is finished on it, by the calendar of the place where you play. Days are in a row as long as no whole day passes without such a game. Two games less than 24 hours apart never break the row, so a journey or a changed clock can't. The row of now ends when yesterday and today have no game.</source>
            <translation>Ein Tag zählt, wenn du an ihm ein Spiel dieser Liste beendest, nach dem Kalender des Ortes, an dem du spielst. Die Tage bilden eine Serie, solange kein ganzer Tag ohne ein solches Spiel vergeht. Zwei Spiele, zwischen denen weniger als 24 Stunden liegen, unterbrechen sie nie; eine Reise oder eine verstellte Uhr kann ihr also nichts anhaben. Die laufende Serie endet, wenn es gestern und heute kein Spiel gab.</translation>
        </message>
        <message>
            <source>Abandoned</source>
            <translation>Abgebrochen</translation>
        </message>
        <message>
            <source>Above average in a row</source>
            <translation>Serie über Schnitt</translation>
        </message>
        <message>
            <source>Assisted</source>
            <translation>Mit Hilfe</translation>
        </message>
        <message>
            <source>Average</source>
            <translation>Schnitt</translation>
        </message>
        <message numerus="yes">
            <source>Average of %Ln games</source>
            <translation>
                <numerusform>Schnitt aus %Ln Spiel</numerusform>
                <numerusform>Schnitt aus %Ln Spielen</numerusform>
            </translation>
        </message>
        <message>
            <source>Back to the records</source>
            <translation>Zurück zu den Rekorden</translation>
        </message>
        <message>
            <source>Before the first roll</source>
            <translation>Vor dem ersten Wurf</translation>
        </message>
        <message>
            <source>Best</source>
            <translation>Bestes Ergebnis</translation>
        </message>
        <message>
            <source>Best ever</source>
            <translation>Bestwert</translation>
        </message>
        <message>
            <source>Best games</source>
            <translation>Beste Spiele</translation>
        </message>
        <message>
            <source>Box</source>
            <translation>Feld</translation>
        </message>
        <message>
            <source>Box by box</source>
            <translation>Feld für Feld</translation>
        </message>
        <message numerus="yes">
            <source>Bring back %n</source>
            <translation>
                <numerusform>%n zurückholen</numerusform>
                <numerusform>%n zurückholen</numerusform>
            </translation>
        </message>
        <message>
            <source>Chart</source>
            <translation>Diagramm</translation>
        </message>
        <message>
            <source>Corrected: %1 in %2.</source>
            <translation>Korrigiert: %2, %1.</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Days in a row</source>
            <translation>Tage in Folge</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Löschen</translation>
        </message>
        <message>
            <source>Delete all…</source>
            <translation>Alle löschen…</translation>
        </message>
        <message>
            <source>Delete this game</source>
            <translation>Dieses Spiel löschen</translation>
        </message>
        <message>
            <source>Dice %1</source>
            <translation>Würfel %1</translation>
        </message>
        <message>
            <source>Dice from the table</source>
            <translation>Eigene Würfel</translation>
        </message>
        <message>
            <source>Dice, not rolled yet</source>
            <translation>Würfel, noch nicht gewürfelt</translation>
        </message>
        <message>
            <source>Difference</source>
            <translation>Differenz</translation>
        </message>
        <message>
            <source>Ever</source>
            <translation>Insgesamt</translation>
        </message>
        <message>
            <source>Finish a game, and it will appear here.</source>
            <translation>Beende ein Spiel, dann erscheint es hier.</translation>
        </message>
        <message>
            <source>First move</source>
            <translation>Zum Anfang</translation>
        </message>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>Games given up</source>
            <translation>Abgebrochene Spiele</translation>
        </message>
        <message>
            <source>Games since the record</source>
            <translation>Spiele seit Rekord</translation>
        </message>
        <message>
            <source>Games without an end</source>
            <translation>Nicht zu Ende gespielt</translation>
        </message>
        <message>
            <source>Given away</source>
            <translation>Verschenkt</translation>
        </message>
        <message>
            <source>Held %1.</source>
            <translation>Behalten: %1.</translation>
        </message>
        <message>
            <source>Held none.</source>
            <translation>Nichts behalten.</translation>
        </message>
        <message>
            <source>Keep them</source>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>Kind of game</source>
            <translation>Art des Spiels</translation>
        </message>
        <message>
            <source>Last move</source>
            <translation>Zum Ende</translation>
        </message>
        <message>
            <source>Left the game.</source>
            <translation>Hat das Spiel verlassen.</translation>
        </message>
        <message>
            <source>Luck</source>
            <translation>Glück</translation>
        </message>
        <message>
            <source>Move of the game</source>
            <translation>Schritt des Spiels</translation>
        </message>
        <message>
            <source>No game in this time.</source>
            <translation>Kein Spiel in dieser Zeit.</translation>
        </message>
        <message>
            <source>No game of this kind is finished yet. Play one to its end: it has its place here.</source>
            <translation>Noch ist kein Spiel dieser Art beendet. Spiel eines zu Ende, dann bekommt es hier seinen Platz.</translation>
        </message>
        <message>
            <source>No game was left unfinished.</source>
            <translation>Kein Spiel ist unvollendet geblieben.</translation>
        </message>
        <message>
            <source>Note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <source>Note to this game</source>
            <translation>Notiz zu diesem Spiel</translation>
        </message>
        <message>
            <source>One back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>One on</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Perfect play</source>
            <translation>Perfektes Spiel</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Platz</translation>
        </message>
        <message>
            <source>Place %1, %2, %3</source>
            <translation>Platz %1, %2, %3</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Spieler %1</translation>
        </message>
        <message>
            <source>Points that better decisions would have brought, on average</source>
            <translation>Punkte, die bessere Entscheidungen im Schnitt gebracht hätten</translation>
        </message>
        <message>
            <source>Points that the dice gave, against what was to be expected</source>
            <translation>Punkte, die die Würfel mehr oder weniger gebracht haben, als zu erwarten war</translation>
        </message>
        <message>
            <source>Practice</source>
            <translation>Übung</translation>
        </message>
        <message>
            <source>Print or share</source>
            <translation>Drucken oder teilen</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <source>Rarity</source>
            <translation>Seltenheit</translation>
        </message>
        <message>
            <source>Record</source>
            <translation>Rekord</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Rekorde</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Rückblick</translation>
        </message>
        <message numerus="yes">
            <source>Rolled %n dice: %1.</source>
            <translation>
                <numerusform>%n Würfel geworfen: %1.</numerusform>
                <numerusform>%n Würfel geworfen: %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Share</source>
            <translation>Anteil</translation>
        </message>
        <message>
            <source>State</source>
            <translation>Stand</translation>
        </message>
        <message>
            <source>Table</source>
            <translation>Tabelle</translation>
        </message>
        <message>
            <source>The card is empty.</source>
            <translation>Das Blatt ist leer.</translation>
        </message>
        <message numerus="yes">
            <source>This deletes all %n games of these rules and this kind. To go on, type their number: %1</source>
            <translation>
                <numerusform>Das löscht das eine Spiel (%n) dieser Regeln und dieser Art. Gib die Zahl ein, um fortzufahren: %1</numerusform>
                <numerusform>Das löscht alle %n Spiele dieser Regeln und dieser Art. Gib ihre Zahl ein, um fortzufahren: %1</numerusform>
            </translation>
        </message>
        <message>
            <source>This game can't be read, so there is nothing to replay.</source>
            <translation>Dieses Spiel lässt sich nicht lesen, daher gibt es nichts nachzuspielen.</translation>
        </message>
        <message>
            <source>This month</source>
            <translation>Dieser Monat</translation>
        </message>
        <message>
            <source>This week</source>
            <translation>Diese Woche</translation>
        </message>
        <message>
            <source>This year</source>
            <translation>Dieses Jahr</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeitraum</translation>
        </message>
        <message>
            <source>Today</source>
            <translation>Heute</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Gesamt</translation>
        </message>
        <message>
            <source>Totals</source>
            <translation>Ergebnisse</translation>
        </message>
        <message>
            <source>Turn</source>
            <translation>Zug</translation>
        </message>
        <message>
            <source>Turn %1 of %2</source>
            <translation>Zug %1 von %2</translation>
        </message>
        <message>
            <source>Turn %1 of %2, first roll</source>
            <translation>Zug %1 von %2, erster Wurf</translation>
        </message>
        <message>
            <source>Turn %1 of %2, scoring</source>
            <translation>Zug %1 von %2, Wertung</translation>
        </message>
        <message>
            <source>Turn %1 of %2, second roll</source>
            <translation>Zug %1 von %2, zweiter Wurf</translation>
        </message>
        <message>
            <source>Turn %1 of %2, third roll</source>
            <translation>Zug %1 von %2, dritter Wurf</translation>
        </message>
        <message>
            <source>Unaided</source>
            <translation>Ohne Hilfe</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Unfinished</source>
            <translation>Angefangen</translation>
        </message>
        <message>
            <source>Unreadable</source>
            <translation>Unlesbar</translation>
        </message>
        <message>
            <source>What makes days in a row?</source>
            <translation>Was zählt als Tage in Folge?</translation>
        </message>
        <message>
            <source>What you want to remember of it</source>
            <translation>Was du dir davon merken möchtest</translation>
        </message>
        <message>
            <source>You leave most in %1: %2 points a game.</source>
            <translation>Hier lässt du am meisten liegen: %1, %2 Punkte pro Spiel.</translation>
        </message>
        <message>
            <source>You leave nothing in any box.</source>
            <translation>Du lässt in keinem Feld etwas liegen.</translation>
        </message>
        <message>
            <source>Your best in each box adds up to %1.</source>
            <translation>Deine Bestwerte aller Felder ergeben zusammen %1.</translation>
        </message>
        <message>
            <source>Your totals</source>
            <translation>Deine Ergebnisse</translation>
        </message>
        <message>
            <source>a new record</source>
            <translation>ein neuer Rekord</translation>
        </message>
        <message>
            <source>almost never</source>
            <translation>fast nie</translation>
        </message>
        <message>
            <source>average</source>
            <translation>Schnitt</translation>
        </message>
        <message>
            <source>average %1</source>
            <translation>Schnitt: %1</translation>
        </message>
        <message>
            <source>average against perfect play</source>
            <translation>Schnitt neben perfektem Spiel</translation>
        </message>
        <message numerus="yes">
            <source>average of %Ln games</source>
            <translation>
                <numerusform>Schnitt aus %Ln Spiel</numerusform>
                <numerusform>Schnitt aus %Ln Spielen</numerusform>
            </translation>
        </message>
        <message>
            <source>best ever: %1</source>
            <translation>Bestwert: %1</translation>
        </message>
        <message>
            <source>every game</source>
            <translation>jedes Spiel</translation>
        </message>
        <message>
            <source>longest %1</source>
            <translation>längste Serie %1</translation>
        </message>
        <message>
            <source>luck %1, given away %2</source>
            <translation>Glück %1, verschenkt %2</translation>
        </message>
        <message>
            <source>nearly all</source>
            <translation>fast alle</translation>
        </message>
        <message>
            <source>perfect play</source>
            <translation>perfektes Spiel</translation>
        </message>
        <message>
            <source>perfect play: %1</source>
            <translation>perfektes Spiel: %1</translation>
        </message>
        <message>
            <source>record</source>
            <translation>Rekord</translation>
        </message>
        <message>
            <source>turn %1 of %2</source>
            <translation>Zug %1 von %2</translation>
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
            <translation>Ergebnis: %1. %2</translation>
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
            <translation>%1 um %2 verfehlt</translation>
        </message>
        <message>
            <source>%1 reached</source>
            <translation>%1 erreicht</translation>
        </message>
        <message>
            <source>%1, best was %2.</source>
            <translation>%1, besser: %2.</translation>
        </message>
        <message>
            <source>%1: %2 at the start, highest %3, lowest %4, %5 at the end</source>
            <translation>%1: am Anfang %2, höchster Wert %3, niedrigster %4, am Ende %5</translation>
        </message>
        <message numerus="yes">
            <source>%n points</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Chance at the start</source>
            <translation>Chance am Anfang</translation>
        </message>
        <message>
            <source>Chance of %1</source>
            <translation>Chance auf %1</translation>
        </message>
        <message>
            <source>Costliest decisions</source>
            <translation>Teuerste Entscheidungen</translation>
        </message>
        <message>
            <source>Dice %1</source>
            <translation>Würfel %1</translation>
        </message>
        <message>
            <source>Earlier game</source>
            <translation>Früher</translation>
        </message>
        <message>
            <source>Every decision was the best one.</source>
            <translation>Jede Entscheidung war die beste.</translation>
        </message>
        <message>
            <source>Expected at the start</source>
            <translation>Am Anfang erwartet</translation>
        </message>
        <message>
            <source>Expected total</source>
            <translation>Erwarteter Endstand</translation>
        </message>
        <message>
            <source>Final</source>
            <translation>Endstand</translation>
        </message>
        <message>
            <source>Given away</source>
            <translation>Verschenkt</translation>
        </message>
        <message>
            <source>Held %1</source>
            <translation>%1 behalten</translation>
        </message>
        <message>
            <source>How often perfect play for the average gets %1 points or more</source>
            <translation>Wie oft perfektes Spiel, das auf den besten Schnitt zielt, %1 Punkte oder mehr erreicht</translation>
        </message>
        <message>
            <source>In the end</source>
            <translation>Am Ende</translation>
        </message>
        <message>
            <source>Later game</source>
            <translation>Später</translation>
        </message>
        <message>
            <source>Luck and decisions by turn</source>
            <translation>Glück und Entscheidungen je Zug</translation>
        </message>
        <message>
            <source>Luck of the dice</source>
            <translation>Würfelglück</translation>
        </message>
        <message>
            <source>Most luck in turn %1: %2. Least luck in turn %3: %4. Most given away in turn %5: %6.</source>
            <translation>Am meisten Glück in Zug %1: %2. Am wenigsten Glück in Zug %3: %4. Am meisten verschenkt in Zug %5: %6.</translation>
        </message>
        <message>
            <source>No decision gave away anything worth mentioning.</source>
            <translation>Keine Entscheidung hat Nennenswertes verschenkt.</translation>
        </message>
        <message>
            <source>No game is finished yet. Play one to its end, and see here what was luck and what was your doing.</source>
            <translation>Noch ist kein Spiel beendet. Spiel eines zu Ende und sieh hier, was Glück war und was dein Werk.</translation>
        </message>
        <message>
            <source>Perfect play here: %1</source>
            <translation>Perfektes Spiel hier: %1</translation>
        </message>
        <message>
            <source>Review</source>
            <translation>Rückblick</translation>
        </message>
        <message>
            <source>Rolled all five</source>
            <translation>Alle fünf gewürfelt</translation>
        </message>
        <message>
            <source>Run of the game</source>
            <translation>Spielverlauf</translation>
        </message>
        <message>
            <source>Show this position on the board</source>
            <translation>Diese Stellung am Tisch zeigen</translation>
        </message>
        <message>
            <source>The coach can't be loaded here, and a review needs the coach.</source>
            <translation>Der Trainer lässt sich hier nicht laden, und ohne ihn gibt es keinen Rückblick.</translation>
        </message>
        <message>
            <source>The coach is working these rules out. The review follows at once.</source>
            <translation>Der Trainer rechnet diese Regeln gerade durch. Gleich danach folgt der Rückblick.</translation>
        </message>
        <message>
            <source>The same dice again</source>
            <translation>Dieselben Würfel noch einmal</translation>
        </message>
        <message>
            <source>This game can't be read, so it can't be reviewed.</source>
            <translation>Dieses Spiel lässt sich nicht lesen, daher gibt es keinen Rückblick.</translation>
        </message>
        <message>
            <source>Took %1</source>
            <translation>%1 gewertet</translation>
        </message>
        <message>
            <source>Turn %1, first roll</source>
            <translation>Zug %1, erster Wurf</translation>
        </message>
        <message>
            <source>Turn %1, scoring</source>
            <translation>Zug %1, Wertung</translation>
        </message>
        <message>
            <source>Turn %1, second roll</source>
            <translation>Zug %1, zweiter Wurf</translation>
        </message>
        <message>
            <source>Turn %1, third roll</source>
            <translation>Zug %1, dritter Wurf</translation>
        </message>
        <message>
            <source>about %1 games in 10</source>
            <translation>etwa %1 von 10 Spielen</translation>
        </message>
        <message>
            <source>about 1 game in %1</source>
            <translation>etwa 1 von %1 Spielen</translation>
        </message>
        <message>
            <source>almost never</source>
            <translation>fast nie</translation>
        </message>
        <message>
            <source>assisted</source>
            <translation>mit Hilfe</translation>
        </message>
        <message>
            <source>chance of reaching %1 after each decision</source>
            <translation>Chance auf %1 nach jeder Entscheidung</translation>
        </message>
        <message>
            <source>corrected on %1</source>
            <translation>korrigiert am %1</translation>
        </message>
        <message>
            <source>dice from the table</source>
            <translation>eigene Würfel</translation>
        </message>
        <message>
            <source>expected total after every roll and decision</source>
            <translation>erwarteter Endstand nach Würfen und Entscheidungen</translation>
        </message>
        <message>
            <source>given away</source>
            <translation>verschenkt</translation>
        </message>
        <message>
            <source>luck</source>
            <translation>Glück</translation>
        </message>
        <message>
            <source>nearly every game</source>
            <translation>fast jedes Spiel</translation>
        </message>
        <message>
            <source>practice</source>
            <translation>Übung</translation>
        </message>
        <message>
            <source>to hold %1</source>
            <translation>%1 behalten</translation>
        </message>
        <message>
            <source>to roll all five</source>
            <translation>alle fünf würfeln</translation>
        </message>
        <message>
            <source>to take %1</source>
            <translation>%1 werten</translation>
        </message>
        <message>
            <source>unaided</source>
            <translation>ohne Hilfe</translation>
        </message>
    </context>
    <context>
        <name>Rule</name>
        <message>
            <source>%1 and %2</source>
            <translation>%1 und %2</translation>
        </message>
        <message>
            <source>%1 lacks %2: 0.</source>
            <translation>%1: ohne %2, also 0.</translation>
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
            <translation>%1: %2, fünf Gleiche zählen hier auch.</translation>
        </message>
        <message>
            <source>%1: %2, five alike.</source>
            <translation>%1: %2, fünf Gleiche.</translation>
        </message>
        <message>
            <source>%1: %2, from a single die.</source>
            <translation>%1: %2, von einem einzigen Würfel.</translation>
        </message>
        <message>
            <source>%1: %2, the sum.</source>
            <translation>%1: %2, die Summe.</translation>
        </message>
        <message>
            <source>%1: %2, the whole run.</source>
            <translation>%1: %2, die ganze Reihe.</translation>
        </message>
        <message>
            <source>%1: %2, whatever the dice.</source>
            <translation>%1: immer %2.</translation>
        </message>
        <message>
            <source>%1: 4 × %2 = %3, the %4 doesn’t count.</source>
            <translation>%1: 4 × %2 = %3, die %4 zählt nicht.</translation>
        </message>
        <message>
            <source>%1: 4 × %2 = %3, the fifth %4 doesn’t count.</source>
            <translation>%1: 4 × %2 = %3, die fünfte %4 zählt nicht.</translation>
        </message>
        <message>
            <source>%1: both pairs show the same face: 0.</source>
            <translation>%1: zweimal dasselbe Paar, also 0.</translation>
        </message>
        <message>
            <source>%1: four alike and a single die are no Full House: 0.</source>
            <translation>%1: vier Gleiche und ein einzelner sind kein Full House, also 0.</translation>
        </message>
        <message>
            <source>%1: no pair of a second face: 0.</source>
            <translation>%1: kein zweites Paar, also 0.</translation>
        </message>
        <message>
            <source>%1: no pair: 0.</source>
            <translation>%1: kein Paar, also 0.</translation>
        </message>
        <message>
            <source>%1: no three alike: 0.</source>
            <translation>%1: keine drei Gleichen, also 0.</translation>
        </message>
        <message>
            <source>%1: no two alike: 0.</source>
            <translation>%1: keine zwei Gleichen, also 0.</translation>
        </message>
        <message>
            <source>%1: only four alike: 0.</source>
            <translation>%1: nur vier Gleiche, also 0.</translation>
        </message>
        <message>
            <source>%1: only three alike: 0.</source>
            <translation>%1: nur drei Gleiche, also 0.</translation>
        </message>
        <message>
            <source>%1: only two alike: 0.</source>
            <translation>%1: nur zwei Gleiche, also 0.</translation>
        </message>
        <message>
            <source>%1: the sum of the dice that show %2.</source>
            <translation>%1: die Summe der Würfel, die eine %2 zeigen.</translation>
        </message>
        <message>
            <source>%1: three alike, but no pair beside them: 0.</source>
            <translation>%1: drei Gleiche, aber kein Paar dazu, also 0.</translation>
        </message>
        <message>
            <source>Five alike are no Full House: 0.</source>
            <translation>Fünf Gleiche sind kein Full House, also 0.</translation>
        </message>
        <message>
            <source>No die shows %1: 0.</source>
            <translation>Kein Würfel zeigt eine %1, also 0.</translation>
        </message>
        <message>
            <source>any dice earn the sum of all five.</source>
            <translation>Jeder Wurf passt; es zählt die Summe aller fünf Würfel.</translation>
        </message>
        <message>
            <source>exactly 1-2-3-4-5 earns %1.</source>
            <translation>Genau 1-2-3-4-5 bringt %1.</translation>
        </message>
        <message>
            <source>exactly 2-3-4-5-6 earns %1.</source>
            <translation>Genau 2-3-4-5-6 bringt %1.</translation>
        </message>
        <message>
            <source>five alike earn %1.</source>
            <translation>Fünf Gleiche bringen %1.</translation>
        </message>
        <message>
            <source>four or five alike earn four times their face; the fifth die never counts.</source>
            <translation>Vier oder fünf Gleiche bringen viermal ihre Augenzahl; der fünfte Würfel zählt nie.</translation>
        </message>
        <message>
            <source>four or five alike earn the sum of all five dice.</source>
            <translation>Vier oder fünf Gleiche bringen die Summe aller fünf Würfel.</translation>
        </message>
        <message>
            <source>three of one face and two of another earn %1 whatever the dice.</source>
            <translation>Drei Gleiche und dazu ein anderes Paar bringen immer %1.</translation>
        </message>
        <message>
            <source>three of one face and two of another earn the sum of all five dice.</source>
            <translation>Drei Gleiche und dazu ein anderes Paar bringen die Summe aller fünf Würfel.</translation>
        </message>
        <message>
            <source>three of one face and two of another, or five alike, earn %1 whatever the dice.</source>
            <translation>Drei Gleiche und dazu ein anderes Paar, aber auch fünf Gleiche, bringen immer %1.</translation>
        </message>
        <message>
            <source>three of one face and two of another, or five alike, earn the sum of all five dice.</source>
            <translation>Drei Gleiche und dazu ein anderes Paar, aber auch fünf Gleiche, bringen die Summe aller fünf Würfel.</translation>
        </message>
        <message>
            <source>two pairs of different faces earn the sum of those four dice.</source>
            <translation>Zwei verschiedene Paare bringen die Summe dieser vier Würfel.</translation>
        </message>
    </context>
    <context>
        <name>Rules</name>
        <message>
            <source>A turn</source>
            <translation>Ein Zug</translation>
        </message>
        <message>
            <source>Before each of these rolls, hold the dice you want to keep; the others are rolled. You may change your mind: dice that were held can be let go again, even all five.</source>
            <translation>Vor jedem dieser Würfe behältst du die Würfel, die liegen bleiben sollen; mit den anderen wird gewürfelt. Du darfst es dir anders überlegen: Behaltene Würfel kannst du wieder freigeben, sogar alle fünf.</translation>
        </message>
        <message>
            <source>Dice that don’t fit a box earn 0 there, and the box is filled all the same. That is called striking it. Sometimes it is the wisest thing to do.</source>
            <translation>Würfel, die nicht in ein Feld passen, bringen dort 0, und das Feld ist trotzdem gefüllt. Das nennt man Streichen. Manchmal ist es das Klügste, was du tun kannst.</translation>
        </message>
        <message>
            <source>Each turn fills one box of your card. When all are filled, the highest total wins, and equal totals share the win. Alone, you play against your own record.</source>
            <translation>In jedem Zug füllst du ein Feld deines Wertungsblatts. Sind alle gefüllt, gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt. Allein spielst du gegen deinen eigenen Rekord.</translation>
        </message>
        <message>
            <source>Five alike are a Full House, too: at this table that counts.</source>
            <translation>Auch fünf Gleiche sind ein Full House: An diesem Tisch zählt das.</translation>
        </message>
        <message>
            <source>Five alike are no Full House.</source>
            <translation>Fünf Gleiche sind kein Full House.</translation>
        </message>
        <message>
            <source>Four of a Kind adds all five dice, as Yahtzee does: %1 is %2.</source>
            <translation>Beim Viererpasch zählen alle fünf Würfel, wie bei Yahtzee: %1 bringt %2.</translation>
        </message>
        <message>
            <source>Four of a Kind counts the four dice alike, never the fifth: %1 is %2, not %3.</source>
            <translation>Beim Viererpasch zählen die vier gleichen Würfel, nie der fünfte: %1 bringt %2, nicht %3.</translation>
        </message>
        <message>
            <source>How Yacht is played: %1</source>
            <translation>So wird Yacht gespielt: %1</translation>
        </message>
        <message>
            <source>If you know Yahtzee</source>
            <translation>Wenn du Yahtzee kennst</translation>
        </message>
        <message>
            <source>Roll all five dice. After that you may roll twice more, and stop whenever you like what you see.</source>
            <translation>Würfle mit allen fünf Würfeln. Danach darfst du noch zweimal würfeln und aufhören, sobald dir gefällt, was da liegt.</translation>
        </message>
        <message>
            <source>The boxes</source>
            <translation>Die Felder</translation>
        </message>
        <message>
            <source>The end</source>
            <translation>Das Ende</translation>
        </message>
        <message>
            <source>The game ends when every box of every player is filled. The total is the sum of the boxes, nothing else. With these rules no card can earn more than %1.</source>
            <translation>Das Spiel ist zu Ende, wenn alle Felder aller Spieler gefüllt sind. Es zählt die Summe der Felder, sonst nichts. Mit diesen Regeln kann ein Blatt höchstens %1 bringen.</translation>
        </message>
        <message>
            <source>The goal</source>
            <translation>Das Ziel</translation>
        </message>
        <message>
            <source>The straights need all five dice in a row, exactly those of their box. Four in a row earn nothing.</source>
            <translation>Für eine Straße brauchst du alle fünf Würfel in einer Reihe, und zwar genau die ihres Feldes. Vier in einer Reihe bringen nichts.</translation>
        </message>
        <message>
            <source>Then choose an open box. Your dice earn there what that box pays, and the box is filled for the rest of the game.</source>
            <translation>Dann wählst du ein offenes Feld. Deine Würfel bringen dort, was das Feld wert ist, und für den Rest des Spiels ist es gefüllt.</translation>
        </message>
        <message>
            <source>There is no Three of a Kind.</source>
            <translation>Es gibt keinen Dreierpasch.</translation>
        </message>
        <message>
            <source>There is no bonus: none for the numbers, none for a second Yacht, and a Yacht is no joker that fits other boxes.</source>
            <translation>Es gibt keinen Bonus: keinen für die Zahlen, keinen für eine zweite Yacht, und eine Yacht ist auch kein Joker für andere Felder.</translation>
        </message>
        <message>
            <source>Where it comes from</source>
            <translation>Woher es kommt</translation>
        </message>
        <message>
            <source>Yacht is older than Yahtzee, which came into the shops in 1956 and grew from games like this one. Families have played it under many names, with small differences from table to table: Cheerio, Yot, Yam.</source>
            <translation>Yacht ist älter als Yahtzee, das 1956 in die Läden kam und aus Spielen wie diesem entstand. In den Familien trug das Spiel viele Namen, Cheerio, Yot oder Yam, und wurde an jedem Tisch ein wenig anders gespielt.</translation>
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
            <translation>Alle fünf zählen</translation>
        </message>
        <message>
            <source>Four of a Kind adds all five dice</source>
            <translation>Viererpasch zählt alle fünf</translation>
        </message>
        <message>
            <source>Full House 25</source>
            <translation>Full House 25</translation>
        </message>
        <message>
            <source>Full House always %1</source>
            <translation>Full House immer %1</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Hausregeln</translation>
        </message>
        <message>
            <source>Traditional</source>
            <translation>Klassisch</translation>
        </message>
        <message>
            <source>With Two Pairs</source>
            <translation>Mit zwei Paaren</translation>
        </message>
        <message>
            <source>a box for Two Pairs</source>
            <translation>ein Feld für zwei Paare</translation>
        </message>
        <message>
            <source>five alike count as Full House</source>
            <translation>fünf Gleiche zählen als Full House</translation>
        </message>
    </context>
    <context>
        <name>Seats</name>
        <message>
            <source>%1 and %2</source>
            <comment>the last name in a list</comment>
            <translation>%1 und %2</translation>
        </message>
        <message>
            <source>%1 and %2 share the win with a total of %3.</source>
            <translation>%1 und %2 teilen sich den Sieg mit einem Endstand von %3.</translation>
        </message>
        <message>
            <source>%1 wins with a total of %2.</source>
            <translation>%1 gewinnt mit einem Endstand von %2.</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <comment>names in a list</comment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>%1, it's your turn</source>
            <translation>%1, du bist dran</translation>
        </message>
        <message numerus="yes">
            <source>%n players</source>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message>
            <source>Everybody has left.</source>
            <translation>Alle sind gegangen.</translation>
        </message>
        <message>
            <source>Player %1</source>
            <translation>Spieler %1</translation>
        </message>
        <message>
            <source>Several share the win with a total of %2: %1.</source>
            <translation>Geteilter Sieg mit einem Endstand von %2: %1.</translation>
        </message>
        <message>
            <source>Who plays could not be read from the settings, so it is one player for now. New game in the menu changes that.</source>
            <translation>Wer mitspielt, ließ sich aus den Einstellungen nicht lesen, daher spielst du vorerst allein. Mit „Neues Spiel“ im Menü änderst du das.</translation>
        </message>
    </context>
    <context>
        <name>Sentence</name>
        <message>
            <source>%1 Until then you play with %2.</source>
            <translation>%1 Bis dahin spielst du mit %2.</translation>
        </message>
        <message>
            <source>%1 above the last</source>
            <translation>%1 über dem alten</translation>
        </message>
        <message>
            <source>%1 ahead of its pace</source>
            <translation>%1 voraus</translation>
        </message>
        <message>
            <source>%1 behind its pace</source>
            <translation>%1 zurück</translation>
        </message>
        <message>
            <source>%1 short of your record.</source>
            <translation>%1 unter deinem Rekord.</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>A game of practice: these dice were seen before.</source>
            <translation>Ein Übungsspiel: Diese Würfel waren schon bekannt.</translation>
        </message>
        <message>
            <source>A new record, %1 above the old one.</source>
            <translation>Ein neuer Rekord, %1 über dem alten.</translation>
        </message>
        <message>
            <source>All five dice are held</source>
            <translation>Alle fünf sind behalten</translation>
        </message>
        <message>
            <source>Assisted record %1</source>
            <translation>Rekord mit Hilfe: %1</translation>
        </message>
        <message>
            <source>Choose a box</source>
            <translation>Wähle ein Feld</translation>
        </message>
        <message>
            <source>New assisted record %1</source>
            <translation>Neuer Rekord mit Hilfe: %1</translation>
        </message>
        <message>
            <source>New record %1</source>
            <translation>Neuer Rekord %1</translation>
        </message>
        <message>
            <source>No assisted record yet</source>
            <translation>Noch kein Rekord mit Hilfe</translation>
        </message>
        <message>
            <source>Not a single point: the next game can only be better.</source>
            <translation>Kein einziger Punkt: Das nächste Spiel kann nur besser werden.</translation>
        </message>
        <message>
            <source>Nothing can be saved at the moment, so no games are taken in.</source>
            <translation>Im Moment lässt sich nichts speichern, daher werden keine Spiele eingelesen.</translation>
        </message>
        <message>
            <source>One of your ten best.</source>
            <translation>Eines deiner zehn besten.</translation>
        </message>
        <message>
            <source>Place %1 of %2 games.</source>
            <translation>Platz %1 von %2 Spielen.</translation>
        </message>
        <message>
            <source>Ready to roll</source>
            <translation>Bereit zum Würfeln</translation>
        </message>
        <message>
            <source>Record %1</source>
            <translation>Rekord %1</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Redo %1</source>
            <translation>Wiederholen: %1</translation>
        </message>
        <message>
            <source>Redo correction</source>
            <translation>Wiederholen: Korrektur</translation>
        </message>
        <message>
            <source>Redo hold</source>
            <translation>Wiederholen: Behalten</translation>
        </message>
        <message>
            <source>Redo leaving</source>
            <translation>Wiederholen: Gehen</translation>
        </message>
        <message>
            <source>Redo these dice</source>
            <translation>Wiederholen: Diese Würfel</translation>
        </message>
        <message>
            <source>Release a die to roll it, or choose a box on the card</source>
            <translation>Gib einen Würfel frei, um ihn neu zu würfeln, oder wähle ein Feld auf dem Blatt</translation>
        </message>
        <message>
            <source>Roll %1 of 3</source>
            <translation>Wurf %1 von 3</translation>
        </message>
        <message numerus="yes">
            <source>Roll %n dice</source>
            <translation>
                <numerusform>%n Würfel werfen</numerusform>
                <numerusform>%n Würfel werfen</numerusform>
            </translation>
        </message>
        <message>
            <source>Rolled %1</source>
            <translation>Gewürfelt: %1</translation>
        </message>
        <message>
            <source>Set your first record</source>
            <translation>Auf zum ersten Rekord</translation>
        </message>
        <message>
            <source>Solo</source>
            <translation>Solo</translation>
        </message>
        <message>
            <source>That equals your record.</source>
            <translation>Damit ist dein Rekord eingestellt.</translation>
        </message>
        <message>
            <source>The game from last time can't be read. It is kept aside, and here is a new one.</source>
            <translation>Das Spiel vom letzten Mal lässt sich nicht lesen. Es ist beiseitegelegt, und hier ist ein neues.</translation>
        </message>
        <message>
            <source>Three rolls are used: choose a box on the card</source>
            <translation>Alle drei Würfe sind gemacht: Wähle ein Feld auf dem Blatt</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Undo %1 leaves</source>
            <translation>Rückgängig: %1 geht</translation>
        </message>
        <message>
            <source>Undo %1, %2</source>
            <translation>Rückgängig: %1, %2</translation>
        </message>
        <message>
            <source>Undo %1: %2, %3</source>
            <translation>Rückgängig: %1 – %2, %3</translation>
        </message>
        <message>
            <source>Undo correction</source>
            <translation>Rückgängig: Korrektur</translation>
        </message>
        <message>
            <source>Undo hold</source>
            <translation>Rückgängig: Behalten</translation>
        </message>
        <message>
            <source>Undo these dice</source>
            <translation>Rückgängig: Diese Würfel</translation>
        </message>
        <message>
            <source>Yacht found nothing on this computer that can play its sounds, and stays quiet.</source>
            <translation>Yacht findet auf diesem Computer nichts, was seine Klänge abspielen kann, und bleibt still.</translation>
        </message>
        <message>
            <source>Yacht opens games and rules, and %1 is neither.</source>
            <translation>Yacht öffnet Spiele und Regeln, und %1 ist keins von beiden.</translation>
        </message>
        <message>
            <source>Your first record is set.</source>
            <translation>Dein erster Rekord steht.</translation>
        </message>
        <message>
            <source>Your games can't be saved in %1, so what you play now is not kept. Make room there or allow writing, then start Yacht again.</source>
            <translation>Deine Spiele lassen sich in %1 nicht speichern, daher bleibt nicht erhalten, was du jetzt spielst. Schaff dort Platz oder erlaube das Schreiben und starte Yacht dann neu.</translation>
        </message>
        <message>
            <source>assisted</source>
            <translation>mit Hilfe</translation>
        </message>
        <message>
            <source>equalled</source>
            <translation>eingestellt</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>beendet</translation>
        </message>
        <message>
            <source>level with its pace</source>
            <translation>gleichauf</translation>
        </message>
        <message>
            <source>missed by %1</source>
            <translation>um %1 verfehlt</translation>
        </message>
        <message>
            <source>out of reach, best possible %1</source>
            <translation>außer Reichweite, höchstens %1</translation>
        </message>
        <message>
            <source>practice</source>
            <translation>Übung</translation>
        </message>
        <message>
            <source>table dice</source>
            <translation>eigene Würfel</translation>
        </message>
        <message>
            <source>turn %1 of %2</source>
            <translation>Zug %1 von %2</translation>
        </message>
    </context>
    <context>
        <name>Sheet</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>SheetHint</name>
        <message>
            <source>%1 for each %1</source>
            <translation>%1 für jede %1</translation>
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
            <translation>alle fünf</translation>
        </message>
        <message>
            <source>any dice: %1</source>
            <translation>beliebige Würfel: %1</translation>
        </message>
        <message>
            <source>five alike: %1</source>
            <translation>fünf Gleiche: %1</translation>
        </message>
        <message>
            <source>four alike: %1</source>
            <translation>vier Gleiche: %1</translation>
        </message>
        <message>
            <source>those four</source>
            <translation>diese vier</translation>
        </message>
        <message>
            <source>three and two alike, or five: %1</source>
            <translation>drei und zwei Gleiche oder fünf: %1</translation>
        </message>
        <message>
            <source>three and two alike: %1</source>
            <translation>drei und zwei Gleiche: %1</translation>
        </message>
        <message>
            <source>two pairs: %1</source>
            <translation>zwei Paare: %1</translation>
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
            <translation>Yacht ist mit diesen Spielen schon geöffnet.</translation>
        </message>
    </context>
    <context>
        <name>Spoken</name>
        <message>
            <source>%1 held</source>
            <translation>%1 behalten</translation>
        </message>
        <message>
            <source>%1 is open again. Total %2.</source>
            <translation>%1: wieder offen. Gesamt %2.</translation>
        </message>
        <message>
            <source>%1, scored %2. Total %3.</source>
            <translation>%1, gewertet: %2. Gesamt %3.</translation>
        </message>
        <message>
            <source>Held: %1</source>
            <translation>Behalten: %1</translation>
        </message>
        <message>
            <source>No die is held</source>
            <translation>Kein Würfel ist behalten</translation>
        </message>
        <message>
            <source>Ready to roll.</source>
            <translation>Bereit zum Würfeln.</translation>
        </message>
        <message>
            <source>Roll %1 of 3: %2.</source>
            <translation>Wurf %1 von 3: %2.</translation>
        </message>
        <message>
            <source>The game is over. %1</source>
            <translation>Das Spiel ist beendet. %1</translation>
        </message>
        <message>
            <source>Total %1.</source>
            <translation>Gesamt %1.</translation>
        </message>
        <message>
            <source>Turn %1 of %2.</source>
            <translation>Zug %1 von %2.</translation>
        </message>
    </context>
    <context>
        <name>Stepper</name>
        <message>
            <source>%1, %2 to %3</source>
            <translation>%1, %2 bis %3</translation>
        </message>
        <message>
            <source>%1, one less</source>
            <translation>%1, eins weniger</translation>
        </message>
        <message>
            <source>%1, one more</source>
            <translation>%1, eins mehr</translation>
        </message>
    </context>
    <context>
        <name>Tips</name>
        <message>
            <source>%1 for %2</source>
            <translation>%1 für %2</translation>
        </message>
        <message>
            <source>%1: %2 beats %3 by %4 points.</source>
            <translation>%1: %2 ist um %4 Punkte besser als %3.</translation>
        </message>
        <message>
            <source>%1: %2 beats %3.</source>
            <translation>%1: %2 ist besser als %3.</translation>
        </message>
        <message>
            <source>A straight must be exact. With four of its five faces in hand, hold those and roll the one that doesn’t belong.</source>
            <translation>Eine Straße muss genau stimmen. Hast du vier ihrer fünf Augenzahlen, dann behalte sie und würfle mit dem Würfel, der nicht dazugehört.</translation>
        </message>
        <message>
            <source>Any dice fit Choice, so keep it for later. Spent early on a small total, it is gone when several fives and sixes find no other place.</source>
            <translation>In die Freie Wahl passt jeder Wurf, darum heb sie dir auf. Ist sie früh für eine kleine Summe vergeben, fehlt sie, wenn mehrere Fünfer und Sechser keinen anderen Platz finden.</translation>
        </message>
        <message>
            <source>But not always:</source>
            <translation>Aber nicht immer:</translation>
        </message>
        <message>
            <source>Choice is the safety net</source>
            <translation>Die Freie Wahl ist dein Sicherheitsnetz</translation>
        </message>
        <message>
            <source>Choose your zeros</source>
            <translation>Such dir deine Nullen aus</translation>
        </message>
        <message>
            <source>Dice that went after a Yacht may be worth more elsewhere: in a number, as Four of a Kind, as a Full House, in Choice. Look at every box before you choose.</source>
            <translation>Würfel, die eine Yacht werden sollten, sind anderswo vielleicht mehr wert: bei den Zahlen, als Viererpasch, als Full House, als Freie Wahl. Sieh dir jedes Feld an, bevor du wählst.</translation>
        </message>
        <message>
            <source>Early in the game, hold dice that could still become many things. A pair can grow into Four of a Kind, a Full House or a Yacht; a run can become a straight.</source>
            <translation>Behalte am Anfang des Spiels Würfel, aus denen noch vieles werden kann. Ein Paar kann zum Viererpasch, zum Full House oder zur Yacht wachsen, eine Reihe zur Straße.</translation>
        </message>
        <message>
            <source>Four of a Kind pays by its face</source>
            <translation>Beim Viererpasch zählen die Augen</translation>
        </message>
        <message>
            <source>Four of the five for a straight</source>
            <translation>Vier von fünf für eine Straße</translation>
        </message>
        <message>
            <source>Keep several doors open</source>
            <translation>Halte dir mehrere Türen offen</translation>
        </message>
        <message>
            <source>Late in the game some box will stay empty. Strike the one that is hardest to get, or worth least with the turns that are left, before bad dice choose for you.</source>
            <translation>Gegen Ende des Spiels geht irgendein Feld leer aus. Streich dann das schwerste oder jenes, das in den restlichen Zügen am wenigsten bringt, bevor schlechte Würfel für dich wählen.</translation>
        </message>
        <message>
            <source>Look at the whole card</source>
            <translation>Sieh dir das ganze Blatt an</translation>
        </message>
        <message>
            <source>No roll left</source>
            <translation>Kein Wurf mehr</translation>
        </message>
        <message>
            <source>One roll left</source>
            <translation>Noch ein Wurf</translation>
        </message>
        <message>
            <source>Only the four dice alike count, so high faces belong there: a low four uses the box up for little.</source>
            <translation>Nur die vier gleichen Würfel zählen, darum gehören hohe Augenzahlen hierher: Mit vier niedrigen ist das Feld für wenig vergeben.</translation>
        </message>
        <message>
            <source>Still open: %1. %2</source>
            <translation>Noch offen: %1. %2</translation>
        </message>
        <message>
            <source>Tips for a better game</source>
            <translation>Tipps für ein besseres Spiel</translation>
        </message>
        <message>
            <source>Two rolls left</source>
            <translation>Noch zwei Würfe</translation>
        </message>
        <message>
            <source>What the coach has reckoned is exact, for the traditional rules and the best average.</source>
            <translation>Die Zahlen des Trainers sind genau; sie gelten für die klassischen Regeln und den besten Schnitt.</translation>
        </message>
        <message>
            <source>holding %1</source>
            <translation>%1 behalten</translation>
        </message>
    </context>
    <context>
        <name>Transfer</name>
        <message numerus="yes">
            <source>%Ln deleted games come back.</source>
            <translation>
                <numerusform>%Ln gelöschtes Spiel kommt zurück.</numerusform>
                <numerusform>%Ln gelöschte Spiele kommen zurück.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games</source>
            <translation>
                <numerusform>%Ln Spiel</numerusform>
                <numerusform>%Ln Spiele</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games are here already.</source>
            <translation>
                <numerusform>%Ln Spiel ist schon hier.</numerusform>
                <numerusform>%Ln Spiele sind schon hier.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games are now in %1.</source>
            <translation>
                <numerusform>%Ln Spiel ist jetzt in %1.</numerusform>
                <numerusform>%Ln Spiele sind jetzt in %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games can't be read and stay out.</source>
            <translation>
                <numerusform>%Ln Spiel lässt sich nicht lesen und bleibt draußen.</numerusform>
                <numerusform>%Ln Spiele lassen sich nicht lesen und bleiben draußen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games went another way here and stay.</source>
            <translation>
                <numerusform>%Ln Spiel verlief hier anders und bleibt, wie es ist.</numerusform>
                <numerusform>%Ln Spiele verliefen hier anders und bleiben, wie sie sind.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games went on elsewhere.</source>
            <translation>
                <numerusform>%Ln Spiel ging anderswo weiter und wird auf den neuen Stand gebracht.</numerusform>
                <numerusform>%Ln Spiele gingen anderswo weiter und werden auf den neuen Stand gebracht.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln games were imported.</source>
            <translation>
                <numerusform>%Ln Spiel wurde importiert.</numerusform>
                <numerusform>%Ln Spiele wurden importiert.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%Ln new games</source>
            <translation>
                <numerusform>%Ln neues Spiel</numerusform>
                <numerusform>%Ln neue Spiele</numerusform>
            </translation>
        </message>
        <message>
            <source>A backup of your games is made first.</source>
            <translation>Zuerst wird eine Sicherung deiner Spiele angelegt.</translation>
        </message>
        <message>
            <source>Comma-separated values (*.csv)</source>
            <translation>Durch Kommas getrennte Werte (*.csv)</translation>
        </message>
        <message>
            <source>Export games</source>
            <translation>Spiele exportieren</translation>
        </message>
        <message>
            <source>Export totals for a spreadsheet</source>
            <translation>Ergebnisse als Tabelle exportieren</translation>
        </message>
        <message>
            <source>Game %1 in this file doesn't add up: its moves don't lead to its result.</source>
            <translation>Spiel %1 in dieser Datei geht nicht auf: Sein Verlauf führt nicht zu seinem Ergebnis.</translation>
        </message>
        <message>
            <source>Game %1 in this file has dice that can't have fallen like this.</source>
            <translation>Spiel %1 in dieser Datei hat Würfel, die so nicht gefallen sein können.</translation>
        </message>
        <message>
            <source>Import</source>
            <translation>Importieren</translation>
        </message>
        <message>
            <source>Import games</source>
            <translation>Spiele importieren</translation>
        </message>
        <message>
            <source>Importing</source>
            <translation>Spiele werden importiert</translation>
        </message>
        <message>
            <source>Looking at the games</source>
            <translation>Die Spiele werden gelesen</translation>
        </message>
        <message>
            <source>Nothing was imported</source>
            <translation>Nichts wurde importiert</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Ordner öffnen</translation>
        </message>
        <message>
            <source>Something went wrong in Yacht. Your games are as they were.</source>
            <translation>In Yacht ist etwas schiefgegangen. Deine Spiele sind, wie sie waren.</translation>
        </message>
        <message>
            <source>This file can't be read.</source>
            <translation>Diese Datei lässt sich nicht lesen.</translation>
        </message>
        <message>
            <source>This file is damaged.</source>
            <translation>Diese Datei ist beschädigt.</translation>
        </message>
        <message>
            <source>This file is far larger than any file of games could be.</source>
            <translation>Diese Datei ist viel größer, als eine Datei mit Spielen sein kann.</translation>
        </message>
        <message>
            <source>This file was made by a newer Yacht, which this one can't read yet.</source>
            <translation>Diese Datei stammt von einer neueren Version von Yacht, die diese hier noch nicht lesen kann.</translation>
        </message>
        <message>
            <source>This is no file of Yacht games.</source>
            <translation>Das ist keine Datei mit Yacht-Spielen.</translation>
        </message>
        <message>
            <source>Yacht games (*.yacht-games *.json *.db)</source>
            <translation>Yacht-Spiele (*.yacht-games *.json *.db)</translation>
        </message>
        <message>
            <source>Yacht games (*.yacht-games)</source>
            <translation>Yacht-Spiele (*.yacht-games)</translation>
        </message>
        <message>
            <source>Your games</source>
            <translation>Deine Spiele</translation>
        </message>
        <message>
            <source>Your games are kept in this very file. Choose another name, please.</source>
            <translation>In genau dieser Datei liegen deine Spiele. Wähle bitte einen anderen Namen.</translation>
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
            <translation>Die Datei hat Format %1, diese Version von Yacht kennt nur Formate bis %2.</translation>
        </message>
        <message>
            <source>Open the folder</source>
            <translation>Ordner öffnen</translation>
        </message>
        <message>
            <source>Quit</source>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>Start with new games beside it</source>
            <translation>Mit neuen Spielen daneben beginnen</translation>
        </message>
        <message>
            <source>The file is %1</source>
            <translation>Die Datei: %1</translation>
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
            <translation>Ton einschalten</translation>
        </message>
        <message>
            <source>The dice can be heard, too.</source>
            <translation>Die Würfel kann man auch hören.</translation>
        </message>
    </context>
</TS>
