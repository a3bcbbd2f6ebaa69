import Taro from '@tarojs/taro'

import { pickPhotos } from '@/platform/photo/photos.weapp'
import { wechatRefusal } from '@/platform/wechat/wechatRefusal'

describe('why WeChat did not do it', () => {
  it.each([
    [{ errMsg: 'chooseMedia:fail cancel' }, 'cancelled'],
    [{ errMsg: 'chooseMedia:fail auth deny' }, 'permission'],
    [{ errMsg: 'saveImageToPhotosAlbum:fail authorize no response' }, 'permission'],
    [{ errMsg: 'chooseMedia:fail system permission denied', errno: 3 }, 'permission'],
    [{ errMsg: 'chooseMedia:fail privacy permission is not authorized', errno: 104 }, 'privacy'],
    [{ errMsg: 'chooseMedia:fail user refused', errno: 103 }, 'privacy'],
  ])('%j is told', (error, expected) => {
    const report = jest.spyOn(console, 'error').mockReturnValue()

    expect(wechatRefusal(error)).toBe(expected)

    expect(report).not.toHaveBeenCalled()
  })

  it.each([
    [{ errMsg: 'chooseMedia:fail api scope is not declared in the privacy agreement', errno: 112 }],
    [{ errMsg: 'chooseMedia:fail the permission value is offline verifying' }],
    [{ errMsg: 'chooseMedia:fail internal error' }],
    [new TypeError('no function')],
  ])('%j is reported too', (error) => {
    const report = jest.spyOn(console, 'error').mockReturnValue()

    expect(wechatRefusal(error)).toBe('unavailable')

    expect(report).toHaveBeenCalledWith(error)
  })
})

describe('the mini program’s photos', () => {
  it('come from the album or the camera', async () => {
    const tempFiles = [{ tempFilePath: 'wxfile://1.jpg', size: 12 }]
    const choose = jest.spyOn(Taro, 'chooseMedia').mockResolvedValue({ tempFiles } as never)

    await expect(pickPhotos(3)).resolves.toEqual({
      outcome: 'picked',
      photos: [{ path: 'wxfile://1.jpg', sizeBytes: 12 }],
    })

    expect(choose).toHaveBeenCalledWith({
      count: 3,
      mediaType: ['image'],
      sourceType: ['album', 'camera'],
      sizeType: ['compressed'],
    })
  })

  it.each([
    ['chooseMedia:fail cancel', { outcome: 'none' }],
    ['chooseMedia:fail auth deny', { outcome: 'refused', reason: 'permission' }],
  ])('are none after "%s"', async (errMsg, expected) => {
    jest.spyOn(Taro, 'chooseMedia').mockRejectedValue({ errMsg })

    await expect(pickPhotos(3)).resolves.toEqual(expected)
  })
})
