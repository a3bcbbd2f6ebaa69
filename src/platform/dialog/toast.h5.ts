/** Matches the fade in `styles/_h5-shell.scss`. */
const FADE_MS = 200

// Outside the pages, so that it outlives them; added early, so that screen readers announce its first text.
const toast = document.createElement('div')
toast.className = 'toast'
toast.setAttribute('role', 'status')
document.body.append(toast)
let timer: number | undefined

/** Shows a toast, for 1500 ms by default (spec section 9). It stays when the page changes. */
export function showToast(title: string, durationMs = 1500): void {
  window.clearTimeout(timer)
  toast.textContent = title
  toast.classList.add('toast--shown')
  timer = window.setTimeout(() => {
    toast.classList.remove('toast--shown')
    timer = window.setTimeout(() => (toast.textContent = ''), FADE_MS)
  }, durationMs)
}
