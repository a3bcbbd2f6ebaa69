import type { WarehouseClient } from '../client.ts'

/** What options were given, by their name without the dashes. */
export type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>

/** One thing that an operator can do. */
export interface Command {
  readonly name: string
  /** What comes behind the name, as the usage shows it. */
  readonly usage: string
  /** A sentence or two for the usage, one line each. */
  readonly help: readonly string[]
  /** What the command is about; null when it needs nothing. */
  readonly subject: { readonly question: string; readonly placeholder: string } | null
  /** The options that it takes beside those of every command. */
  readonly options: Readonly<
    Record<string, { readonly type: 'string' | 'boolean'; readonly multiple?: boolean }>
  >
  /**
   * Does it.
   *
   * @param subject what the command is about; empty when it needs nothing
   * @returns what to print
   * @throws CommandError with a sentence for the operator
   */
  run(client: WarehouseClient, subject: string, values: Values): Promise<string>
}
