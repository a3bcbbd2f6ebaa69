import { formatMoney } from '../../../money/money.ts'
import {
  PAID_SUBJECT_TYPES,
  subjectPages,
  sumMoved,
  type Moved,
  type Subject,
} from '../repository/ledgerSubjects.ts'

import type { FundAccountLogType } from '../../../contracts/enumerations.ts'
import type { LedgerFault } from '../../../contracts/fund.ts'
import type { Database } from '../../../db/client.ts'

/** Orders, services, top-ups and cases whose journals moved another amount than they say. */
export async function* subjectFaults(db: Database): AsyncGenerator<LedgerFault> {
  for (const type of PAID_SUBJECT_TYPES) {
    for await (const page of subjectPages(db, type)) {
      const moved = await sumMoved(
        db,
        type,
        page.map(({ id }) => id),
      )
      for (const { id, type: logType, expected, found } of differences(page.flatMap(duesOf), moved)) {
        yield {
          kind: 'WRONG_AMOUNT',
          subject: { type, id },
          ...(logType === null ? {} : { type: logType }),
          expected: formatMoney(expected),
          found: formatMoney(found),
        }
      }
    }
  }
}

function duesOf({ amounts, ...subject }: Subject): Moved[] {
  return Object.entries(amounts).map(([type, amount]) => ({
    ...subject,
    type: Number(type) as FundAccountLogType,
    amount,
  }))
}

/** Where what was due and what was moved differ; one of them may lack an entry of the other. */
function differences(due: readonly Moved[], moved: readonly Moved[]) {
  const [expected, found] = [byKey(due), byKey(moved)]
  return [...new Map([...expected, ...found])].flatMap(([key, { id, type }]) => {
    const amounts = { expected: expected.get(key)?.amount ?? 0n, found: found.get(key)?.amount ?? 0n }
    return amounts.expected === amounts.found ? [] : [{ id, type, ...amounts }]
  })
}

function byKey(moves: readonly Moved[]): ReadonlyMap<string, Moved> {
  return new Map(moves.map((move) => [[move.id, move.userId, move.currencyCode, move.type].join(' '), move]))
}
