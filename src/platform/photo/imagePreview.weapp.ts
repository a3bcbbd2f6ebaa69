import Taro from '@tarojs/taro'

export function previewImages(urls: readonly string[], index: number): void {
  const current = urls[index]
  if (current !== undefined) void Taro.previewImage({ urls: [...urls], current })
}
