import Taro from '@tarojs/taro'

/** @returns whether the text was copied */
export async function copyText(text: string): Promise<boolean> {
  try {
    await Taro.setClipboardData({ data: text })
    return true
  } catch {
    return false
  }
}

/** WeChat shows its own toast after copying; a second one would cover it. */
export const SHOWS_OWN_COPY_TOAST = true
