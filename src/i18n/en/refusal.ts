import type { refusal as source } from '../zh-Hans/refusal'

export const refusal: Record<keyof typeof source, string> = {
  'refusal.noSpace': 'No space left on this phone: your entries are lost if you leave this page.',
  'refusal.permissionTitle': 'Permission needed',
  'refusal.openSettings': 'Settings',
  'refusal.privacyTitle': 'Your consent is needed',
  'refusal.privacy': 'This needs your consent to WeChat’s privacy guide. Try again and tap Agree.',
  'refusal.photosPermission': 'Allow the camera and photo album in the settings, then try again.',
  'refusal.photosUnavailable': 'Photos can’t be picked right now. Please try again later.',
}
