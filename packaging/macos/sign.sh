#!/usr/bin/env bash
# Sign dist/Yacht.app, put it on a disk image, and have Apple notarise that.
#
# Without YACHT_SIGNING_IDENTITY the program is signed ad hoc: it then runs on this Mac, and on
# others after the player has allowed it. With it, these too are needed:
#   YACHT_NOTARY_PROFILE   what `xcrun notarytool store-credentials` was told to call them
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

app=dist/Yacht.app
version=$(/usr/libexec/PlistBuddy -c "Print CFBundleShortVersionString" "$app/Contents/Info.plist")
image="dist/packages/Yacht-$version-macos-$(uname -m).dmg"
identity=${YACHT_SIGNING_IDENTITY:--}

options=(--force --sign "$identity")
if [[ $identity != - ]]; then
  options+=(--options runtime --timestamp --entitlements packaging/macos/entitlements.plist)
fi
# From the inside out: a signature covers those of what lies within.
find "$app/Contents/Frameworks" "$app/Contents/Resources" -type f \
  \( -name "*.so" -o -name "*.dylib" \) -exec codesign "${options[@]}" {} +
find "$app/Contents/Frameworks" -type d -name "*.framework" -exec codesign "${options[@]}" {} +
codesign "${options[@]}" "$app"
codesign --verify --deep --strict "$app"

mkdir -p dist/packages
staging=$(mktemp -d)
trap 'rm -rf "$staging"' EXIT
cp -R "$app" "$staging/"
ln -s /Applications "$staging/Applications"
hdiutil create -volname Yacht -srcfolder "$staging" -format ULMO -ov "$image"

if [[ $identity != - ]]; then
  codesign --sign "$identity" --timestamp "$image"
  xcrun notarytool submit "$image" --keychain-profile "${YACHT_NOTARY_PROFILE:?}" --wait
  xcrun stapler staple "$image"
  spctl --assess --type open --context context:primary-signature "$image"
fi
echo "Made $image."
