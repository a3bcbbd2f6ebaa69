/** As long as the fade in `styles/_h5-shell.scss`. */
const FADE_MS = 200

// Beside the pages, so that it outlives them; there before its first words, so that screen readers hear them come.
const toast = document.createElement('div')
toast.className = 'toast'
toast.setAttribute('role', 'status')
document.body.append(toast)
let timer: number | undefined

/** A passing word; 1500 ms unless told otherwise (spec section 9), whatever page comes meanwhile. */
export function showToast(title: string, durationMs = 1500): void {
  window.clearTimeout(timer)
  toast.textContent = title
  toast.classList.add('toast--shown')
  timer = window.setTimeout(() => {
    toast.classList.remove('toast--shown')
    timer = window.setTimeout(() => (toast.textContent = ''), FADE_MS)
  }, durationMs)
}
