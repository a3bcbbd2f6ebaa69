import { causesOf } from './causes.ts'

/** SQLSTATE of the database's refusal to keep anything new about a deleted account, or to give it anything. */
const REFUSED = 'UD001'

/** The IDs of the deleted accounts because of which the database refused a statement; empty for any other error. */
export function deletedAccountsIn(error: unknown): readonly string[] {
  return causesOf(error).flatMap(({ code, detail }) => (code === REFUSED ? (detail?.split(',') ?? []) : []))
}
