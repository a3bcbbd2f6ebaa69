/** WeChat's own scanner reads pictures. */
export async function readPhotoCode(_path: string): Promise<{ readonly text: string | null } | 'failed'> {
  return 'failed'
}
