import { OWNER, type Operator as OperatorCaller } from '../../base/http/app.ts'
import { fieldProblem, orNotFound } from '../../base/http/problem.ts'
import { newId } from '../../base/ids.ts'
import * as repository from './repository.ts'
import { createTokenReader, hashOf, newToken } from './tokens.ts'
import { toAuditEntry, toOperator } from './view.ts'

import type { Clock } from '../../base/time/clock.ts'
import type {
  AddedOperator,
  AddOperatorRequest,
  AuditEntry,
  AuditListRequest,
  Operator,
  OperatorListRequest,
} from '../../contracts/operator.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Transact } from '../../routing/idempotency.ts'

/** Staff with tokens of their own, and what they did. */
export interface OperatorService {
  /** @throws ApiProblem 409 OperatorNameTaken */
  add(tx: Transaction, request: AddOperatorRequest): Promise<AddedOperator>
  list(request: OperatorListRequest): Promise<Page<Operator>>
  /**
   * Takes effect at once in this process, and within two seconds in others.
   *
   * @throws ApiProblem 404
   */
  disable(transact: Transact, id: string): Promise<Operator>
  /** The enabled operator whose token it is; null for any other token. */
  read(token: string): Promise<OperatorCaller | null>
  listAudit(request: AuditListRequest): Promise<Page<AuditEntry>>
}

export function createOperatorService(db: Database, clock: Clock): OperatorService {
  const tokens = createTokenReader(clock, async (tokenHash) => {
    const row = await repository.findByToken(db, tokenHash)
    return row ? { kind: 'operator', id: row.id, name: row.name } : null
  })

  return {
    add: async (tx, { operatorName }) => {
      const now = clock.now()
      const token = newToken()
      const name = operatorName.trim()
      const row = { id: newId(now), name, tokenHash: hashOf(token), creationTime: now, disabledTime: null }
      const added = name === OWNER.name ? undefined : await repository.insertOperator(tx, row)
      if (!added) throw fieldProblem(409, 'OperatorNameTaken', 'operatorName')
      return { ...toOperator(added), token }
    },

    list: async (request) => {
      const { rows, totalCount } = await repository.listOperators(db, request)
      return { items: rows.map(toOperator), totalCount }
    },

    disable: async (transact, id) => {
      const disabled = await transact(async (tx) =>
        toOperator(orNotFound(await repository.disable(tx, id, clock.now()))),
      )
      // Only now: while it wasn't committed, a call of theirs would have been found enabled again.
      tokens.forget()
      return disabled
    },

    read: tokens.read,

    listAudit: async (request) => {
      const { rows, totalCount } = await repository.listEntries(db, request)
      return { items: rows.map(toAuditEntry), totalCount }
    },
  }
}
