<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="is" sourcelanguage="en">
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <translation>Um %1</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <translation>Fela %1</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <translation>Fela önnur forrit</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <translation>Stillingar…</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <translation>Hætta í %1</translation>
        </message>
        <message>
            <source>Services</source>
            <translation>Þjónusta</translation>
        </message>
        <message>
            <source>Show All</source>
            <translation>Sýna allt</translation>
        </message>
    </context>
    <context>
        <name>Print Device Input Slot</name>
        <message>
            <source>Automatic</source>
            <translation>Sjálfvirkt</translation>
        </message>
    </context>
    <context>
        <name>Print Device Output Bin</name>
        <message>
            <source>Automatic</source>
            <translation>Sjálfvirkt</translation>
        </message>
    </context>
    <context>
        <name>QAbstractFileIconProvider</name>
        <message>
            <source>Alias</source>
            <translation>Staðgengill</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>Drif</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Skrá</translation>
        </message>
        <message>
            <source>File Folder</source>
            <translation>Skráamappa</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Mappa</translation>
        </message>
        <message>
            <source>Shortcut</source>
            <translation>Flýtileið</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>Óþekkt</translation>
        </message>
    </context>
    <context>
        <name>QAbstractSpinBox</name>
        <message>
            <source>&amp;Select All</source>
            <translation>&amp;Velja allt</translation>
        </message>
        <message>
            <source>&amp;Step up</source>
            <translation>&amp;Hækka</translation>
        </message>
        <message>
            <source>Step &amp;down</source>
            <translation>&amp;Lækka</translation>
        </message>
    </context>
    <context>
        <name>QAccessibleActionInterface</name>
        <message>
            <source>Decrease</source>
            <translation>Lækka</translation>
        </message>
        <message>
            <source>Decrease the value</source>
            <translation>Lækka gildið</translation>
        </message>
        <message>
            <source>Goes back a page</source>
            <translation>Fer aftur um síðu</translation>
        </message>
        <message>
            <source>Goes to the next page</source>
            <translation>Fer á næstu síðu</translation>
        </message>
        <message>
            <source>Increase</source>
            <translation>Hækka</translation>
        </message>
        <message>
            <source>Increase the value</source>
            <translation>Hækka gildið</translation>
        </message>
        <message>
            <source>Next Page</source>
            <translation>Næsta síða</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>Ýta á</translation>
        </message>
        <message>
            <source>Previous Page</source>
            <translation>Fyrri síða</translation>
        </message>
        <message>
            <source>Scroll Down</source>
            <translation>Fletta niður</translation>
        </message>
        <message>
            <source>Scroll Left</source>
            <translation>Fletta til vinstri</translation>
        </message>
        <message>
            <source>Scroll Right</source>
            <translation>Fletta til hægri</translation>
        </message>
        <message>
            <source>Scroll Up</source>
            <translation>Fletta upp</translation>
        </message>
        <message>
            <source>Scrolls down</source>
            <translation>Flettir niður</translation>
        </message>
        <message>
            <source>Scrolls to the left</source>
            <translation>Flettir til vinstri</translation>
        </message>
        <message>
            <source>Scrolls to the right</source>
            <translation>Flettir til hægri</translation>
        </message>
        <message>
            <source>Scrolls up</source>
            <translation>Flettir upp</translation>
        </message>
        <message>
            <source>SetFocus</source>
            <translation>Setja fókus</translation>
        </message>
        <message>
            <source>Sets the focus</source>
            <translation>Setur fókusinn</translation>
        </message>
        <message>
            <source>ShowMenu</source>
            <translation>Sýna valmynd</translation>
        </message>
        <message>
            <source>Shows the menu</source>
            <translation>Sýnir valmyndina</translation>
        </message>
        <message>
            <source>Toggle</source>
            <translation>Víxla</translation>
        </message>
        <message>
            <source>Toggles the state</source>
            <translation>Víxlar stöðunni</translation>
        </message>
        <message>
            <source>Triggers the action</source>
            <translation>Framkvæmir aðgerðina</translation>
        </message>
    </context>
    <context>
        <name>QCocoaMenuBar</name>
        <message>
            <source>Edit</source>
            <translation>Breyta</translation>
        </message>
    </context>
    <context>
        <name>QCocoaMenuItem</name>
        <message>
            <source>About Qt</source>
            <translation>Um Qt</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Afrita</translation>
        </message>
        <message>
            <source>Cut</source>
            <translation>Klippa</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Líma</translation>
        </message>
        <message>
            <source>Select All</source>
            <translation>Velja allt</translation>
        </message>
    </context>
    <context>
        <name>QCocoaTheme</name>
        <message>
            <source>Don't Save</source>
            <translation>Ekki vista</translation>
        </message>
    </context>
    <context>
        <name>QComboBox</name>
        <message>
            <source>False</source>
            <translation>Ósatt</translation>
        </message>
        <message>
            <source>Open the combo box selection popup</source>
            <translation>Opna vallistann</translation>
        </message>
        <message>
            <source>True</source>
            <translation>Satt</translation>
        </message>
    </context>
    <context>
        <name>QCupsJobWidget</name>
        <message>
            <source>&amp;Billing information:</source>
            <translation>&amp;Greiðsluupplýsingar:</translation>
        </message>
        <message>
            <source>&amp;End:</source>
            <translation>&amp;Endir:</translation>
        </message>
        <message>
            <source>&amp;Start:</source>
            <translation>&amp;Byrjun:</translation>
        </message>
        <message>
            <source>Banner Pages</source>
            <translation>Forsíður</translation>
        </message>
        <message>
            <source>Classified</source>
            <translation>Trúnaðarmál</translation>
        </message>
        <message>
            <source>Confidential</source>
            <translation>Í trúnaði</translation>
        </message>
        <message>
            <source>Day (06:00 to 17:59)</source>
            <translation>Dagur (06:00 til 17:59)</translation>
        </message>
        <message>
            <source>Hold Indefinitely</source>
            <translation>Bíða um óákveðinn tíma</translation>
        </message>
        <message>
            <source>Job</source>
            <translation>Verk</translation>
        </message>
        <message>
            <source>Job &amp;priority:</source>
            <translation>&amp;Forgangur verks:</translation>
        </message>
        <message>
            <source>Job Control</source>
            <translation>Stjórnun verks</translation>
        </message>
        <message>
            <source>Night (18:00 to 05:59)</source>
            <translation>Nótt (18:00 til 05:59)</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Engin</translation>
        </message>
        <message>
            <source>Print Immediately</source>
            <translation>Prenta strax</translation>
        </message>
        <message>
            <source>Scheduled &amp;printing:</source>
            <translation>&amp;Tímasett prentun:</translation>
        </message>
        <message>
            <source>Second Shift (16:00 to 23:59)</source>
            <translation>Kvöldvakt (16:00 til 23:59)</translation>
        </message>
        <message>
            <source>Secret</source>
            <translation>Leyndarmál</translation>
        </message>
        <message>
            <source>Specific Time</source>
            <translation>Tiltekinn tími</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Venjuleg</translation>
        </message>
        <message>
            <source>Third Shift (00:00 to 07:59)</source>
            <translation>Næturvakt (00:00 til 07:59)</translation>
        </message>
        <message>
            <source>Top Secret</source>
            <translation>Algjört leyndarmál</translation>
        </message>
        <message>
            <source>Unclassified</source>
            <translation>Ekki trúnaðarmál</translation>
        </message>
        <message>
            <source>Weekend (Saturday to Sunday)</source>
            <translation>Helgi (laugardagur til sunnudags)</translation>
        </message>
    </context>
    <context>
        <name>QCupsPrinterSupport</name>
        <message>
            <source>Authentication Needed</source>
            <translation>Auðkenningar krafist</translation>
        </message>
        <message>
            <source>Authentication needed to use %1 on %2.</source>
            <translation>Auðkenningar er krafist til að nota %1 á %2.</translation>
        </message>
        <message>
            <source>Authentication needed to use %1.</source>
            <translation>Auðkenningar er krafist til að nota %1.</translation>
        </message>
        <message>
            <source>Password:</source>
            <translation>Lykilorð:</translation>
        </message>
        <message>
            <source>Username:</source>
            <translation>Notandanafn:</translation>
        </message>
    </context>
    <context>
        <name>QDialog</name>
        <message>
            <source>What's This?</source>
            <translation>Hvað er þetta?</translation>
        </message>
    </context>
    <context>
        <name>QDialogButtonBox</name>
        <message>
            <source>OK</source>
            <translation>Í lagi</translation>
        </message>
    </context>
    <context>
        <name>QErrorMessage</name>
        <message>
            <source>&amp;OK</source>
            <translation>Í &amp;lagi</translation>
        </message>
        <message>
            <source>&amp;Show this message again</source>
            <translation>&amp;Sýna þessi skilaboð aftur</translation>
        </message>
        <message>
            <source>An error occurred</source>
            <translation>Villa kom upp</translation>
        </message>
        <message>
            <source>Critical Error:</source>
            <translation>Alvarleg villa:</translation>
        </message>
        <message>
            <source>Debug Message:</source>
            <translation>Villuleitarskilaboð:</translation>
        </message>
        <message>
            <source>Fatal Error:</source>
            <translation>Banvæn villa:</translation>
        </message>
        <message>
            <source>Information:</source>
            <translation>Upplýsingar:</translation>
        </message>
        <message>
            <source>Warning:</source>
            <translation>Viðvörun:</translation>
        </message>
    </context>
    <context>
        <name>QFileDialog</name>
        <message>
            <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
            <translation>%1
