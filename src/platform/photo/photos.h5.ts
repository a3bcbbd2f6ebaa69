import type { PhotoPick } from './photoPick'

/** What the server takes. An iPhone turns its own format into the first of these. */
const TYPES = 'image/jpeg,image/png,image/webp'

/** What a customer does on the page, and cannot do while the browser's chooser is open. */
const TOUCHES = ['touchstart', 'mousedown', 'keydown']

/** Lets the customer pick or take photos in the browser's own chooser, which offers the camera where there is one. */
export function pickPhotos(limit: number): Promise<PhotoPick> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = TYPES
    input.multiple = limit > 1
    input.hidden = true
    input.addEventListener('change', finish)
    input.addEventListener('cancel', finish)
    // Browsers of before 2023 do not say that the chooser was closed; whoever is back on the page has closed it.
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
