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

/**
 * The step that a thing begins with.
 *
 * @throws Error when the table has none of that name: a fault of the program
 */
export function firstTransition<Status extends number, Move extends string>(
  table: readonly Transition<Status, Move>[],
  move: Move,
): Transition<Status, Move> {
  const transition = findTransition(table, move, null)
  if (!transition) throw new Error(`nothing begins with ${move}`)
  return transition
}
