<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb" sourcelanguage="en">
    <context>
        <name>MAC_APPLICATION_MENU</name>
        <message>
            <source>About %1</source>
            <translation>Om %1</translation>
        </message>
        <message>
            <source>Hide %1</source>
            <translation>Skjul %1</translation>
        </message>
        <message>
            <source>Hide Others</source>
            <translation>Skjul andre</translation>
        </message>
        <message>
            <source>Preferences...</source>
            <translation>Innstillinger …</translation>
        </message>
        <message>
            <source>Quit %1</source>
            <translation>Avslutt %1</translation>
        </message>
        <message>
            <source>Services</source>
            <translation>Tjenester</translation>
        </message>
        <message>
            <source>Show All</source>
            <translation>Vis alle</translation>
        </message>
    </context>
    <context>
        <name>Print Device Input Slot</name>
        <message>
            <source>Automatic</source>
            <translation>Automatisk</translation>
        </message>
    </context>
    <context>
        <name>Print Device Output Bin</name>
        <message>
            <source>Automatic</source>
            <translation>Automatisk</translation>
        </message>
    </context>
    <context>
        <name>QAbstractFileIconProvider</name>
        <message>
            <source>Alias</source>
            <translation>Alias</translation>
        </message>
        <message>
            <source>Drive</source>
            <translation>Stasjon</translation>
        </message>
        <message>
            <source>File</source>
            <translation>Fil</translation>
        </message>
        <message>
            <source>File Folder</source>
            <translation>Filmappe</translation>
        </message>
        <message>
            <source>Folder</source>
            <translation>Mappe</translation>
        </message>
        <message>
            <source>Shortcut</source>
            <translation>Snarvei</translation>
        </message>
        <message>
            <source>Unknown</source>
            <translation>Ukjent</translation>
        </message>
    </context>
    <context>
        <name>QAbstractSpinBox</name>
        <message>
            <source>&amp;Select All</source>
            <translation>&amp;Merk alt</translation>
        </message>
        <message>
            <source>&amp;Step up</source>
            <translation>&amp;Opp ett trinn</translation>
        </message>
        <message>
            <source>Step &amp;down</source>
            <translation>&amp;Ned ett trinn</translation>
        </message>
    </context>
    <context>
        <name>QAccessibleActionInterface</name>
        <message>
            <source>Decrease</source>
            <translation>Mindre</translation>
        </message>
        <message>
            <source>Decrease the value</source>
            <translation>Gjør verdien mindre</translation>
        </message>
        <message>
            <source>Goes back a page</source>
            <translation>Går én side tilbake</translation>
        </message>
        <message>
            <source>Goes to the next page</source>
            <translation>Går til neste side</translation>
        </message>
        <message>
            <source>Increase</source>
            <translation>Større</translation>
        </message>
        <message>
            <source>Increase the value</source>
            <translation>Gjør verdien større</translation>
        </message>
        <message>
            <source>Next Page</source>
            <translation>Neste side</translation>
        </message>
        <message>
            <source>Press</source>
            <translation>Trykk</translation>
        </message>
        <message>
            <source>Previous Page</source>
            <translation>Forrige side</translation>
        </message>
        <message>
            <source>Scroll Down</source>
            <translation>Rull ned</translation>
        </message>
        <message>
            <source>Scroll Left</source>
            <translation>Rull til venstre</translation>
        </message>
        <message>
            <source>Scroll Right</source>
            <translation>Rull til høyre</translation>
        </message>
        <message>
            <source>Scroll Up</source>
            <translation>Rull opp</translation>
        </message>
        <message>
            <source>Scrolls down</source>
            <translation>Ruller ned</translation>
        </message>
        <message>
            <source>Scrolls to the left</source>
            <translation>Ruller til venstre</translation>
        </message>
        <message>
            <source>Scrolls to the right</source>
            <translation>Ruller til høyre</translation>
        </message>
        <message>
            <source>Scrolls up</source>
            <translation>Ruller opp</translation>
        </message>
        <message>
            <source>SetFocus</source>
            <translation>Sett fokus</translation>
        </message>
        <message>
            <source>Sets the focus</source>
            <translation>Setter fokus</translation>
        </message>
        <message>
            <source>ShowMenu</source>
            <translation>Vis meny</translation>
        </message>
        <message>
            <source>Shows the menu</source>
            <translation>Viser menyen</translation>
        </message>
        <message>
            <source>Toggle</source>
            <translation>Slå av eller på</translation>
        </message>
        <message>
            <source>Toggles the state</source>
            <translation>Slår av eller på</translation>
        </message>
        <message>
            <source>Triggers the action</source>
            <translation>Utfører handlingen</translation>
        </message>
    </context>
    <context>
        <name>QCocoaMenuBar</name>
        <message>
            <source>Edit</source>
            <translation>Rediger</translation>
        </message>
    </context>
    <context>
        <name>QCocoaMenuItem</name>
        <message>
            <source>About Qt</source>
            <translation>Om Qt</translation>
        </message>
        <message>
            <source>Copy</source>
            <translation>Kopier</translation>
        </message>
        <message>
            <source>Cut</source>
            <translation>Klipp ut</translation>
        </message>
        <message>
            <source>Paste</source>
            <translation>Lim inn</translation>
        </message>
        <message>
            <source>Select All</source>
            <translation>Marker alt</translation>
        </message>
    </context>
    <context>
        <name>QCocoaTheme</name>
        <message>
            <source>Don't Save</source>
            <translation>Ikke lagre</translation>
        </message>
    </context>
    <context>
        <name>QComboBox</name>
        <message>
            <source>False</source>
            <translation>Usann</translation>
        </message>
        <message>
            <source>Open the combo box selection popup</source>
            <translation>Åpne nedtrekkslisten</translation>
        </message>
        <message>
            <source>True</source>
            <translation>Sann</translation>
        </message>
    </context>
    <context>
        <name>QCupsJobWidget</name>
        <message>
            <source>&amp;Billing information:</source>
            <translation>&amp;Faktureringsopplysninger:</translation>
        </message>
        <message>
            <source>&amp;End:</source>
            <translation>S&amp;lutt:</translation>
        </message>
        <message>
            <source>&amp;Start:</source>
            <translation>&amp;Start:</translation>
        </message>
        <message>
            <source>Banner Pages</source>
            <translation>Skillesider</translation>
        </message>
        <message>
            <source>Classified</source>
            <translation>Gradert</translation>
        </message>
        <message>
            <source>Confidential</source>
            <translation>Konfidensielt</translation>
        </message>
        <message>
            <source>Day (06:00 to 17:59)</source>
            <translation>Dag (06.00 til 17.59)</translation>
        </message>
        <message>
            <source>Hold Indefinitely</source>
            <translation>Vent på ubestemt tid</translation>
        </message>
        <message>
            <source>Job</source>
            <translation>Jobb</translation>
        </message>
        <message>
            <source>Job &amp;priority:</source>
            <translation>Jobbpr&amp;ioritet:</translation>
        </message>
        <message>
            <source>Job Control</source>
            <translation>Jobbstyring</translation>
        </message>
        <message>
            <source>Night (18:00 to 05:59)</source>
            <translation>Natt (18.00 til 05.59)</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Ingen</translation>
        </message>
        <message>
            <source>Print Immediately</source>
            <translation>Skriv ut straks</translation>
        </message>
        <message>
            <source>Scheduled &amp;printing:</source>
            <translation>Planlagt &amp;utskrift:</translation>
        </message>
        <message>
            <source>Second Shift (16:00 to 23:59)</source>
            <translation>Andre skift (16.00 til 23.59)</translation>
        </message>
        <message>
            <source>Secret</source>
            <translation>Hemmelig</translation>
        </message>
        <message>
            <source>Specific Time</source>
            <translation>Bestemt tid</translation>
        </message>
        <message>
            <source>Standard</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>Third Shift (00:00 to 07:59)</source>
            <translation>Tredje skift (00.00 til 07.59)</translation>
        </message>
        <message>
            <source>Top Secret</source>
            <translation>Strengt hemmelig</translation>
        </message>
        <message>
            <source>Unclassified</source>
            <translation>Ugradert</translation>
        </message>
        <message>
            <source>Weekend (Saturday to Sunday)</source>
            <translation>Helg (lørdag til søndag)</translation>
        </message>
    </context>
    <context>
        <name>QCupsPrinterSupport</name>
        <message>
            <source>Authentication Needed</source>
            <translation>Pålogging kreves</translation>
        </message>
        <message>
            <source>Authentication needed to use %1 on %2.</source>
            <translation>Du må logge på for å bruke %1 på %2.</translation>
        </message>
        <message>
            <source>Authentication needed to use %1.</source>
            <translation>Du må logge på for å bruke %1.</translation>
        </message>
        <message>
            <source>Password:</source>
            <translation>Passord:</translation>
        </message>
        <message>
            <source>Username:</source>
            <translation>Brukernavn:</translation>
        </message>
    </context>
    <context>
        <name>QDialog</name>
        <message>
            <source>What's This?</source>
            <translation>Hva er dette?</translation>
        </message>
    </context>
    <context>
        <name>QDialogButtonBox</name>
        <message>
            <source>OK</source>
            <translation>OK</translation>
        </message>
    </context>
    <context>
        <name>QErrorMessage</name>
        <message>
            <source>&amp;OK</source>
            <translation>&amp;OK</translation>
        </message>
        <message>
            <source>&amp;Show this message again</source>
            <translation>&amp;Vis denne meldingen igjen</translation>
        </message>
        <message>
            <source>An error occurred</source>
            <translation>Det oppsto en feil</translation>
        </message>
        <message>
            <source>Critical Error:</source>
            <translation>Kritisk feil:</translation>
        </message>
        <message>
            <source>Debug Message:</source>
            <translation>Feilsøkingsmelding:</translation>
        </message>
        <message>
            <source>Fatal Error:</source>
            <translation>Alvorlig feil:</translation>
        </message>
        <message>
            <source>Information:</source>
            <translation>Opplysning:</translation>
        </message>
        <message>
            <source>Warning:</source>
            <translation>Advarsel:</translation>
        </message>
    </context>
    <context>
        <name>QFileDialog</name>
        <message>
            <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
            <translation>%1
