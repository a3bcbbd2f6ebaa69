import type { scan as source } from '../zh-Hans/scan'

export const scan: Record<keyof typeof source, string> = {
  'scan.action': 'Scan',
  'scan.title': 'Scan the tracking number',
  'scan.photo': 'Read from a photo',
  'scan.nothing': 'No code found in the photo. Keep the whole code in focus.',
  'scan.foreign': 'Not a tracking number: [[code]]',
  'scan.cameraUnavailable': 'The camera isn’t available. Read the code from a photo instead.',
  'scan.failed': 'Scanning isn’t available. Please type the number',
  'scan.forbiddenHint': 'Allow camera access in the settings to scan, or type the number.',
}
