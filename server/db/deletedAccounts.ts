/** SQLSTATE of the database's refusal to keep anything new about a deleted account, or to give it anything. */
const REFUSED = 'UD001'

/** The IDs of the deleted accounts because of which the database refused a statement; empty for any other error. */
export function deletedAccountsIn(error: unknown): readonly string[] {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, detail } = cause as Error & { code?: unknown; detail?: unknown }
    if (code === REFUSED && typeof detail === 'string') return detail.split(',')
  }
  return []
}
