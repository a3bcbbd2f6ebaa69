import { PICTURES_PATH, VIDEOS_PATH } from '../contracts/publicPaths.ts'

/** The URL of a picture in `pictures/`. */
export function pictureUrl(name: string): string {
  return `${PICTURES_PATH}${name}.webp`
}

/** The URL of a video in `videos/`. */
export function videoUrl(name: string): string {
  return `${VIDEOS_PATH}${name}.mp4`
}
