/** WeChat's own scanner reads pictures. */
export async function readPhotoCode(_path: string): Promise<string | null> {
  return null
}
