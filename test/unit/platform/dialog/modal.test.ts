import Taro from '@tarojs/taro'

import { keepBackForLayers, leaveLayers } from '@/platform/page/closesOnBack.h5'
import { alertClosed, askToConfirm, showAlert } from '@/platform/dialog/modal'

import { until } from '../../../support/app/until'

const QUESTION = {
  title: '取消预报',
  content: '确定要取消吗？',
  confirmText: '取消预报',
  cancelText: '再想想',
}

const modals = () => Array.from(document.querySelectorAll('[role="alertdialog"]'))
const buttons = () => Array.from(document.querySelectorAll<HTMLElement>('[role="alertdialog"] button'))
const press = (text: string) =>
  buttons()
    .find(({ textContent }) => textContent === text)
    ?.click()
const pressKey = (key: string) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )

/** Whether the promise has settled. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const pending = Symbol('pending')
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending
}

afterEach(() => window.history.replaceState(null, '', '/'))

describe('an alert', () => {
  it('has its words and one button, and is read once that was pressed', async () => {
    const alert = showAlert('提示', '余额不足', '知道了')
    const read = alertClosed()

    expect(modals().map(({ textContent }) => textContent)).toEqual(['提示余额不足知道了'])
    expect(buttons()).toHaveLength(1)
    expect(await isSettled(read)).toBe(false)
    press('知道了')
    await Promise.all([alert, read])
    expect(modals()).toEqual([])
  })

  it('stands until it was read, whatever page comes', async () => {
    const alert = showAlert('提示', '余额不足', '知道了')

    window.history.replaceState(null, '', '/#/pages/tab-bar/mine/mine')
    window.dispatchEvent(new PopStateEvent('popstate'))

    expect(modals()).toHaveLength(1)
    press('知道了')
    await alert
  })

  it('takes the focus and gives it back', async () => {
    const field = document.createElement('input')
    document.body.append(field)
    field.focus()

    const alert = showAlert('提示', '余额不足', '知道了')
    expect(document.activeElement).toBe(buttons()[0])
    pressKey('Escape')
    await alert

    expect(document.activeElement).toBe(field)
    field.remove()
  })
})

describe('a question', () => {
  it.each([
    ['取消预报', true],
    ['再想想', false],
  ])('is answered by %s: %s', async (button, isAgreed) => {
    const answer = askToConfirm(QUESTION)
    press(button)

    await expect(answer).resolves.toBe(isAgreed)
  })

  it('is answered no by Escape', async () => {
    const answer = askToConfirm(QUESTION)
    pressKey('Escape')

    await expect(answer).resolves.toBe(false)
  })

  it('is answered no by going back, and by the app moving on', async () => {
    keepBackForLayers()
    history.pushState({ key: 'asking' }, '', '#/asking')
    Taro.eventCenter.trigger('__taroRouterChange')
    const first = askToConfirm(QUESTION)
    await until(() => (history.state as { layer?: number }).layer !== undefined)

    history.back()
    await expect(first).resolves.toBe(false)
    expect((history.state as { key: string }).key).toBe('asking')

    const second = askToConfirm(QUESTION)
    await leaveLayers()
    await expect(second).resolves.toBe(false)
    expect(modals()).toEqual([])
  })

  it('keeps the focus on its buttons', async () => {
    const answer = askToConfirm(QUESTION)
    const walked = [0, 1, 2].map(() => {
      const { textContent } = document.activeElement ?? {}
      pressKey('Tab')
      return textContent
    })

    expect(walked).toEqual(['再想想', '取消预报', '再想想'])
    press('再想想')
    await answer
  })
})
