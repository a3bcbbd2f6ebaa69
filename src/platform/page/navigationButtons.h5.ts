interface Names {
  readonly back: string
  readonly home: string
}

/**
 * Gives Taro's navigation bar real buttons and a heading. Taro listens for clicks on the elements around the
 * buttons and decides which of them is shown.
 */
export function nameNavigationButtons({ back, home }: Names): void {
  const bar = document.getElementById('taro-navigation-bar')
  if (!bar) return
  buttonIn(bar, '.taro-navigation-bar-back')?.setAttribute('aria-label', back)
  buttonIn(bar, '.taro-navigation-bar-home')?.setAttribute('aria-label', home)
  const title = bar.querySelector('.taro-navigation-bar-title')
  title?.setAttribute('role', 'heading')
  title?.setAttribute('aria-level', '1')
}

function buttonIn(bar: Element, selector: string): Element | null {
  const place = bar.querySelector(selector)
  if (!place) return null
  const made = place.querySelector('button')
  if (made) return made
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'navigation-button'
  place.textContent = ''
  place.append(button)
  return button
}
