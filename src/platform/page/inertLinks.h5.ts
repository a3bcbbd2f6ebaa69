/**
 * Taro draws its tabs as links to `javascript:;`. What they do is done by their click handler; following
 * the link too would be refused by a content security policy, with an error on the console each time.
 */
export function keepScriptLinksInert(): void {
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href^="javascript:"]'))
      event.preventDefault()
  })
}
