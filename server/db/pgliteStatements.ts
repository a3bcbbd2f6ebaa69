import { parse, protocol, types, type PGlite, type QueryOptions } from '@electric-sql/pglite'

import { statementName } from './prepared.ts'

type Queries = Pick<PGlite, 'query'>
type Text = string | null

/** What Drizzle reads as text and parses itself: times, dates, and arrays of them and of numbers. */
const AS_TEXT = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  // numeric[], timestamp[], timestamptz[], interval[], date[]
  ...[1231, 1115, 1185, 1187, 1182],
]

/**
 * Makes an embedded database fast for Drizzle:
 * - Drizzle passes parsers with every query, for which PGlite first copies those of all types and tables. The client has
 *   them instead.
 * - PGlite sends six messages for a query, one by one, and lets it be planned each time. Those of `prepared` are sent in
 *   one go, and parsed once.
 */
export function speedUp(client: PGlite): void {
  for (const type of AS_TEXT) client.parsers[type] = (text: string) => text
  const run = statementRunner(client)
  const begin = client.transaction.bind(client)
  answerWith(client, (work) => client._runExclusiveTransaction(() => client._runExclusiveQuery(work)), run)
  client.transaction = (work) =>
    begin((tx) => {
      answerWith(tx, (query) => client._runExclusiveQuery(query), run)
      return work(tx)
    })
}

type Run = (name: string, text: string, values: Text[], options: QueryOptions) => Promise<unknown>

function answerWith(
  queries: Queries,
  exclusively: (work: () => Promise<unknown>) => Promise<unknown>,
  run: Run,
): void {
  const query = queries.query.bind(queries)
  const answer = (text: string, params: unknown[] = [], passed: QueryOptions = {}): Promise<unknown> => {
    const { parsers: _drizzles, ...options } = passed
    const name = statementName(text)
    const values = params.map(textOf)
    const isKnown = name !== undefined && values.every((value) => value !== undefined)
    return isKnown ? exclusively(() => run(name, text, values, options)) : query(text, params, options)
  }
  queries.query = answer as Queries['query']
}

/** Runs named statements on the only connection that there is. */
function statementRunner(client: PGlite): Run {
  const { serialize } = protocol
  const parsed = new Set<string>()

  return async (name, text, values, options) => {
    // Closed first, in case an earlier try failed after it was parsed.
    const parsing = [serialize.close({ type: 'S', name }), serialize.parse({ name, text })]
    const message = Buffer.concat([
      ...(parsed.has(name) ? [] : parsing),
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ])
    const { messages } = await client.execProtocol(message, { syncToFs: false })
    parsed.add(name)
    return parse.parseResults(messages, client.parsers, options)[0]
  }
}

/** A value as PostgreSQL reads it from text; undefined for what needs to know its type. */
function textOf(value: unknown): Text | undefined {
  if (value === null || typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean'
    ? String(value)
    : undefined
}
