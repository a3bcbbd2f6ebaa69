/** Thin line at the top of the screen while the next page loads. */
let line: HTMLElement | null = null

export function showProgress(): void {
  if (line) return
  line = document.createElement('div')
  line.className = 'progress-line'
  line.setAttribute('aria-hidden', 'true')
  document.body.append(line)
}

export function hideProgress(): void {
  line?.remove()
  line = null
}
