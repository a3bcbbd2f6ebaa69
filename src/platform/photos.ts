import Taro from '@tarojs/taro'

export interface PickedPhoto {
  /** A local path that can be shown and uploaded. */
  readonly path: string
  readonly sizeBytes: number
}

/** Lets the customer pick or take photos. @returns none when they change their mind */
export async function pickPhotos(limit: number): Promise<readonly PickedPhoto[]> {
  try {
    const { tempFiles } = await Taro.chooseImage({ count: limit, sizeType: ['compressed'] })
    return tempFiles.map(({ path, size }) => ({ path, sizeBytes: size }))
  } catch {
    return []
  }
}