Fant ikke mappen.
Kontroller at navnet på mappen er riktig.</translation>
        </message>
        <message>
            <source>%1
File not found.
Please verify the correct file name was given.</source>
            <translation>%1
Fant ikke filen.
Kontroller at filnavnet er riktig.</translation>
        </message>
        <message>
            <source>%1 already exists.
Do you want to replace it?</source>
            <translation>%1 finnes allerede.
Vil du erstatte filen?</translation>
        </message>
        <message>
            <source>&amp;Choose</source>
            <translation>&amp;Velg</translation>
        </message>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Slett</translation>
        </message>
        <message>
            <source>&amp;Look in:</source>
            <translation>L&amp;et i:</translation>
        </message>
        <message>
            <source>&amp;New Folder</source>
            <translation>&amp;Ny mappe</translation>
        </message>
        <message>
            <source>&amp;Open</source>
            <translation>&amp;Åpne</translation>
        </message>
        <message>
            <source>&amp;Rename</source>
            <translation>&amp;Gi nytt navn</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Lagre</translation>
        </message>
        <message>
            <source>'%1' is write protected.
Do you want to delete it anyway?</source>
            <translation>«%1» er skrivebeskyttet.
Vil du slette likevel?</translation>
        </message>
        <message>
            <source>All Files (*)</source>
            <translation>Alle filer (*)</translation>
        </message>
        <message>
            <source>All files (*)</source>
            <translation>Alle filer (*)</translation>
        </message>
        <message>
            <source>Are you sure you want to delete '%1'?</source>
            <translation>Er du sikker på at du vil slette «%1»?</translation>
        </message>
        <message>
            <source>Back</source>
            <translation>Tilbake</translation>
        </message>
        <message>
            <source>Change to detail view mode</source>
            <translation>Bytt til detaljvisning</translation>
        </message>
        <message>
            <source>Change to list view mode</source>
            <translation>Bytt til listevisning</translation>
        </message>
        <message>
            <source>Could not delete directory.</source>
            <translation>Kunne ikke slette mappen.</translation>
        </message>
        <message>
            <source>Create New Folder</source>
            <translation>Opprett ny mappe</translation>
        </message>
        <message>
            <source>Create a New Folder</source>
            <translation>Opprett en ny mappe</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Slett</translation>
        </message>
        <message>
            <source>Detail View</source>
            <translation>Detaljvisning</translation>
        </message>
        <message>
            <source>Directories</source>
            <translation>Mapper</translation>
        </message>
        <message>
            <source>Directory:</source>
            <translation>Mappe:</translation>
        </message>
        <message>
            <source>File &amp;name:</source>
            <translation>Fil&amp;navn:</translation>
        </message>
        <message>
            <source>Files</source>
            <translation>Filer</translation>
        </message>
        <message>
            <source>Files of &amp;type:</source>
            <translation>Fil&amp;type:</translation>
        </message>
        <message>
            <source>Find Directory</source>
            <translation>Finn mappe</translation>
        </message>
        <message>
            <source>Forward</source>
            <translation>Fram</translation>
        </message>
        <message>
            <source>Go back</source>
            <translation>Gå tilbake</translation>
        </message>
        <message>
            <source>Go forward</source>
            <translation>Gå fram</translation>
        </message>
        <message>
            <source>Go to the parent directory</source>
            <translation>Gå til overordnet mappe</translation>
        </message>
        <message>
            <source>List View</source>
            <translation>Listevisning</translation>
        </message>
        <message>
            <source>List of places and bookmarks</source>
            <translation>Liste over steder og bokmerker</translation>
        </message>
        <message>
            <source>New Folder</source>
            <translation>Ny mappe</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Åpne</translation>
        </message>
        <message>
            <source>Parent Directory</source>
            <translation>Overordnet mappe</translation>
        </message>
        <message>
            <source>Recent Places</source>
            <translation>Nylig brukte steder</translation>
        </message>
        <message>
            <source>Remove</source>
            <translation>Fjern</translation>
        </message>
        <message>
            <source>Save As</source>
            <translation>Lagre som</translation>
        </message>
        <message>
            <source>Show </source>
            <translation>Vis </translation>
        </message>
        <message>
            <source>Show &amp;hidden files</source>
            <translation>Vis skj&amp;ulte filer</translation>
        </message>
        <message>
            <source>Sidebar</source>
            <translation>Sidefelt</translation>
        </message>
    </context>
    <context>
        <name>QFileSystemModel</name>
        <message>
            <source>Computer</source>
            <translation>Datamaskin</translation>
        </message>
        <message>
            <source>Date Modified</source>
            <translation>Endret</translation>
        </message>
        <message>
            <source>Kind</source>
            <translation>Type</translation>
        </message>
        <message>
            <source>My Computer</source>
            <translation>Min datamaskin</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Navn</translation>
        </message>
        <message>
            <source>Size</source>
            <translation>Størrelse</translation>
        </message>
        <message>
            <source>Type</source>
            <translation>Type</translation>
        </message>
    </context>
    <context>
        <name>QGnomeTheme</name>
        <message>
            <source>&amp;Cancel</source>
            <translation>&amp;Avbryt</translation>
        </message>
        <message>
            <source>&amp;Close</source>
            <translation>&amp;Lukk</translation>
        </message>
        <message>
            <source>&amp;OK</source>
            <translation>&amp;OK</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>La&amp;gre</translation>
        </message>
        <message>
            <source>Close without Saving</source>
            <translation>Lukk uten å lagre</translation>
        </message>
    </context>
    <context>
        <name>QLineEdit</name>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Kopier</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>&amp;Lim inn</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Gjør om</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Angre</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>Klipp &amp;ut</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Slett</translation>
        </message>
        <message>
            <source>Select All</source>
            <translation>Merk alt</translation>
        </message>
    </context>
    <context>
        <name>QMessageBox</name>
        <message>
            <source>About Qt</source>
            <translation>Om Qt</translation>
        </message>
        <message>
            <source>Hide Details...</source>
            <translation>Skjul detaljer …</translation>
        </message>
        <message>
            <source>Show Details...</source>
            <translation>Vis detaljer …</translation>
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
            <translation>Egendefinert</translation>
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
            <translation>Skjema</translation>
        </message>
        <message>
            <source>Height:</source>
            <translation>Høyde:</translation>
        </message>
        <message>
            <source>Inches (in)</source>
            <translation>Tommer (in)</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>Liggende</translation>
        </message>
        <message>
            <source>Margins</source>
            <translation>Marger</translation>
        </message>
        <message>
            <source>Millimeters (mm)</source>
            <translation>Millimeter (mm)</translation>
        </message>
        <message>
            <source>Orientation</source>
            <translation>Papirretning</translation>
        </message>
        <message>
            <source>Page &amp;order:</source>
            <translation>Side&amp;rekkefølge:</translation>
        </message>
        <message>
            <source>Page Layout</source>
            <translation>Sideoppsett</translation>
        </message>
        <message>
            <source>Page size:</source>
            <translation>Sidestørrelse:</translation>
        </message>
        <message>
            <source>Pages &amp;per sheet:</source>
            <translation>Sider &amp;per ark:</translation>
        </message>
        <message>
            <source>Paper</source>
            <translation>Papir</translation>
        </message>
        <message>
            <source>Paper source:</source>
            <translation>Papirkilde:</translation>
        </message>
        <message>
            <source>Pica (P̸)</source>
            <translation>Pica (P̸)</translation>
        </message>
        <message>
            <source>Points (pt)</source>
            <translation>Punkter (pt)</translation>
        </message>
        <message>
            <source>Portrait</source>
            <translation>Stående</translation>
        </message>
        <message>
            <source>P̸</source>
            <translation>P̸</translation>
        </message>
        <message>
            <source>Reverse landscape</source>
            <translation>Omvendt liggende</translation>
        </message>
        <message>
            <source>Reverse portrait</source>
            <translation>Omvendt stående</translation>
        </message>
        <message>
            <source>Width:</source>
            <translation>Bredde:</translation>
        </message>
        <message>
            <source>bottom margin</source>
            <translation>bunnmarg</translation>
        </message>
        <message>
            <source>in</source>
            <translation>tommer</translation>
        </message>
        <message>
            <source>left margin</source>
            <translation>venstremarg</translation>
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
            <translation>høyremarg</translation>
        </message>
        <message>
            <source>top margin</source>
            <translation>toppmarg</translation>
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
            <translation>Egendefinert</translation>
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
            <translation>&amp;Ja</translation>
        </message>
        <message>
            <source>Abort</source>
            <translation>Avbryt</translation>
        </message>
        <message>
            <source>Apply</source>
            <translation>Bruk</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Avbryt</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Lukk</translation>
        </message>
        <message>
            <source>Discard</source>
            <translation>Forkast</translation>
        </message>
        <message>
            <source>Help</source>
            <translation>Hjelp</translation>
        </message>
        <message>
            <source>Ignore</source>
            <translation>Ignorer</translation>
        </message>
        <message>
            <source>N&amp;o to All</source>
            <translation>N&amp;ei til alle</translation>
        </message>
        <message>
            <source>OK</source>
            <translation>OK</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Åpne</translation>
        </message>
        <message>
            <source>Reset</source>
            <translation>Tilbakestill</translation>
        </message>
        <message>
            <source>Restore Defaults</source>
            <translation>Gjenopprett standarder</translation>
        </message>
        <message>
            <source>Retry</source>
            <translation>Prøv igjen</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Lagre</translation>
        </message>
        <message>
            <source>Save All</source>
            <translation>Lagre alle</translation>
        </message>
        <message>
            <source>Yes to &amp;All</source>
            <translation>Ja &amp;til alle</translation>
        </message>
    </context>
    <context>
        <name>QPrintDialog</name>
        <message>
            <source>%1 already exists.
