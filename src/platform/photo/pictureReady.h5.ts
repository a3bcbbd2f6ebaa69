import { loadImage } from './loadImage.h5'

const MAX_WAIT_MS = 2_000

/** Waits until a picture can be shown at once. One that doesn't load, or is slow, isn't waited for. */
export function pictureReady(url: string): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS)
    loadImage(url).then(
      () => resolve(),
      () => resolve(),
    )
  })
}
