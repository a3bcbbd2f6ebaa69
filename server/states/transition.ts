import type { Actor } from '../contracts/actor.ts'

/** One allowed step of a thing. `from: null` is a thing that did not exist before. */
export interface Transition<Status extends number, Move extends string> {
  readonly move: Move
  readonly from: Status | null
  readonly to: Status
  readonly actor: Actor
}

/** The step that a move is from a status; null where it is not allowed. */
export function findTransition<Status extends number, Move extends string>(
  table: readonly Transition<Status, Move>[],
  move: Move,
  from: Status | null,
): Transition<Status, Move> | null {
  return table.find((transition) => transition.move === move && transition.from === from) ?? null
}
