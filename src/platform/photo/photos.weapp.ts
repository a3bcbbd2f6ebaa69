import Taro from '@tarojs/taro'

import type { PhotoPick } from './photoPick'
import { wechatRefusal } from '../wechat/wechatRefusal'

export async function pickPhotos(limit: number): Promise<PhotoPick> {
  try {
    const { tempFiles } = await Taro.chooseMedia({
      count: limit,
      mediaType: ['image'],
      sourceType: ['album', 'camera'],
      sizeType: ['compressed'],
    })
    if (tempFiles.length === 0) return { outcome: 'none' }
    const photos = tempFiles.map(({ tempFilePath, size }) => ({ path: tempFilePath, sizeBytes: size }))
    return { outcome: 'picked', photos }
  } catch (error) {
    const reason = wechatRefusal(error)
    return reason === 'cancelled' ? { outcome: 'none' } : { outcome: 'refused', reason }
  }
}
