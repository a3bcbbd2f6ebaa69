import type { AuditEntry, Operator } from '../../contracts/operator.ts'
import type { AuditEntry as AuditRow } from '../../db/audit.ts'
import type { OperatorRow } from './repository.ts'

export function toOperator({ id, name, creationTime, disabledTime }: OperatorRow): Operator {
  return {
    id,
    name,
    creationTime: creationTime.toISOString(),
    disabledTime: disabledTime?.toISOString() ?? null,
  }
}

export function toAuditEntry({
  entry,
  operatorName,
}: {
  readonly entry: AuditRow
  readonly operatorName: string
}): AuditEntry {
  const { id, time, call, request, outcome, requestId } = entry
  return {
    id,
    time: time.toISOString(),
    operatorName,
    call,
    request: Object.entries(request).map(([member, value]) => ({ member, value: String(value) })),
    outcome,
    requestId,
  }
}
