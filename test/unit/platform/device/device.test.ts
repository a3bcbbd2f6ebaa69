import Taro from '@tarojs/taro'

import { PlatformCode } from '@/model/enumerations/session'
import { assetUrl } from '@/platform/build/assetUrl'
import { copyText } from '@/platform/device/clipboard'
import { loginPlatform } from '@/platform/device/host'
import { previewImages } from '@/platform/photo/imagePreview'
import { platformCode } from '@/platform/build/platformCode'
import { setTabBadge, setTabTexts } from '@/platform/page/tabBar'

import { flush } from '../../../support/app/until'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Safari/537.36'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120 Safari/537.36'

describe('the front door', () => {
  it.each([
    ['a phone', IPHONE, 'MobileWebFrontend', PlatformCode.Browser],
    ['an Android phone', ANDROID, 'MobileWebFrontend', PlatformCode.Browser],
    ['a computer', DESKTOP, 'PcWebFrontend', PlatformCode.Browser],
    ['WeChat on a phone', `${IPHONE} MicroMessenger/8.0.44`, 'WeChat_H5', PlatformCode.WeChat],
    ['WeChat on a computer', `${DESKTOP} MicroMessenger/7.0`, 'WeChat_H5', PlatformCode.WeChat],
  ])('of %s', (_device, userAgent, platform, code) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)

    expect(loginPlatform()).toBe(platform)
    expect(platformCode()).toBe(code)
  })
})

describe('assetUrl', () => {
  it('leaves an absolute address alone', () => {
    expect(assetUrl('https://cdn.test/1.jpg')).toBe('https://cdn.test/1.jpg')
  })

  it('hangs a path under the API', () => expect(assetUrl('/files/1.jpg')).toBe('/files/1.jpg'))
})

describe('enlarging pictures', () => {
  it('goes up to the fourfold', async () => {
    const preview = jest.spyOn(Taro, 'previewImage').mockImplementation(async () => {
      document.body.innerHTML = '<div class="preview-image"><div class="swiper-zoom-container"></div></div>'
      return { errMsg: '' }
    })

    previewImages(['/1.jpg', '/2.jpg'], 1)
    await flush()

    expect(preview).toHaveBeenCalledWith({ urls: ['/1.jpg', '/2.jpg'], current: '/2.jpg' })
    expect(document.querySelector('.swiper-zoom-container')?.getAttribute('data-swiper-zoom')).toBe('4')
  })

  it('shows nothing for a picture that is not there', () => {
    const preview = jest.spyOn(Taro, 'previewImage')

    previewImages([], 0)

    expect(preview).not.toHaveBeenCalled()
  })
})

describe('copying', () => {
  const writeText = jest.fn()

  beforeEach(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    Object.defineProperty(document, 'execCommand', { value: jest.fn(() => true), configurable: true })
  })

  it('uses the Clipboard API', async () => {
    writeText.mockResolvedValueOnce(undefined)

    await expect(copyText('hello')).resolves.toBe(true)

    expect(writeText).toHaveBeenCalledWith('hello')
  })

  describe('without it', () => {
    /** Like WebKit, copies the selection of the focused element, but always reports success. */
    function copyFromFocus(): { readonly copied: string[] } {
      const copied: string[] = []
      jest.mocked(document.execCommand).mockImplementation(() => {
        const focused = document.activeElement
        if (focused instanceof HTMLTextAreaElement) {
          const { value, selectionStart, selectionEnd } = focused
          copied.push(value.slice(selectionStart, selectionEnd))
          focused.dispatchEvent(new Event('copy', { bubbles: true }))
        }
        return true
      })
      return { copied }
    }

    beforeEach(() => void writeText.mockRejectedValueOnce(new Error('denied')))

    it('selects the text in a field of its own, in focus, and gives the focus back', async () => {
      const { copied } = copyFromFocus()
      const before = document.body.appendChild(document.createElement('input'))
      before.focus()

      await expect(copyText('hello\nworld')).resolves.toBe(true)

      expect(copied).toEqual(['hello\nworld'])
      expect(document.querySelector('textarea')).toBeNull()
      expect(document.activeElement).toBe(before)
      before.remove()
    })

    it('does not believe a success of which no event tells', async () => {
      await expect(copyText('hello')).resolves.toBe(false)
    })

    it('says when the browser refuses', async () => {
      jest.mocked(document.execCommand).mockReturnValue(false)

      await expect(copyText('hello')).resolves.toBe(false)
    })
  })
})

it('naming the tabs goes on when the platform refuses', async () => {
  const name = jest.spyOn(Taro, 'setTabBarItem').mockRejectedValue({ errMsg: 'setTabBarItem:fail' })

  setTabTexts(['a', 'b'])
  await Promise.resolve()

  expect(name.mock.calls).toEqual([[{ index: 0, text: 'a' }], [{ index: 1, text: 'b' }]])
})

it('a badge comes and goes, and a platform that refuses it does no harm', async () => {
  const set = jest.spyOn(Taro, 'setTabBarBadge').mockRejectedValue({ errMsg: 'setTabBarBadge:fail' })
  const remove = jest.spyOn(Taro, 'removeTabBarBadge').mockRejectedValue({ errMsg: 'removeTabBarBadge:fail' })

  setTabBadge(3, '99+')
  setTabBadge(3, null)
  await Promise.resolve()

  expect(set.mock.calls).toEqual([[{ index: 3, text: '99+' }]])
  expect(remove.mock.calls).toEqual([[{ index: 3 }]])
})
