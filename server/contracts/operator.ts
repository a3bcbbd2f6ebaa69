import { Type, type Static } from 'typebox'

import { sealed } from './annotations.ts'
import { Id, listRequest, Time } from './common.ts'
import { closed, entity, nullable, page } from './schema.ts'

const OperatorName = Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' })

/** A member of staff with a token of their own. */
const OPERATOR = { id: Id, name: OperatorName, creationTime: Time, disabledTime: nullable(Time) }
export const Operator = entity('Operator', OPERATOR)
export type Operator = Static<typeof Operator>
export const OperatorPage = page('OperatorPage', Operator)

export const OperatorListRequest = listRequest('OperatorListRequest', ['creationTime desc'], {})
export type OperatorListRequest = Static<typeof OperatorListRequest>

export const AddOperatorRequest = entity('AddOperatorRequest', { operatorName: OperatorName })
export type AddOperatorRequest = Static<typeof AddOperatorRequest>

export const AddedOperator = entity('AddedOperator', {
  ...OPERATOR,
  token: sealed(Type.String({ description: 'Only ever here: the server keeps its hash' })),
})
export type AddedOperator = Static<typeof AddedOperator>

/** What an operator did, or was refused. */
export const AuditEntry = entity('AuditEntry', {
  id: Id,
  time: Time,
  operatorName: Type.String({ description: '`owner` for the deployment’s own token' }),
  call: Type.String({ description: 'An operation ID' }),
  request: Type.Array(closed({ member: Type.String(), value: Type.String() }), {
    description: 'IDs, codes, amounts and measures of the request; no names and no free text',
  }),
  outcome: Type.String({ description: 'DONE, or the code of the refusal' }),
  requestId: Type.String({ description: 'As in the log' }),
})
export type AuditEntry = Static<typeof AuditEntry>
export const AuditPage = page('AuditPage', AuditEntry)

export const AuditListRequest = listRequest('AuditListRequest', ['time desc'], {
  operatorName: Type.Optional(OperatorName),
  call: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  since: Type.Optional(Type.String({ format: 'date-time', maxLength: 40 })),
})
export type AuditListRequest = Static<typeof AuditListRequest>
