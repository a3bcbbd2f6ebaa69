import Taro from '@tarojs/taro'

import { closesOnBack, keepBackForLayers, leaveLayers } from '@/platform/page/closesOnBack.h5'

import { flush, until } from '../../../support/app/until'

/** The router's listener, registered after the one for layers. */
const router = jest.fn()
let pops = 0

beforeAll(() => {
  window.addEventListener('popstate', () => (pops += 1), true)
  keepBackForLayers()
  window.addEventListener('popstate', router)
})

let pages = 0

/** Opens a page as the router does: adds a history entry and triggers the change event. */
function openPage(): void {
  pages += 1
  history.pushState({ key: `page-${pages}` }, '', `#/page-${pages}`)
  Taro.eventCenter.trigger('__taroRouterChange')
}

const keyHere = () => (history.state as { key?: string } | null)?.key

async function goBack(): Promise<void> {
  const before = pops
  history.back()
  await until(() => pops > before)
}

async function openLayer(close: () => void): Promise<() => void> {
  const release = closesOnBack(close)
  await flush()
  return release
}

beforeEach(() => {
  openPage()
  router.mockClear()
})

describe('going back', () => {
  it('closes what lies over the page, and the router hears nothing of it', async () => {
    const close = jest.fn()
    await openLayer(close)

    await goBack()

    expect(close).toHaveBeenCalledTimes(1)
    expect(keyHere()).toBe(`page-${pages}`)
    expect(router).not.toHaveBeenCalled()
    await goBack()
    expect(router).toHaveBeenCalledTimes(1)
  })

  it('closes one after the other what lies over each other', async () => {
    const closed: string[] = []
    await openLayer(() => closed.push('sheet'))
    await openLayer(() => closed.push('modal'))

    await goBack()
    expect(closed).toEqual(['modal'])
    await goBack()
    expect(closed).toEqual(['modal', 'sheet'])
    expect(router).not.toHaveBeenCalled()
  })

  it('leaves the page at once when all was closed before', async () => {
    const close = jest.fn()
    const release = await openLayer(close)
    release()
    await flush()
    await leaveLayers()

    await goBack()

    expect(router).toHaveBeenCalledTimes(1)
    expect(close).not.toHaveBeenCalled()
  })

  it('closes what was opened in the same moment as another was closed', async () => {
    const [first, second] = [jest.fn(), jest.fn()]
    const release = await openLayer(first)
    const entries = history.length
    release()
    await openLayer(second)
    expect(history.length).toBe(entries)

    await goBack()

    expect(second).toHaveBeenCalledTimes(1)
    expect(first).not.toHaveBeenCalled()
  })
})

describe('going on', () => {
  it('in the place of the page closes what lies over it, and leaves no entry behind', async () => {
    const close = jest.fn()
    await openLayer(close)

    await leaveLayers()

    expect(close).toHaveBeenCalledTimes(1)
    expect(history.state).toEqual({ key: `page-${pages}` })
  })

  it('on top of the page keeps what lies over it until the customer is back', async () => {
    const close = jest.fn()
    await openLayer(close)
    expect(leaveLayers(true)).toBeNull()
    openPage()

    await goBack()
    Taro.eventCenter.trigger('__taroRouterChange')
    expect(router).toHaveBeenCalledTimes(1)
    expect(close).not.toHaveBeenCalled()

    await goBack()
    expect(close).toHaveBeenCalledTimes(1)
    expect(router).toHaveBeenCalledTimes(1)
  })

  it('on top of the page does not come back to what was closed there meanwhile', async () => {
    const release = await openLayer(jest.fn())
    openPage()
    release()

    await goBack()
    Taro.eventCenter.trigger('__taroRouterChange')
    await leaveLayers(true)

    await until(() => !('layer' in (history.state as object)))
    expect(router).toHaveBeenCalledTimes(1)
  })
})
