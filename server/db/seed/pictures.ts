/** Under which path the seeded pictures are read. */
export const PICTURES_PATH = '/pictures/'

/** The url of a picture in `pictures/`. */
export function pictureUrl(name: string): string {
  return `${PICTURES_PATH}${name}.webp`
}
