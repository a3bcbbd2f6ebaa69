import { isApiError } from '@/model/call/ApiError'

/**
 * Runs a command. A 409 or 404 means that the page is out of date: it is reloaded, and the error is thrown again.
 *
 * @throws the command's own error
 */
export async function rereadOnConflict<T>(
  command: () => Promise<T>,
  reread: () => Promise<void>,
): Promise<T> {
  try {
    return await command()
  } catch (error) {
    if (isApiError(error) && (error.kind === 'notFound' || error.detail.status === 409)) await reread()
    throw error
  }
}
