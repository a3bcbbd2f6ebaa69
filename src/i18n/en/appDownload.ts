import type { appDownload as source } from '../zh-Hans/appDownload'

export const appDownload: Record<keyof typeof source, string> = {
  'title.appDownload': 'Get the app',
  'app.weappTitle': 'WeChat mini program',
  'app.weappSearch': 'Search for “[[name]]” among mini programs in WeChat. Nothing to install.',
  'app.weappHere': 'You are in the mini program; nothing to install.',
  'app.weappPin': 'Tap ··· and add it to My Mini Programs.',
  'app.iosTitle': 'Add to iPhone or iPad',
  'app.iosSteps': 'Open this site in Safari, tap Share, then Add to Home Screen.',
  'app.androidTitle': 'Add to an Android phone',
  'app.androidSteps': 'Open this site in Chrome, open the menu, then Add to Home screen.',
  'app.inWechat': 'First tap ··· at the top right and open this page in your browser.',
  'app.scanTitle': 'Scan to open',
  'app.scanHint': 'Scan with another phone to open this site.',
  'app.scanCode': 'QR code of this site',
  'app.copyLink': 'Copy the link to this site',
  'app.noStore': 'Nothing to download. Each option below gives you every feature',
}
