import { AfterSalesStatus as S, type AfterSalesStatus } from '../contracts/enumerations.ts'
import { createMachine } from './machine.ts'

import type { AfterSalesMove } from '../contracts/afterSales.ts'

/** What a status counts as. */
export type AfterSalesGroup = 'open' | 'ended'

/** Everything that may happen to an after-sales case. Any other step is refused. */
export const AFTER_SALES = createMachine<AfterSalesStatus, AfterSalesMove, AfterSalesGroup>({
  transitions: [
    { move: 'open', from: null, to: S.Open, actor: 'CUSTOMER' },
    { move: 'answer', from: S.Open, to: S.Answered, actor: 'WAREHOUSE' },
    { move: 'answer', from: S.Answered, to: S.Answered, actor: 'WAREHOUSE' },
    { move: 'reply', from: S.Open, to: S.Open, actor: 'CUSTOMER' },
    { move: 'reply', from: S.Answered, to: S.Open, actor: 'CUSTOMER' },
    ...[S.Open, S.Answered].flatMap((from) => [
      { move: 'resolve' as const, from, to: S.Resolved, actor: 'WAREHOUSE' as const },
      { move: 'reject' as const, from, to: S.Rejected, actor: 'WAREHOUSE' as const },
    ]),
  ],
  groups: {
    [S.Open]: ['open'],
    [S.Answered]: ['open'],
    [S.Resolved]: ['ended'],
    [S.Rejected]: ['ended'],
  },
})
