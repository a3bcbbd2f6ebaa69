/** For a file that may not be there: null instead of the error, where that says so. */
export function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
