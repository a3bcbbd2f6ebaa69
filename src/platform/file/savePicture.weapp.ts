import Taro from '@tarojs/taro'

import { reportError } from '../build/reportError'
import type { SavedPicture } from './savedPicture'
import { wechatRefusal } from '../wechat/wechatRefusal'

/** Puts a picture into the phone's album; the first time WeChat asks the customer. */
export async function savePicture(url: string): Promise<SavedPicture> {
  try {
    const { path } = await Taro.getImageInfo({ src: url })
    await Taro.saveImageToPhotosAlbum({ filePath: path })
    return 'saved'
  } catch (error) {
    const reason = wechatRefusal(error)
    return reason === 'unavailable' ? 'failed' : reason
  }
}

/** Where a customer can allow what they once refused. */
export async function openPermissions(): Promise<void> {
  await Taro.openSetting().catch(reportError)
}
