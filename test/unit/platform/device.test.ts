import Taro from '@tarojs/taro'

import { PlatformCode } from '@/model/enumerations/session'
import { assetUrl } from '@/platform/assetUrl'
import { copyText } from '@/platform/clipboard'
import { loginPlatform } from '@/platform/host'
import { previewImages } from '@/platform/imagePreview'
import { askToConfirm, showAlert } from '@/platform/modal'
import { pickPhotos } from '@/platform/photos'
import { platformCode } from '@/platform/platformCode'
import { setTabTexts } from '@/platform/tabBar'

import { flush } from '../../support/app/until'

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

describe('modals', () => {
  it('an alert has one button', async () => {
    const modal = jest
      .spyOn(Taro, 'showModal')
      .mockResolvedValue({ confirm: true, cancel: false, errMsg: '' })

    await showAlert('提示', 'text', '知道了')

    expect(modal).toHaveBeenCalledWith({
      title: '提示',
      content: 'text',
      confirmText: '知道了',
      showCancel: false,
    })
  })

  it.each([true, false])('a question answers whether the customer agreed: %s', async (confirm) => {
    jest.spyOn(Taro, 'showModal').mockResolvedValue({ confirm, cancel: !confirm, errMsg: '' })
    const question = { title: 't', content: 'c', confirmText: 'y', cancelText: 'n' }

    await expect(askToConfirm(question)).resolves.toBe(confirm)
  })
})

describe('photos', () => {
  it('are given as local paths', async () => {
    const choose = jest.spyOn(Taro, 'chooseImage').mockResolvedValue({
      tempFiles: [{ path: 'blob:1', size: 12 }],
      tempFilePaths: ['blob:1'],
      errMsg: '',
    })

    await expect(pickPhotos(3)).resolves.toEqual({
      outcome: 'picked',
      photos: [{ path: 'blob:1', sizeBytes: 12 }],
    })

    expect(choose).toHaveBeenCalledWith(expect.objectContaining({ count: 3 }))
  })

  it('are none when the customer changes their mind', async () => {
    jest.spyOn(Taro, 'chooseImage').mockRejectedValue({ errMsg: 'chooseImage:fail cancel' })

    await expect(pickPhotos(3)).resolves.toEqual({ outcome: 'none' })
  })
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

  it.each([true, false])('falls back to a selection, and says whether that worked: %s', async (isCopied) => {
    writeText.mockRejectedValueOnce(new Error('denied'))
    jest.mocked(document.execCommand).mockReturnValue(isCopied)

    await expect(copyText('hello')).resolves.toBe(isCopied)

    expect(document.querySelector('textarea')).toBeNull()
  })
})

it('naming the tabs goes on when the platform refuses', async () => {
  const name = jest.spyOn(Taro, 'setTabBarItem').mockRejectedValue({ errMsg: 'setTabBarItem:fail' })

  setTabTexts(['a', 'b'])
  await Promise.resolve()

  expect(name.mock.calls).toEqual([[{ index: 0, text: 'a' }], [{ index: 1, text: 'b' }]])
})
