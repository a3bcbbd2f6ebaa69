import type { WarehouseClient } from '../client.ts'

/** The given options by their names, without the dashes. */
export type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>

/** A command for operators. */
export interface Command {
  /** One word, or several. */
  readonly name: string
  /** What follows the name, as the usage shows it. */
  readonly usage: string
  /** For the usage, a line each. */
  readonly help: readonly string[]
  /** What the command is about; null if it needs nothing. */
  readonly subject: { readonly question: string; readonly placeholder: string } | null
  /** Its own options, beside those of every command. */
  readonly options: Readonly<
    Record<string, { readonly type: 'string' | 'boolean'; readonly multiple?: boolean }>
  >
  /**
   * Runs the command.
   *
   * @param subject what the command is about; empty if it needs nothing
   * @returns what to print
   * @throws CommandError with a sentence for the operator
   */
  run(client: WarehouseClient, subject: string, values: Values): Promise<string>
}
