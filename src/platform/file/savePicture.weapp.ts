import Taro from '@tarojs/taro'

import { reportError } from '../build/reportError'
import type { SavedPicture } from './savedPicture'
import { wechatRefusal } from '../wechat/wechatRefusal'

/** Saves a picture to the phone's album; WeChat asks for permission the first time. */
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

/** Opens the settings, where a customer can grant a permission they refused before. */
export async function openPermissions(): Promise<void> {
  await Taro.openSetting().catch(reportError)
}
