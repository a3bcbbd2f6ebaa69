import { downloadFile } from './downloadFile'
import { isInsideWeChat } from '../device/host'
import { previewImages } from '../photo/imagePreview'
import type { SavedPicture } from './savedPicture'

/**
 * Downloads a picture as the browser does with any file. WeChat's browser ignores downloads without a word, and
 * others open a picture of another site instead: there it is shown, for a finger that stays to save it.
 *
 * @param name of the file; as the server has it without
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

/** A browser asks by itself. */
export async function openPermissions(): Promise<void> {}
