import type { Actor } from '../contracts/actor.ts'

/** One allowed step of a thing. `from: null` is a thing that did not exist before. */
export interface Transition<Status extends number | string, Move extends string> {
  readonly move: Move
  readonly from: Status | null
  readonly to: Status
  readonly actor: Actor
}

interface Definition<Status extends number | string, Move extends string, Group extends string> {
  /** Everything that may happen to a thing's status. Any other step is refused. */
  readonly transitions: readonly Transition<Status, Move>[]
  /** What each status counts as: a new one that counts as nothing does not compile. */
  readonly groups: Readonly<Record<Status, readonly [Group, ...Group[]]>>
}

/** The statuses of a thing: what leads from one to another, and what each counts as. */
export interface Machine<Status extends number | string, Move extends string, Group extends string> {
  readonly transitions: readonly Transition<Status, Move>[]
  /** The step that a move is from a status; null where it is not allowed. */
  find(move: Move, from: Status | null): Transition<Status, Move> | null
  /** Whether a status counts as something. */
  is(status: Status, group: Group): boolean
  /** All statuses that count as something, for the database to look for. */
  all(group: Group): Status[]
}

export function createMachine<Status extends number | string, Move extends string, Group extends string>({
  transitions,
  groups,
}: Definition<Status, Move, Group>): Machine<Status, Move, Group> {
  const is = (status: Status, group: Group): boolean => groups[status].includes(group)
  const statuses = [...new Set(transitions.map(({ to }) => to))]
  return {
    transitions,
    find: (move, from) =>
      transitions.find((transition) => transition.move === move && transition.from === from) ?? null,
    is,
    all: (group) => statuses.filter((status) => is(status, group)),
  }
}
