import { preparedInsert } from './prepared.ts'
import { auditEntries } from './schema/index.ts'

export type AuditEntry = typeof auditEntries.$inferSelect

/** Writes down what an operator did. The database keeps entries for good. */
export const insertAuditEntry = preparedInsert(auditEntries)
