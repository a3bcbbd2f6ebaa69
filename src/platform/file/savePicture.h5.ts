import { downloadFile } from './downloadFile'
import { isInsideWeChat } from '../device/host'
import { previewImages } from '../photo/imagePreview'
import type { SavedPicture } from './savedPicture'

/**
 * Downloads a picture like any file. WeChat's browser silently ignores downloads, and others open a
 * cross-origin picture instead of saving it; then it's shown full screen, to be saved with a long press.
 *
 * @param name file name; by default the one in the URL
 */
export async function savePicture(url: string, name = ''): Promise<SavedPicture> {
  if (isInsideWeChat() || !isOwn(url)) {
    previewImages([url], 0)
    return 'shown'
  }
  downloadFile(url, name)
  return 'downloading'
}

function isOwn(url: string): boolean {
  const { origin, protocol } = new URL(url, location.href)
  return origin === location.origin || protocol === 'data:'
}

/** The browser asks for permission itself. */
export async function openPermissions(): Promise<void> {}
