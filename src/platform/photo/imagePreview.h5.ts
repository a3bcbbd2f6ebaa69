import Taro from '@tarojs/taro'

import { closesOnBack } from '../page/closesOnBack.h5'

/** Largest pinch zoom (spec section 9); Taro's default is 3. */
const MAX_SCALE = 4

export function previewImages(urls: readonly string[], index: number): void {
  const current = urls[index]
  if (current !== undefined) void preview([...urls], current)
}

async function preview(urls: string[], current: string): Promise<void> {
  await Taro.previewImage({ urls, current })
  const pictures = document.querySelectorAll('.preview-image .swiper-zoom-container')
  pictures.forEach((picture) => picture.setAttribute('data-swiper-zoom', String(MAX_SCALE)))
  leaveOnBack()
}

/** Taro's preview closes on a tap and when the page changes, without an event of its own. */
function leaveOnBack(): void {
  const preview = document.querySelector<HTMLElement>('.preview-image')
  if (!preview) return
  const release = closesOnBack(() => preview.click())
  preview.addEventListener('click', release)
  Taro.eventCenter.once('__taroRouterChange', release)
}
