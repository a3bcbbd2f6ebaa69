import type { PhotoPick } from './photoPick'

/** Types the server accepts. An iPhone converts its own format to JPEG. */
const TYPES = 'image/jpeg,image/png,image/webp'

/** Events that can't reach the page while the browser's file picker is open. */
const TOUCHES = ['touchstart', 'mousedown', 'keydown']

/** Opens the browser's file picker, which offers the camera on devices that have one. */
export function pickPhotos(limit: number): Promise<PhotoPick> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = TYPES
    input.multiple = limit > 1
    input.hidden = true
    input.addEventListener('change', finish)
    input.addEventListener('cancel', finish)
    // Browsers before 2023 don't report a cancelled picker, but input on the page means it's closed.
    for (const touch of TOUCHES) window.addEventListener(touch, finish, true)
    document.body.append(input)
    input.click()

    function finish(): void {
      for (const touch of TOUCHES) window.removeEventListener(touch, finish, true)
      input.remove()
      const photos = Array.from(input.files ?? [])
        .slice(0, limit)
        .map((file) => ({ path: URL.createObjectURL(file), sizeBytes: file.size }))
      resolve(photos.length > 0 ? { outcome: 'picked', photos } : { outcome: 'none' })
    }
  })
}