Mappan fannst ekki.
Athugaðu hvort nafn möppunnar er rétt.</translation>
        </message>
        <message>
            <source>%1
File not found.
Please verify the correct file name was given.</source>
            <translation>%1
Skráin fannst ekki.
Athugaðu hvort nafn skrárinnar er rétt.</translation>
        </message>
        <message>
            <source>%1 already exists.
Do you want to replace it?</source>
            <translation>Skráin %1 er þegar til.
Viltu skipta henni út?</translation>
        </message>
        <message>
            <source>&amp;Choose</source>
            <translation>V&amp;elja</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>E&amp;yða</translation>
        </message>
        <message>
            <source>&amp;Look in:</source>
            <translation>&amp;Leita í:</translation>
        </message>
        <message>
            <source>&amp;New Folder</source>
            <translation>&amp;Ný mappa</translation>
        </message>
        <message>
            <source>&amp;Open</source>
            <translation>&amp;Opna</translation>
        </message>
        <message>
            <source>&amp;Rename</source>
            <translation>&amp;Endurnefna</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Vista</translation>
        </message>
        <message>
            <source>'%1' is write protected.
Do you want to delete it anyway?</source>
            <translation>„%1“ er ritvarið.
Viltu samt eyða því?</translation>
        </message>
        <message>
            <source>All Files (*)</source>
            <translation>Allar skrár (*)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>Allar skrár (*)</translation>
        </message>
        <message>
            <source>Are you sure you want to delete '%1'?</source>
            <translation>Viltu örugglega eyða „%1“?</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Til baka</translation>
        </message>
        <message>
            <source>Change to detail view mode</source>
            <translation>Skipta yfir í ítarlegan lista</translation>
        </message>
        <message>
            <source>Change to list view mode</source>
            <translation>Skipta yfir í einfaldan lista</translation>
        </message>
        <message>
            <source>Could not delete directory.</source>
            <translation>Ekki tókst að eyða möppunni.</translation>
        </message>
        <message>
            <source>Create New Folder</source>
            <translation>Búa til nýja möppu</translation>
        </message>
        <message>
            <source>Create a New Folder</source>
            <translation>Búa til nýja möppu</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Eyða</translation>
        </message>
        <message>
            <source>Detail View</source>
            <translation>Ítarlegur listi</translation>
        </message>
        <message>
            <source>Directories</source>
            <translation>Möppur</translation>
        </message>
        <message>
            <source>Directory:</source>
            <translation>Mappa:</translation>
        </message>
        <message>
            <source>File &amp;name:</source>
            <translation>Skráar&amp;nafn:</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>Skrár</translation>
        </message>
        <message>
            <source>Files of &amp;type:</source>
            <translation>&amp;Tegund skráa:</translation>
        </message>
        <message>
            <source>Find Directory</source>
            <translation>Finna möppu</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>Áfram</translation>
        </message>
        <message>
            <source>Go back</source>
            <translation>Fara til baka</translation>
        </message>
        <message>
            <source>Go forward</source>
            <translation>Fara áfram</translation>
        </message>
        <message>
            <source>Go to the parent directory</source>
            <translation>Fara í yfirmöppu</translation>
        </message>
        <message>
            <source>List View</source>
            <translation>Einfaldur listi</translation>
        </message>
        <message>
            <source>List of places and bookmarks</source>
            <translation>Listi yfir staði og bókamerki</translation>
        </message>
        <message>
            <source>New Folder</source>
            <translation>Ný mappa</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Opna</translation>
        </message>
        <message>
            <source>Parent Directory</source>
            <translation>Yfirmappa</translation>
        </message>
        <message>
            <source>Recent Places</source>
            <translation>Nýlegir staðir</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Fjarlægja</translation>
        </message>
        <message>
            <source>Save As</source>
            <translation>Vista sem</translation>
        </message>
        <message>
            <source>Show </source>
            <translation>Sýna </translation>
        </message>
        <message>
            <source>Show &amp;hidden files</source>
            <translation>Sýna &amp;faldar skrár</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>Hliðarstika</translation>
        </message>
    </context>
    <context>
        <name>QFileSystemModel</name>
        <message>
            <source>Computer</source>
            <translation>Tölva</translation>
        </message>
        <message>
            <source>Date Modified</source>
            <translation>Breytt</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Tegund</translation>
        </message>
        <message>
            <source>My Computer</source>
            <translation>Tölvan mín</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Nafn</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Stærð</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Tegund</translation>
        </message>
    </context>
    <context>
        <name>QGnomeTheme</name>
        <message>
            <source>&amp;Cancel</source>
            <translation>&amp;Hætta við</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Loka</translation>
        </message>
        <message>
            <source>&amp;OK</source>
            <translation>Í &amp;lagi</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Vista</translation>
        </message>
        <message>
            <source>Close without Saving</source>
            <translation>Loka án þess að vista</translation>
        </message>
    </context>
    <context>
        <name>QLineEdit</name>
        <message>
            <source>&amp;Copy</source>
            <translation>Af&amp;rita</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>&amp;Líma</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Endurtaka</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Afturkalla</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>&amp;Klippa</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Eyða</translation>
        </message>
        <message>
            <source>Select All</source>
            <translation>Velja allt</translation>
        </message>
    </context>
    <context>
        <name>QMessageBox</name>
        <message>
            <source>About Qt</source>
            <translation>Um Qt</translation>
        </message>
        <message>
            <source>Hide Details...</source>
            <translation>Fela nánari upplýsingar…</translation>
        </message>
        <message>
            <source>Show Details...</source>
            <translation>Sýna nánari upplýsingar…</translation>
        </message>
    </context>
    <context>
        <name>QPageSetupWidget</name>
        <message>
            <source>CC</source>
            <translation>CC</translation>
        </message>
        <message>
            <source>Cicero (CC)</source>
            <translation>Cicero (CC)</translation>
        </message>
        <message>
            <source>Custom</source>
            <translation>Sérsniðið</translation>
        </message>
        <message>
            <source>DD</source>
            <translation>DD</translation>
        </message>
        <message>
            <source>Didot (DD)</source>
            <translation>Didot (DD)</translation>
        </message>
        <message>
            <source>Form</source>
            <translation>Eyðublað</translation>
        </message>
        <message>
            <source>Height:</source>
            <translation>Hæð:</translation>
        </message>
        <message>
            <source>Inches (in)</source>
            <translation>Tommur (in)</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>Lárétt</translation>
        </message>
        <message>
            <source>Margins</source>
            <translation>Spássíur</translation>
        </message>
        <message>
            <source>Millimeters (mm)</source>
            <translation>Millimetrar (mm)</translation>
        </message>
        <message>
            <source>Orientation</source>
            <translation>Snúningur</translation>
        </message>
        <message>
            <source>Page &amp;order:</source>
            <translation>&amp;Röð síðna:</translation>
        </message>
        <message>
            <source>Page Layout</source>
            <translation>Uppsetning síðu</translation>
        </message>
        <message>
            <source>Page size:</source>
            <translation>Síðustærð:</translation>
        </message>
        <message>
            <source>Pages &amp;per sheet:</source>
            <translation>&amp;Síður á hverju blaði:</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Pappír</translation>
        </message>
        <message>
            <source>Paper source:</source>
            <translation>Pappírsbakki:</translation>
        </message>
        <message>
            <source>Pica (P̸)</source>
            <translation>Pica (P̸)</translation>
        </message>
        <message>
            <source>Points (pt)</source>
            <translation>Punktar (pt)</translation>
        </message>
        <message>
            <source>Portrait</source>
            <translation>Lóðrétt</translation>
        </message>
        <message>
            <source>P̸</source>
            <translation>P̸</translation>
        </message>
        <message>
            <source>Reverse landscape</source>
            <translation>Lárétt á hvolfi</translation>
        </message>
        <message>
            <source>Reverse portrait</source>
            <translation>Lóðrétt á hvolfi</translation>
        </message>
        <message>
            <source>Width:</source>
            <translation>Breidd:</translation>
        </message>
        <message>
            <source>bottom margin</source>
            <translation>neðri spássía</translation>
        </message>
        <message>
            <source>in</source>
            <translation>in</translation>
        </message>
        <message>
            <source>left margin</source>
            <translation>vinstri spássía</translation>
        </message>
        <message>
            <source>mm</source>
            <translation>mm</translation>
        </message>
        <message>
            <source>pt</source>
            <translation>pt</translation>
        </message>
        <message>
            <source>right margin</source>
            <translation>hægri spássía</translation>
        </message>
        <message>
            <source>top margin</source>
            <translation>efri spássía</translation>
        </message>
    </context>
    <context>
        <name>QPageSize</name>
        <message>
            <source>A4</source>
            <translation>A4</translation>
        </message>
        <message>
            <source>Custom</source>
            <translation>Sérsniðið</translation>
        </message>
        <message>
            <source>Letter / ANSI A</source>
            <translation>Letter / ANSI A</translation>
        </message>
    </context>
    <context>
        <name>QPlatformTheme</name>
        <message>
            <source>&amp;No</source>
            <translation>&amp;Nei</translation>
        </message>
        <message>
            <source>&amp;Yes</source>
            <translation>&amp;Já</translation>
        </message>
        <message>
            <source>Abort</source>
            <translation>Hætta</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>Virkja</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Hætta við</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Loka</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Henda</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Hjálp</translation>
        </message>
        <message>
            <source>Ignore</source>
            <translation>Hunsa</translation>
        </message>
        <message>
            <source>N&amp;o to All</source>
            <translation>N&amp;ei við öllu</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>Í lagi</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Opna</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Frumstilla</translation>
        </message>
        <message>
            <source>Restore Defaults</source>
            <translation>Sjálfgefnar stillingar</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Reyna aftur</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Vista</translation>
        </message>
        <message>
            <source>Save All</source>
            <translation>Vista allt</translation>
        </message>
        <message>
            <source>Yes to &amp;All</source>
            <translation>Já við &amp;öllu</translation>
        </message>
    </context>
    <context>
        <name>QPrintDialog</name>
        <message>
            <source>%1 already exists.
