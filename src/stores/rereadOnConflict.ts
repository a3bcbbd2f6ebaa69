import { isApiError } from '@/model/call/ApiError'

/**
 * Runs a command. If the API refuses it with 409, what is on screen has changed meanwhile and is read again.
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
    if (isApiError(error) && error.detail.status === 409) await reread()
    throw error
  }
}
