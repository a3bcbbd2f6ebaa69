import type { savedPicture as source } from '../zh-Hans/savedPicture'

export const savedPicture: Record<keyof typeof source, string> = {
  'savedPicture.saved': 'Saved to your album',
  'savedPicture.downloading': 'Download started',
  'savedPicture.shown': 'Press and hold the picture to save it',
  'savedPicture.failed': 'Couldn’t save it. Press and hold the picture to save it',
  'savedPicture.permission': 'Allow access to your album in the settings to save the picture',
}