Do you want to overwrite it?</source>
            <translation>%1 finnes allerede.
Vil du overskrive filen?</translation>
        </message>
        <message>
            <source>%1 does not follow the correct syntax. Please use ',' to separate ranges and pages, '-' to define ranges and make sure ranges do not intersect with each other.</source>
            <translation>%1 er ikke riktig skrevet. Bruk «,» mellom områder og sider og «-» i områder, og pass på at områdene ikke overlapper hverandre.</translation>
        </message>
        <message>
            <source>%1 is a directory.
Please choose a different file name.</source>
            <translation>%1 er en mappe.
Velg et annet filnavn.</translation>
        </message>
        <message>
            <source>&amp;Options &lt;&lt;</source>
            <translation>&amp;Valg &lt;&lt;</translation>
        </message>
        <message>
            <source>&amp;Options &gt;&gt;</source>
            <translation>&amp;Valg &gt;&gt;</translation>
        </message>
        <message>
            <source>&amp;Print</source>
            <translation>&amp;Skriv ut</translation>
        </message>
        <message>
            <source>1 (1x1)</source>
            <translation>1 (1 × 1)</translation>
        </message>
        <message>
            <source>16 (4x4)</source>
            <translation>16 (4 × 4)</translation>
        </message>
        <message>
            <source>2 (2x1)</source>
            <translation>2 (2 × 1)</translation>
        </message>
        <message>
            <source>4 (2x2)</source>
            <translation>4 (2 × 2)</translation>
        </message>
        <message>
            <source>6 (2x3)</source>
            <translation>6 (2 × 3)</translation>
        </message>
        <message>
            <source>9 (3x3)</source>
            <translation>9 (3 × 3)</translation>
        </message>
        <message>
            <source>All Pages</source>
            <translation>Alle sider</translation>
        </message>
        <message>
            <source>Bottom to Top, Left to Right</source>
            <translation>Nedenfra og opp, venstre til høyre</translation>
        </message>
        <message>
            <source>Bottom to Top, Right to Left</source>
            <translation>Nedenfra og opp, høyre til venstre</translation>
        </message>
        <message>
            <source>Duplex Settings Conflicts</source>
            <translation>Tosidig utskrift går ikke sammen med andre valg</translation>
        </message>
        <message>
            <source>Even Pages</source>
            <translation>Partallssider</translation>
        </message>
        <message>
            <source>File %1 is not writable.
