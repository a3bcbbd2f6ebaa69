import type { SavedPicture } from './savedPicture'

/**
 * Downloads a picture as the browser does with any file.
 *
 * @param name of the file; as the server has it without
 */
export async function savePicture(url: string, name = ''): Promise<SavedPicture> {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.target = '_blank'
  link.rel = 'noopener'
  document.body.appendChild(link)
  link.click()
  link.remove()
  return 'downloading'
}

/** A browser asks by itself. */
export async function openPermissions(): Promise<void> {}
