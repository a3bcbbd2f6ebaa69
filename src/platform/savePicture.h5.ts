import type { SavedPicture } from './savedPicture'

/** Downloads a picture as the browser does with any file. */
export async function savePicture(url: string): Promise<SavedPicture> {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.target = '_blank'
  link.rel = 'noopener'
  document.body.appendChild(link)
  link.click()
  link.remove()
  return 'downloading'
}

/** A browser asks by itself. */
export async function openPermissions(): Promise<void> {}