Please choose a different file name.</source>
            <translation>Det går ikke an å skrive til filen %1.
Velg et annet filnavn.</translation>
        </message>
        <message>
            <source>Invalid Pages Definition</source>
            <translation>Ugyldig sideangivelse</translation>
        </message>
        <message>
            <source>Left to Right, Bottom to Top</source>
            <translation>Venstre til høyre, nedenfra og opp</translation>
        </message>
        <message>
            <source>Left to Right, Top to Bottom</source>
            <translation>Venstre til høyre, ovenfra og ned</translation>
        </message>
        <message>
            <source>Local file</source>
            <translation>Lokal fil</translation>
        </message>
        <message>
            <source>Odd Pages</source>
            <translation>Oddetallssider</translation>
        </message>
        <message>
            <source>Options 'Pages Per Sheet' and 'Page Set' cannot be used together.
Please turn one of those options off.</source>
            <translation>Valgene «Sider per ark» og «Sideutvalg» kan ikke brukes sammen.
Slå av ett av dem.</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Skriv ut</translation>
        </message>
        <message>
            <source>Print To File ...</source>
            <translation>Skriv ut til fil …</translation>
        </message>
        <message>
            <source>Print to File (PDF)</source>
            <translation>Skriv ut til fil (PDF)</translation>
        </message>
        <message>
            <source>Right to Left, Bottom to Top</source>
            <translation>Høyre til venstre, nedenfra og opp</translation>
        </message>
        <message>
            <source>Right to Left, Top to Bottom</source>
            <translation>Høyre til venstre, ovenfra og ned</translation>
        </message>
        <message>
            <source>The 'From' value cannot be greater than the 'To' value.</source>
            <translation>Verdien «fra» kan ikke være større enn verdien «til».</translation>
        </message>
        <message>
            <source>There are conflicts in duplex settings. Do you want to fix them?</source>
            <translation>Valgene for tosidig utskrift går ikke sammen. Vil du rette dem?</translation>
        </message>
        <message>
            <source>Top to Bottom, Left to Right</source>
            <translation>Ovenfra og ned, venstre til høyre</translation>
        </message>
        <message>
            <source>Top to Bottom, Right to Left</source>
            <translation>Ovenfra og ned, høyre til venstre</translation>
        </message>
        <message>
            <source>Write PDF file</source>
            <translation>Skriv PDF-fil</translation>
        </message>
    </context>
    <context>
        <name>QPrintPreviewDialog</name>
        <message>
            <source>%1%</source>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Export to PDF</source>
            <translation>Eksporter til PDF</translation>
        </message>
        <message>
            <source>First page</source>
            <translation>Første side</translation>
        </message>
        <message>
            <source>Fit page</source>
            <translation>Tilpass til siden</translation>
        </message>
        <message>
            <source>Fit width</source>
            <translation>Tilpass til bredden</translation>
        </message>
        <message>
            <source>Landscape</source>
            <translation>Liggende</translation>
        </message>
        <message>
            <source>Last page</source>
            <translation>Siste side</translation>
        </message>
        <message>
            <source>Next page</source>
            <translation>Neste side</translation>
        </message>
        <message>
            <source>Page Setup</source>
            <translation>Sideoppsett</translation>
        </message>
        <message>
            <source>Page setup</source>
            <translation>Sideoppsett</translation>
        </message>
        <message>
            <source>Portrait</source>
            <translation>Stående</translation>
        </message>
        <message>
            <source>Previous page</source>
            <translation>Forrige side</translation>
        </message>
        <message>
            <source>Print</source>
            <translation>Skriv ut</translation>
        </message>
        <message>
            <source>Print Preview</source>
            <translation>Forhåndsvisning</translation>
        </message>
        <message>
            <source>Show facing pages</source>
            <translation>Vis motstående sider</translation>
        </message>
        <message>
            <source>Show overview of all pages</source>
            <translation>Vis oversikt over alle sider</translation>
        </message>
        <message>
            <source>Show single page</source>
            <translation>Vis enkeltside</translation>
        </message>
        <message>
            <source>Zoom in</source>
            <translation>Zoom inn</translation>
        </message>
        <message>
            <source>Zoom out</source>
            <translation>Zoom ut</translation>
        </message>
    </context>
    <context>
        <name>QPrintPropertiesDialog</name>
        <message>
            <source>Advanced Option Conflicts</source>
            <translation>Avanserte valg går ikke sammen</translation>
        </message>
        <message>
            <source>Job Options</source>
            <translation>Jobbvalg</translation>
        </message>
        <message>
            <source>Page Setup Conflicts</source>
            <translation>Sideoppsettet går ikke sammen</translation>
        </message>
        <message>
            <source>Printer Properties</source>
            <translation>Skriveregenskaper</translation>
        </message>
        <message>
            <source>There are conflicts in page setup options. Do you want to fix them?</source>
            <translation>Noen valg i sideoppsettet går ikke sammen. Vil du rette dem?</translation>
        </message>
        <message>
            <source>There are conflicts in some advanced options. Do you want to fix them?</source>
            <translation>Noen avanserte valg går ikke sammen. Vil du rette dem?</translation>
        </message>
    </context>
    <context>
        <name>QPrintPropertiesWidget</name>
        <message>
            <source>Advanced</source>
            <translation>Avansert</translation>
        </message>
        <message>
            <source>Form</source>
            <translation>Skjema</translation>
        </message>
        <message>
            <source>Page</source>
            <translation>Side</translation>
        </message>
        <message>
            <source>There are conflicts in some options. Please fix them.</source>
            <translation>Noen valg går ikke sammen. Rett dem før du fortsetter.</translation>
        </message>
    </context>
    <context>
        <name>QPrintSettingsOutput</name>
        <message>
            <source>Collate</source>
            <translation>Sorter</translation>
        </message>
        <message>
            <source>Color</source>
            <translation>Farge</translation>
        </message>
        <message>
            <source>Color Mode</source>
            <translation>Fargemodus</translation>
        </message>
        <message>
            <source>Copies</source>
            <translation>Eksemplarer</translation>
        </message>
        <message>
            <source>Copies:</source>
            <translation>Eksemplarer:</translation>
        </message>
        <message>
            <source>Current Page</source>
            <translation>Gjeldende side</translation>
        </message>
        <message>
            <source>Double Sided Printing</source>
            <translation>Tosidig utskrift</translation>
        </message>
        <message>
            <source>Form</source>
            <translation>Skjema</translation>
        </message>
        <message>
            <source>Grayscale</source>
            <translation>Gråtoner</translation>
        </message>
        <message>
            <source>Long side binding</source>
            <translation>Vend på langsiden</translation>
        </message>
        <message>
            <source>Off</source>
            <translation>Av</translation>
        </message>
        <message>
            <source>Options</source>
            <translation>Valg</translation>
        </message>
        <message>
            <source>Output Settings</source>
            <translation>Utskriftsinnstillinger</translation>
        </message>
        <message>
            <source>Page &amp;Set:</source>
            <translation>Side&amp;utvalg:</translation>
        </message>
        <message>
            <source>Pages</source>
            <translation>Sider</translation>
        </message>
        <message>
            <source>Pages from</source>
            <translation>Sider fra</translation>
        </message>
        <message>
            <source>Print all</source>
            <translation>Skriv ut alt</translation>
        </message>
        <message>
            <source>Print range</source>
            <translation>Utskriftsområde</translation>
        </message>
        <message>
            <source>Reverse</source>
            <translation>Omvendt</translation>
        </message>
        <message>
            <source>Selection</source>
            <translation>Merket område</translation>
        </message>
        <message>
            <source>Short side binding</source>
            <translation>Vend på kortsiden</translation>
        </message>
        <message>
            <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
            <translation>Skriv sider eller sideområder med komma imellom. Et område skrives som to tall med bindestrek imellom. For eksempel gir 3,5-7,9 sidene 3, 5, 6, 7 og 9.</translation>
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
            <translation>&amp;Navn:</translation>
        </message>
        <message>
            <source>...</source>
            <translation>…</translation>
        </message>
        <message>
            <source>Form</source>
            <translation>Skjema</translation>
        </message>
        <message>
            <source>Location:</source>
            <translation>Sted:</translation>
        </message>
        <message>
            <source>Output &amp;file:</source>
            <translation>Utskrifts&amp;fil:</translation>
        </message>
        <message>
            <source>P&amp;roperties</source>
            <translation>&amp;Egenskaper</translation>
        </message>
        <message>
            <source>Preview</source>
            <translation>Forhåndsvis</translation>
        </message>
        <message>
            <source>Printer</source>
            <translation>Skriver</translation>
        </message>
        <message>
            <source>Type:</source>
            <translation>Type:</translation>
        </message>
    </context>
    <context>
        <name>QProgressBar</name>
        <message>
            <source>%p%</source>
            <translation>%p %</translation>
        </message>
    </context>
    <context>
        <name>QProgressDialog</name>
        <message>
            <source>Cancel</source>
            <translation>Avbryt</translation>
        </message>
    </context>
    <context>
        <name>QScrollBar</name>
        <message>
            <source>Bottom</source>
            <translation>Nederst</translation>
        </message>
        <message>
            <source>Left edge</source>
            <translation>Venstre kant</translation>
        </message>
        <message>
            <source>Page down</source>
            <translation>Én side ned</translation>
        </message>
        <message>
            <source>Page left</source>
            <translation>Én side til venstre</translation>
        </message>
        <message>
            <source>Page right</source>
            <translation>Én side til høyre</translation>
        </message>
        <message>
            <source>Page up</source>
            <translation>Én side opp</translation>
        </message>
        <message>
            <source>Right edge</source>
            <translation>Høyre kant</translation>
        </message>
        <message>
            <source>Scroll down</source>
            <translation>Rull ned</translation>
        </message>
        <message>
            <source>Scroll here</source>
            <translation>Rull hit</translation>
        </message>
        <message>
            <source>Scroll left</source>
            <translation>Rull til venstre</translation>
        </message>
        <message>
            <source>Scroll right</source>
            <translation>Rull til høyre</translation>
        </message>
        <message>
            <source>Scroll up</source>
            <translation>Rull opp</translation>
        </message>
        <message>
            <source>Top</source>
            <translation>Øverst</translation>
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
            <translation>Tilbaketast</translation>
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
            <translation>Ned</translation>
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
            <translation>Hjelp</translation>
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
            <translation>Venstre</translation>
        </message>
        <message>
            <source>Menu</source>
            <translation>Meny</translation>
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
            <translation>Print Screen</translation>
        </message>
        <message>
            <source>Print Screen</source>
            <translation>Print Screen</translation>
        </message>
        <message>
            <source>Return</source>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Right</source>
            <translation>Høyre</translation>
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
            <translation>Mellomrom</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Up</source>
            <translation>Opp</translation>
        </message>
    </context>
    <context>
        <name>QTabBar</name>
        <message>
            <source>Scroll Left</source>
            <translation>Rull til venstre</translation>
        </message>
        <message>
            <source>Scroll Right</source>
            <translation>Rull til høyre</translation>
        </message>
    </context>
    <context>
        <name>QUnicodeControlCharacterMenu</name>
        <message>
            <source>Insert Unicode control character</source>
            <translation>Sett inn Unicode-kontrolltegn</translation>
        </message>
    </context>
    <context>
        <name>QWhatsThisAction</name>
        <message>
            <source>What's This?</source>
            <translation>Hva er dette?</translation>
        </message>
    </context>
    <context>
        <name>QWidgetTextControl</name>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Kopier</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>&amp;Lim inn</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Gjør om</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Angre</translation>
        </message>
        <message>
            <source>Copy &amp;Link Location</source>
            <translation>Kopier l&amp;enkeadresse</translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>Klipp &amp;ut</translation>
        </message>
        <message>
            <source>Delete</source>
            <translation>Slett</translation>
        </message>
        <message>
            <source>Select All</source>
            <translation>Merk alt</translation>
        </message>
    </context>
</TS>
