import { latest } from '../base/time/clock.ts'

import type { Machine, Transition } from './machine.ts'

/** A step that has been taken. */
export interface Step<Status extends number | string, Move extends string> extends Transition<Status, Move> {
  readonly time: Date
}

/** How a thing's steps are kept. `Note` is what a step says beside itself, such as figures for its history. */
interface Definition<Tx, Row, Status extends number | string, Move extends string, Changes, Note> {
  readonly machine: Machine<Status, Move, string>
  readonly statusOf: (row: Row) => Status
  /** When the row's latest step was taken, so that none is written down as earlier than the one before it. */
  readonly timeOf: (row: Row) => Date | null
  /** The refusal of a move that the row's status doesn't allow. */
  readonly refusal: (row: Row, move: Move) => Error
  /** Writes the new status with other changes; undefined when somebody else changed the row since it was read. */
  readonly save: (
    tx: Tx,
    row: Row,
    changes: Partial<Changes>,
    step: Step<Status, Move>,
  ) => Promise<Row | undefined>
  /** Writes the step into the history and tells whom it concerns; left out for things without a history. */
  readonly record?: (tx: Tx, row: Row, step: Step<Status, Move>, note: Note) => Promise<void>
}

/** The one way to change a thing's status: looks the step up, saves it, and writes it down. */
export interface Lifecycle<Tx, Row, Status extends number | string, Move extends string, Changes, Note> {
  /**
   * Begins a new thing.
   *
   * @param insert writes its row with the step's status
   * @throws Error for a move that nothing begins with: a fault of the program
   */
  begin(
    tx: Tx,
    move: Move,
    now: Date,
    insert: (step: Step<Status, Move>) => Promise<Row>,
    note: Note,
  ): Promise<Row>
  /**
   * Moves a thing on.
   *
   * @param row locked by the caller, or saved only if nobody else changed it
   * @param now told once the row was locked; if it is from before, or from a process whose clock is behind, the step
   *   gets the time of the one before it
   * @throws the refusal when its status doesn't allow it
   */
  move(tx: Tx, row: Row, move: Move, now: Date, note: Note, changes?: Partial<Changes>): Promise<Row>
  /** The step that a move is from where the thing stands. @throws the refusal when there is none */
  readonly require: (row: Row, move: Move) => Transition<Status, Move>
}

export function createLifecycle<Tx, Row, Status extends number | string, Move extends string, Changes, Note>({
  machine,
  statusOf,
  timeOf,
  refusal,
  save,
  record,
}: Definition<Tx, Row, Status, Move, Changes, Note>): Lifecycle<Tx, Row, Status, Move, Changes, Note> {
  const requireStep = (row: Row, move: Move): Transition<Status, Move> => {
    const transition = machine.find(move, statusOf(row))
    if (!transition) throw refusal(row, move)
    return transition
  }

  return {
    require: requireStep,

    begin: async (tx, move, now, insert, note) => {
      const transition = machine.find(move, null)
      if (!transition) throw new Error(`nothing begins with ${move}`)
      const step = { ...transition, time: now }
      const row = await insert(step)
      await record?.(tx, row, step, note)
      return row
    },

    move: async (tx, row, move, now, note, changes = {}) => {
      const step = { ...requireStep(row, move), time: latest(now, timeOf(row)) }
      const moved = await save(tx, row, changes, step)
      if (moved === undefined) throw refusal(row, move)
      await record?.(tx, moved, step, note)
      return moved
    },
  }
}
