/** Names the buttons of the navigation bar, which `config/navigationBar.js` makes. */
export function nameNavigationButtons(names: Readonly<Record<'back' | 'home', string>>): void {
  for (const [place, name] of Object.entries(names))
    document.querySelector(`.taro-navigation-bar-${place} > button`)?.setAttribute('aria-label', name)
}
