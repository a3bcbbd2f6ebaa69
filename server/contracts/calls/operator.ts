import { call } from '../call.ts'
import { EmptyRequest, IdParams } from '../common.ts'
import {
  AddedOperator,
  AddOperatorRequest,
  AuditListRequest,
  AuditPage,
  Operator,
  OperatorListRequest,
  OperatorPage,
} from '../operator.ts'
import { ref } from '../schema.ts'

const BASE = '/api/admin/operator'
const forOwner = { area: 'operator', access: 'owner', method: 'POST' } as const

export const addOperator = call({
  ...forOwner,
  name: 'addOperator',
  path: BASE,
  summary: 'Gives a member of staff a token of their own',
  isIdempotent: true,
  body: ref(AddOperatorRequest),
  answer: ref(AddedOperator),
})

export const listOperators = call({
  ...forOwner,
  name: 'listOperators',
  onlyReads: true,
  path: `${BASE}/list`,
  body: ref(OperatorListRequest),
  answer: ref(OperatorPage),
})

export const disableOperator = call({
  ...forOwner,
  name: 'disableOperator',
  path: `${BASE}/:id/disable`,
  summary: 'Ends a token for good; the record of what its operator did stays',
  isIdempotent: true,
  opensTransaction: true,
  params: IdParams,
  body: EmptyRequest,
  answer: ref(Operator),
})

export const listAuditEntries = call({
  ...forOwner,
  name: 'listAuditEntries',
  onlyReads: true,
  path: '/api/admin/audit/list',
  summary: 'What operators did; the filter looks for an ID or a code in their requests',
  body: ref(AuditListRequest),
  answer: ref(AuditPage),
})
