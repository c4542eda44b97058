; The installer for Windows: for one player, without an administrator.
;
; packaging/shipping/windows.py compiles it, and defines what stands in ${CAPITALS}.
;
; Only what was installed is removed, so nothing else in the folder is ever lost.
Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Yacht"
!define CLASSES "Software\Classes"

Name "Yacht"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Yacht"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
BrandingText "Yacht ${VERSION}"
VIProductVersion "${VERSION_NUMBERS}"
VIAddVersionKey "ProductName" "Yacht"
VIAddVersionKey "FileDescription" "Installs Yacht"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "The Yacht authors, MIT licence"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Yacht.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Swedish"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "Norwegian"
!insertmacro MUI_LANGUAGE "Icelandic"

!macro WORDS LANGUAGE GAMES RULES RUNNING KEEP DELETE
  LangString GamesOf ${LANG_${LANGUAGE}} "${GAMES}"
  LangString RulesFor ${LANG_${LANGUAGE}} "${RULES}"
  LangString StillRunning ${LANG_${LANGUAGE}} "${RUNNING}"
  LangString TheProgram ${LANG_${LANGUAGE}} "${KEEP}"
  LangString MyGames ${LANG_${LANGUAGE}} "${DELETE}"
!macroend
!insertmacro WORDS ENGLISH "Games of Yacht" "Rules for Yacht" \
  "Yacht is open. Close it, then try again." "The program" "My games and settings, for good"
!insertmacro WORDS SWEDISH "Yacht-partier" "Yacht-regler" \
  "Yacht är öppet. Stäng det och försök igen." "Programmet" "Mina partier och inställningar, för alltid"
!insertmacro WORDS GERMAN "Spiele von Yacht" "Regeln für Yacht" \
  "Yacht ist geöffnet. Schließe es und versuche es noch einmal." "Das Programm" \
  "Meine Spiele und Einstellungen, endgültig"
!insertmacro WORDS DUTCH "Spellen van Yacht" "Regels voor Yacht" \
  "Yacht is open. Sluit het en probeer het opnieuw." "Het programma" \
  "Mijn spellen en instellingen, voorgoed"
!insertmacro WORDS NORWEGIAN "Yacht-spill" "Yacht-regler" \
  "Yacht er åpent. Lukk det og prøv igjen." "Programmet" "Mine spill og innstillinger, for godt"
!insertmacro WORDS ICELANDIC "Yacht-leikir" "Yacht-reglur" \
  "Yacht er opið. Lokaðu því og reyndu aftur." "Forritið" "Leikirnir mínir og stillingar, fyrir fullt og allt"

; A program that runs can't be written over: Windows itself knows best whether it does.
!macro WAIT_UNTIL_CLOSED
  ${If} ${FileExists} "$INSTDIR\Yacht.exe"
    again:
    ClearErrors
    FileOpen $0 "$INSTDIR\Yacht.exe" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillRunning)" /SD IDCANCEL IDRETRY again
      Abort
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

!macro KIND SUFFIX CLASS WORDS
  WriteRegStr HKCU "${CLASSES}\.${SUFFIX}" "" "${CLASS}"
  WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "${WORDS}"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\Yacht.exe,0"
  WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\Yacht.exe" "%1"'
!macroend

!macro FORGET_KIND SUFFIX CLASS
  ReadRegStr $0 HKCU "${CLASSES}\.${SUFFIX}" ""
  ${If} $0 == "${CLASS}" ; another program may have it by now
    DeleteRegKey HKCU "${CLASSES}\.${SUFFIX}"
  ${EndIf}
  DeleteRegKey HKCU "${CLASSES}\${CLASS}"
!macroend

!macro TELL_EXPLORER
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; Before an update, too: what an older version had and this one hasn't would otherwise stay.
!macro REMOVE_PROGRAM
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\Yacht.exe"
  Delete "$INSTDIR\LICENSE.txt"
!macroend

Section "Yacht"
  !insertmacro WAIT_UNTIL_CLOSED
  !insertmacro REMOVE_PROGRAM
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}"
  File "/oname=LICENSE.txt" "${LICENCE}"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Yacht.lnk" "$INSTDIR\Yacht.exe"
  !insertmacro KIND "yacht-games" "Yacht.Games" "$(GamesOf)"
  !insertmacro KIND "yacht-rules" "Yacht.Rules" "$(RulesFor)"
  !insertmacro TELL_EXPLORER
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "Yacht"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\Yacht.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "The Yacht authors"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

Section "un.$(TheProgram)"
  SectionIn RO
  !insertmacro WAIT_UNTIL_CLOSED
  !insertmacro REMOVE_PROGRAM
  Delete "$SMPROGRAMS\Yacht.lnk"
  !insertmacro FORGET_KIND "yacht-games" "Yacht.Games"
  !insertmacro FORGET_KIND "yacht-rules" "Yacht.Rules"
  !insertmacro TELL_EXPLORER
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR" ; only if nothing is left in it
SectionEnd

; Games stay unless this is ticked; a silent removal never ticks it.
Section /o "un.$(MyGames)"
  RMDir /r "$APPDATA\Yacht"
  RMDir /r "$LOCALAPPDATA\Yacht"
SectionEnd
