import type { Machine, Transition } from './machine.ts'

export type { Transition }

/** For modules that don't have a lifecycle yet. */
export function findTransition<Status extends number, Move extends string>(
  machine: Machine<Status, Move, never>,
  move: Move,
  from: Status | null,
): Transition<Status, Move> | null {
  return machine.find(move, from)
}

export function firstTransition<Status extends number, Move extends string>(
  machine: Machine<Status, Move, never>,
  move: Move,
): Transition<Status, Move> {
  const transition = machine.find(move, null)
  if (!transition) throw new Error(`nothing begins with ${move}`)
  return transition
}
