/** A thin line on top of the screen: the next page is on its way. */
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