Do you want to overwrite it?</source>
            <translation>Skráin %1 er þegar til.
Viltu skrifa yfir hana?</translation>
        </message>
        <message>
            <source>%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and make sure ranges do not intersect with each other.</source>
            <translation>%1 er ekki rétt skrifað. Notaðu „,“ til að aðskilja blaðsíður og síðubil, „-“ til að tákna síðubil og gættu þess að bilin skarist ekki.</translation>
        </message>
        <message>
            <source>%1 is a directory.
Please choose a different file name.</source>
            <translation>%1 er mappa.
Veldu annað skráarnafn.</translation>
        </message>
        <message>
            <source>&amp;Options &lt;&lt;</source>
            <translation>&amp;Valkostir &lt;&lt;</translation>
        </message>
        <message>
            <source>&amp;Options &gt;&gt;</source>
            <translation>&amp;Valkostir &gt;&gt;</translation>
        </message>
        <message>
            <source>&amp;Print</source>
            <translation>&amp;Prenta</translation>
        </message>
        <message>
            <source>1 (1x1)</source>
            <translation>1 (1x1)</translation>
        </message>
        <message>
            <source>16 (4x4)</source>
            <translation>16 (4x4)</translation>
        </message>
        <message>
            <source>2 (2x1)</source>
            <translation>2 (2x1)</translation>
        </message>
        <message>
            <source>4 (2x2)</source>
            <translation>4 (2x2)</translation>
        </message>
        <message>
            <source>6 (2x3)</source>
            <translation>6 (2x3)</translation>
        </message>
        <message>
            <source>9 (3x3)</source>
            <translation>9 (3x3)</translation>
        </message>
        <message>
            <source>All Pages</source>
            <translation>Allar síður</translation>
        </message>
        <message>
            <source>Bottom to Top, Left to Right</source>
            <translation>Neðan frá og upp, frá vinstri til hægri</translation>
        </message>
        <message>
            <source>Bottom to Top, Right to Left</source>
            <translation>Neðan frá og upp, frá hægri til vinstri</translation>
        </message>
        <message>
            <source>Duplex Settings Conflicts</source>
            <translation>Árekstur í stillingum fyrir tvíhliða prentun</translation>
        </message>
        <message>
            <source>Even Pages</source>
            <translation>Síður með sléttum tölum</translation>
        </message>
        <message>
            <source>File %1 is not writable.
