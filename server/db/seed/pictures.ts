import { PICTURES_PATH } from '../../publicPaths.ts'

/** The url of a picture in `pictures/`. */
export function pictureUrl(name: string): string {
  return `${PICTURES_PATH}${name}.webp`
}
