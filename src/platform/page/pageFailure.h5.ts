import Taro from '@tarojs/taro'

import { closesOnBack } from './closesOnBack.h5'

import type { FailureTexts } from '../dialog/FailureTexts'

let hide = (): void => undefined

/**
 * Covers the screen with a message that a page couldn't be opened. Doesn't use React: the code that would
 * render it may be what failed to load.
 *
 * @param canStay whether there's a page below to go back to
 */
export function showPageFailure(words: FailureTexts, retry: () => unknown, canStay: boolean): void {
  hide()
  const cover = element('div', 'page-failure')
  cover.setAttribute('role', 'alert')
  const retryButton = element('button', 'page-failure__button page-failure__button--retry', words.retry)
  const backButton = element('button', 'page-failure__button', words.back)
  cover.append(
    cloud(),
    element('p', 'page-failure__text', words.text),
    element('p', 'page-failure__hint', words.hint),
    retryButton,
    ...(canStay ? [backButton] : []),
  )
  document.body.append(cover)
  const release = canStay ? closesOnBack(() => hide()) : () => undefined
  hide = () => {
    hide = () => undefined
    cover.remove()
    release()
  }
  Taro.eventCenter.once('__taroRouterChange', hide)
  backButton.onclick = hide
  retryButton.onclick = () => {
    hide()
    retry()
  }
  retryButton.focus()
}

/** Same markup as `Illustration`. Its styles come with the first page; without them it takes no space. */
function cloud(): HTMLElement {
  const drawing = element('div', 'illustration illustration--cloud-off')
  drawing.append(
    element('div', 'illustration__layer illustration__fill'),
    element('div', 'illustration__layer illustration__line'),
  )
  return drawing
}

function element(tag: 'div' | 'p' | 'button', className: string, textContent = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent })
}