Please choose a different file name.</source>
            <translation>Ekki er hægt að skrifa í skrána %1.
Veldu annað skráarnafn.</translation>
        </message>
        <message>
            <source>Invalid Pages Definition</source>
            <translation>Ógilt síðuval</translation>
        </message>
        <message>
            <source>Left to Right, Bottom to Top</source>
            <translation>Frá vinstri til hægri, neðan frá og upp</translation>
        </message>
        <message>
            <source>Left to Right, Top to Bottom</source>
            <translation>Frá vinstri til hægri, ofan frá og niður</translation>
        </message>
        <message>
            <source>Local file</source>
            <translation>Skrá á tölvunni</translation>
        </message>
        <message>
            <source>Odd Pages</source>
            <translation>Síður með oddatölum</translation>
        </message>
        <message>
            <source>Options 'Pages Per Sheet' and 'Page Set' cannot be used together.
Please turn one of those options off.</source>
            <translation>Ekki er hægt að nota „Síður á hverju blaði“ og „Síðuval“ saman.
Slökktu á öðrum valkostinum.</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Prenta</translation>
        </message>
        <message>
            <source>Print To File ...</source>
            <translation>Prenta í skrá …</translation>
        </message>
        <message>
            <source>Print to File (PDF)</source>
            <translation>Prenta í skrá (PDF)</translation>
        </message>
        <message>
            <source>Right to Left, Bottom to Top</source>
            <translation>Frá hægri til vinstri, neðan frá og upp</translation>
        </message>
        <message>
            <source>Right to Left, Top to Bottom</source>
            <translation>Frá hægri til vinstri, ofan frá og niður</translation>
        </message>
        <message>
            <source>The 'From' value cannot be greater than the 'To' value.</source>
            <translation>Fyrsta síðan getur ekki verið aftar en sú síðasta.</translation>
        </message>
        <message>
            <source>There are conflicts in duplex settings. Do you want to fix them?</source>
            <translation>Stillingar fyrir tvíhliða prentun rekast á. Viltu lagfæra þær?</translation>
        </message>
        <message>
            <source>Top to Bottom, Left to Right</source>
            <translation>Ofan frá og niður, frá vinstri til hægri</translation>
        </message>
        <message>
            <source>Top to Bottom, Right to Left</source>
            <translation>Ofan frá og niður, frá hægri til vinstri</translation>
        </message>
        <message>
            <source>Write PDF file</source>
            <translation>Skrifa PDF-skrá</translation>
        </message>
    </context>
    <context>
        <name>QPrintPreviewDialog</name>
        <message>
            <source>%1%</source>
            <translation>%1%</translation>
        </message>
        <message>
            <source>Export to PDF</source>
            <translation>Flytja út sem PDF</translation>
        </message>
        <message>
            <source>First page</source>
            <translation>Fyrsta síða</translation>
        </message>
        <message>
            <source>Fit page</source>
            <translation>Laga síðu að glugga</translation>
        </message>
        <message>
            <source>Fit width</source>
            <translation>Laga breidd að glugga</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>Lárétt</translation>
        </message>
        <message>
            <source>Last page</source>
            <translation>Síðasta síða</translation>
        </message>
        <message>
            <source>Next page</source>
            <translation>Næsta síða</translation>
        </message>
        <message>
            <source>Page Setup</source>
            <translation>Síðuuppsetning</translation>
        </message>
        <message>
            <source>Page setup</source>
            <translation>Síðuuppsetning</translation>
        </message>
        <message>
            <source>Portrait</source>
            <translation>Lóðrétt</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>Fyrri síða</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Prenta</translation>
        </message>
        <message>
            <source>Print Preview</source>
            <translation>Forskoðun prentunar</translation>
        </message>
        <message>
            <source>Show facing pages</source>
            <translation>Sýna opnu</translation>
        </message>
        <message>
            <source>Show overview of all pages</source>
            <translation>Sýna yfirlit yfir allar síður</translation>
        </message>
        <message>
            <source>Show single page</source>
            <translation>Sýna eina síðu</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>Stækka</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>Minnka</translation>
        </message>
    </context>
    <context>
        <name>QPrintPropertiesDialog</name>
        <message>
            <source>Advanced Option Conflicts</source>
            <translation>Árekstur í ítarlegum valkostum</translation>
        </message>
        <message>
            <source>Job Options</source>
            <translation>Valkostir verks</translation>
        </message>
        <message>
            <source>Page Setup Conflicts</source>
            <translation>Árekstur í síðuuppsetningu</translation>
        </message>
        <message>
            <source>Printer Properties</source>
            <translation>Eiginleikar prentara</translation>
        </message>
        <message>
            <source>There are conflicts in page setup options. Do you want to fix them?</source>
            <translation>Valkostir síðuuppsetningar rekast á. Viltu lagfæra þá?</translation>
        </message>
        <message>
            <source>There are conflicts in some advanced options. Do you want to fix them?</source>
            <translation>Sumir ítarlegir valkostir rekast á. Viltu lagfæra þá?</translation>
        </message>
    </context>
    <context>
        <name>QPrintPropertiesWidget</name>
        <message>
            <source>Advanced</source>
            <translation>Ítarlegt</translation>
        </message>
        <message>
            <source>Form</source>
            <translation>Eyðublað</translation>
        </message>
        <message>
            <source>Page</source>
            <translation>Síða</translation>
        </message>
        <message>
            <source>There are conflicts in some options. Please fix them.</source>
            <translation>Sumir valkostir rekast á. Lagfærðu þá.</translation>
        </message>
    </context>
    <context>
        <name>QPrintSettingsOutput</name>
        <message>
            <source>Collate</source>
            <translation>Raða eintökum saman</translation>
        </message>
        <message>
            <source>Color</source>
            <translation>Litur</translation>
        </message>
        <message>
            <source>Color Mode</source>
            <translation>Litir</translation>
        </message>
        <message>
            <source>Copies</source>
            <translation>Eintök</translation>
        </message>
        <message>
            <source>Copies:</source>
            <translation>Eintök:</translation>
        </message>
        <message>
            <source>Current Page</source>
            <translation>Núverandi síða</translation>
        </message>
        <message>
            <source>Double Sided Printing</source>
            <translation>Tvíhliða prentun</translation>
        </message>
        <message>
            <source>Form</source>
            <translation>Eyðublað</translation>
        </message>
        <message>
            <source>Grayscale</source>
            <translation>Grátóna</translation>
        </message>
        <message>
            <source>Long side binding</source>
            <translation>Fletta á langhlið</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Slökkt</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Valkostir</translation>
        </message>
        <message>
            <source>Output Settings</source>
            <translation>Úttaksstillingar</translation>
        </message>
        <message>
            <source>Page &amp;Set:</source>
            <translation>Síðu&amp;val:</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>Síður</translation>
        </message>
        <message>
            <source>Pages from</source>
            <translation>Síður frá</translation>
        </message>
        <message>
            <source>Print all</source>
            <translation>Prenta allt</translation>
        </message>
        <message>
            <source>Print range</source>
            <translation>Prentsvið</translation>
        </message>
        <message>
            <source>Reverse</source>
            <translation>Öfug röð</translation>
        </message>
        <message>
            <source>Selection</source>
            <translation>Valið efni</translation>
        </message>
        <message>
            <source>Short side binding</source>
            <translation>Fletta á skammhlið</translation>
        </message>
        <message>
            <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
            <translation>Tilgreindu síður eða síðubil með kommum á milli. Síðubil eru tvær tölur með bandstriki á milli. Dæmi: 3,5-7,9 prentar síður 3, 5, 6, 7 og 9.</translation>
        </message>
        <message>
            <source>to</source>
            <translation>til</translation>
        </message>
    </context>
    <context>
        <name>QPrintWidget</name>
        <message>
            <source>&amp;Name:</source>
            <translation>&amp;Nafn:</translation>
        </message>
        <message>
            <source>...</source>
            <translation>…</translation>
        </message>
        <message>
            <source>Form</source>
            <translation>Eyðublað</translation>
        </message>
        <message>
            <source>Location:</source>
            <translation>Staður:</translation>
        </message>
        <message>
            <source>Output &amp;file:</source>
            <translation>Úttaks&amp;skrá:</translation>
        </message>
        <message>
            <source>P&amp;roperties</source>
            <translation>&amp;Eiginleikar</translation>
        </message>
        <message>
            <source>Preview</source>
            <translation>Forskoðun</translation>
        </message>
        <message>
            <source>Printer</source>
            <translation>Prentari</translation>
        </message>
        <message>
            <source>Type:</source>
            <translation>Tegund:</translation>
        </message>
    </context>
    <context>
        <name>QProgressBar</name>
        <message>
            <source>%p%</source>
            <translation>%p%</translation>
        </message>
    </context>
    <context>
        <name>QProgressDialog</name>
        <message>
            <source>Cancel</source>
            <translation>Hætta við</translation>
        </message>
    </context>
    <context>
        <name>QScrollBar</name>
        <message>
            <source>Bottom</source>
            <translation>Neðst</translation>
        </message>
        <message>
            <source>Left edge</source>
            <translation>Vinstri brún</translation>
        </message>
        <message>
            <source>Page down</source>
            <translation>Síðu niður</translation>
        </message>
        <message>
            <source>Page left</source>
            <translation>Síðu til vinstri</translation>
        </message>
        <message>
            <source>Page right</source>
            <translation>Síðu til hægri</translation>
        </message>
        <message>
            <source>Page up</source>
            <translation>Síðu upp</translation>
        </message>
        <message>
            <source>Right edge</source>
            <translation>Hægri brún</translation>
        </message>
        <message>
            <source>Scroll down</source>
            <translation>Fletta niður</translation>
        </message>
        <message>
            <source>Scroll here</source>
            <translation>Fletta hingað</translation>
        </message>
        <message>
            <source>Scroll left</source>
            <translation>Fletta til vinstri</translation>
        </message>
        <message>
            <source>Scroll right</source>
            <translation>Fletta til hægri</translation>
        </message>
        <message>
            <source>Scroll up</source>
            <translation>Fletta upp</translation>
        </message>
        <message>
            <source>Top</source>
            <translation>Efst</translation>
        </message>
    </context>
    <context>
        <name>QShortcut</name>
        <message>
            <source>+</source>
            <translation>+</translation>
        </message>
        <message>
            <source>Alt</source>
            <translation>Alt</translation>
        </message>
        <message>
            <source>Backspace</source>
            <translation>Backspace</translation>
        </message>
        <message>
            <source>Backtab</source>
            <translation>Backtab</translation>
        </message>
        <message>
            <source>Caps Lock</source>
            <translation>Caps Lock</translation>
        </message>
        <message>
            <source>Ctrl</source>
            <translation>Ctrl</translation>
        </message>
        <message>
            <source>Del</source>
            <translation>Del</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Delete</translation>
        </message>
        <message>
            <source>Down</source>
            <translation>Niður</translation>
        </message>
        <message>
            <source>End</source>
            <translation>End</translation>
        </message>
        <message>
            <source>Enter</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Esc</source>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Escape</source>
            <translation>Escape</translation>
        </message>
        <message>
            <source>F%1</source>
            <translation>F%1</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Hjálp</translation>
        </message>
        <message>
            <source>Home</source>
            <translation>Home</translation>
        </message>
        <message>
            <source>Ins</source>
            <translation>Ins</translation>
        </message>
        <message>
            <source>Insert</source>
            <translation>Insert</translation>
        </message>
        <message>
            <source>Left</source>
            <translation>Vinstri</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Valmynd</translation>
        </message>
        <message>
            <source>Meta</source>
            <translation>Meta</translation>
        </message>
        <message>
            <source>Num Lock</source>
            <translation>Num Lock</translation>
        </message>
        <message>
            <source>Page Down</source>
            <translation>Page Down</translation>
        </message>
        <message>
            <source>Page Up</source>
            <translation>Page Up</translation>
        </message>
        <message>
            <source>Pause</source>
            <translation>Pause</translation>
        </message>
        <message>
            <source>PgDown</source>
            <translation>PgDn</translation>
        </message>
        <message>
            <source>PgUp</source>
            <translation>PgUp</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Prenta</translation>
        </message>
        <message>
            <source>Print Screen</source>
            <translation>Print Screen</translation>
        </message>
        <message>
            <source>Return</source>
            <translation>Enter ↵</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Hægri</translation>
        </message>
        <message>
            <source>Scroll Lock</source>
            <translation>Scroll Lock</translation>
        </message>
        <message>
            <source>Shift</source>
            <translation>Shift</translation>
        </message>
        <message>
            <source>Space</source>
            <translation>Bilslá</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Up</source>
            <translation>Upp</translation>
        </message>
    </context>
    <context>
        <name>QTabBar</name>
        <message>
            <source>Scroll Left</source>
            <translation>Fletta til vinstri</translation>
        </message>
        <message>
            <source>Scroll Right</source>
            <translation>Fletta til hægri</translation>
        </message>
    </context>
    <context>
        <name>QUnicodeControlCharacterMenu</name>
        <message>
            <source>Insert Unicode control character</source>
            <translation>Setja inn Unicode-stýristaf</translation>
        </message>
    </context>
    <context>
        <name>QWhatsThisAction</name>
        <message>
            <source>What's This?</source>
            <translation>Hvað er þetta?</translation>
        </message>
    </context>
    <context>
        <name>QWidgetTextControl</name>
        <message>
            <source>&amp;Copy</source>
            <translation>Af&amp;rita</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>&amp;Líma</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Endurtaka</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Afturkalla</translation>
        </message>
        <message>
            <source>Copy &amp;Link Location</source>
            <translation>Afrita &amp;slóð tengils</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>&amp;Klippa</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Eyða</translation>
        </message>
        <message>
            <source>Select All</source>
            <translation>Velja allt</translation>
        </message>
    </context>
</TS>
