// Replaces Taro's `navigationBar`, which draws a spinner and icons that we don't show and inserts a style sheet; ours is in
// `src/styles/_h5-shell.scss`.

/* global document */

/** Inserts the navigation bar. Taro's router listens for clicks on the elements around the buttons, and shows one of them. */
export function initNavigationBar(_, container) {
  const bar = document.createElement('div')
  bar.id = 'taro-navigation-bar'
  bar.className = 'taro-navigation-bar-no-icon'
  bar.innerHTML = `
    <div class="taro-navigation-bar-home"><button type="button" class="navigation-button"></button></div>
    <div class="taro-navigation-bar-back"><button type="button" class="navigation-button"></button></div>
    <div class="taro-navigation-bar-title-wrap">
      <div class="taro-navigation-bar-title" role="heading" aria-level="1"></div>
    </div>`
  container.prepend(bar)
}
