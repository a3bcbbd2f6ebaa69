/** Mini programs share pages as cards instead. */
export async function offerLink(_title: string, _url: string): Promise<boolean> {
  return false
}
