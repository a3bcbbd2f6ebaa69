import Taro from '@tarojs/taro'

import type { PhotoPick } from './photoPick'

/** Lets the customer pick or take photos. */
export async function pickPhotos(limit: number): Promise<PhotoPick> {
  try {
    const { tempFiles } = await Taro.chooseImage({ count: limit, sizeType: ['compressed'] })
    if (tempFiles.length === 0) return { outcome: 'none' }
    return { outcome: 'picked', photos: tempFiles.map(({ path, size }) => ({ path, sizeBytes: size })) }
  } catch {
    return { outcome: 'none' }
  }
}
