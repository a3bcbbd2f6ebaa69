import type { PickedPhoto } from './photoPick'

/** WeChat's picker compresses photos itself. */
export function sendShrunk<T>({ path }: PickedPhoto, send: (path: string) => Promise<T>): Promise<T> {
  return send(path)
}
