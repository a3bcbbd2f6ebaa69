/** Until the line has grown to its full length and faded (`_page-loading.scss`). */
const END_MS = 300

let line: HTMLElement | null = null

/** A thin line below the navigation bar, or at the top of the screen without one, while a page loads. */
export function showProgress(): void {
  if (line) return
  line = document.createElement('div')
  line.className = 'progress-line'
  line.setAttribute('aria-hidden', 'true')
  const bar = document.querySelector('.taro-navigation-bar-show') ?? document.querySelector('.shell__bar')
  ;(bar ?? document.body).append(line)
  // A transition needs a length to start from.
  void line.offsetWidth
  line.classList.add('progress-line--growing')
}

export function hideProgress(): void {
  const ended = line
  line = null
  if (!ended) return
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return ended.remove()
  ended.classList.replace('progress-line--growing', 'progress-line--ended')
  setTimeout(() => ended.remove(), END_MS)
}
