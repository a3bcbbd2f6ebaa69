/**
 * Taro renders its tabs as links to `javascript:;` with click handlers. A content security policy would block
 * following the link too, with a console error each time.
 */
export function keepScriptLinksInert(): void {
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href^="javascript:"]'))
      event.preventDefault()
  })
}
