/** WeChat's own scanner reads photos too. */
export async function readPhotoCode(_path: string): Promise<{ readonly text: string | null } | 'failed'> {
  return 'failed'
}
