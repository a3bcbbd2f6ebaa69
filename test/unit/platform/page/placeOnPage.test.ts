import Taro from '@tarojs/taro'

import * as h5 from '@/platform/page/placeOnPage.h5'
import * as weapp from '@/platform/page/placeOnPage.weapp'

/** WeChat's answer to a query: the element's box on screen, and how far the page is scrolled. */
function answerWith(...found: readonly unknown[]) {
  const query = {
    select: jest.fn(() => ({ boundingClientRect: () => query })),
    selectViewport: () => ({ scrollOffset: () => query }),
    exec: (take: (found: readonly unknown[]) => void) => take(found),
  }
  jest.spyOn(Taro, 'createSelectorQuery').mockReturnValue(query as never)
  return query
}

describe('where an element is on the page', () => {
  it('is counted from the page’s start in a mini program, however far it is scrolled', async () => {
    const { select } = answerWith({ top: -500, height: 2000 }, { scrollTop: 700 })

    expect(await weapp.placeOnPage('text')).toEqual({ top: 200, height: 2000, scrollTop: 700 })
    expect(select).toHaveBeenCalledWith('#text')
  })

  it('is unknown in a mini program that does not show it yet', async () => {
    answerWith(null, { scrollTop: 0 })

    expect(await weapp.placeOnPage('text')).toBeNull()
  })

  it('is taken in a browser from the page that is visible, and only that page jumps', async () => {
    document.body.innerHTML = `
      <div class="taro_page" style="display: none"><div id="text"></div></div>
      <div class="taro_page" id="top"><div id="text"></div></div>`
    const [below, top] = Array.from(document.querySelectorAll('.taro_page'))

    await h5.jumpTo('text', 300)

    expect([below?.scrollTop, top?.scrollTop]).toEqual([0, 300])
    expect((await h5.placeOnPage('text'))?.scrollTop).toBe(300)
    expect(await h5.placeOnPage('elsewhere')).toBeNull()
  })
})
