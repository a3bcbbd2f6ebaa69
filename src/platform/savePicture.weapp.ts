import Taro from '@tarojs/taro'

import type { SavedPicture } from './savedPicture'

/** Puts a picture into the phone's album; the first time WeChat asks the customer. */
export async function savePicture(url: string): Promise<SavedPicture> {
  try {
    const { path } = await Taro.getImageInfo({ src: url })
    await Taro.saveImageToPhotosAlbum({ filePath: path })
    return 'saved'
  } catch (error) {
    const { errMsg = '' } = error as { errMsg?: string }
    if (/cancel/.test(errMsg)) return 'cancelled'
    return /deny|denied|auth/.test(errMsg) ? 'forbidden' : 'failed'
  }
}

/** Where a customer can allow what they once refused. */
export async function openPermissions(): Promise<void> {
  await Taro.openSetting().catch(() => undefined)
}
