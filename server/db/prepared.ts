import { createHash } from 'node:crypto'

import {
  getTableColumns,
  getTableName,
  is,
  Param,
  Placeholder,
  sql,
  type InferInsertModel,
  type InferSelectModel,
} from 'drizzle-orm'
import {
  PgDatabase,
  PgDialect,
  PgPreparedQuery,
  PgSession,
  type PgTable,
  type PreparedQueryConfig,
} from 'drizzle-orm/pg-core'

import { once } from '../base/process/once.ts'

import type { Database } from './client.ts'

/** The values for a query's placeholders, by name. */
type Values = Readonly<Record<string, unknown>>

/** A query that Drizzle has built. */
interface Built<Result> {
  prepare(name: string): { execute(): Promise<Result> }
}

/** Runs a query with its values, on any database and in any transaction. */
type Prepared<Result> = (db: Database, values: Values) => Promise<Result>

/**
 * A query whose SQL is built once, at its first run, and parsed by PostgreSQL once per connection. For a table with many
 * columns, building it takes longer than everything else that the server does for a query.
 *
 * @param build builds the query, with `sql.placeholder` for values
 */
export function prepared<Result>(build: (db: Database) => Built<Result>): Prepared<Result> {
  const text = once(() => build(builder).prepare('') as unknown as QueryText)
  return (db, values) => text().run(db, values) as Promise<Result>
}

/** The same for queries that differ in more than values: each shape is built once. */
export function preparedBy<Shape extends object, Result>(
  build: (db: Database, shape: Shape) => Built<Result>,
): (shape: Shape) => Prepared<Result> {
  const made = new Map<string, Prepared<Result>>()
  return (shape) => {
    const key = JSON.stringify(shape)
    const known = made.get(key) ?? prepared((db) => build(db, shape))
    made.set(key, known)
    return known
  }
}

/**
 * Inserts a row, always with the same statement: columns that the row lacks are null.
 *
 * @param table a table whose columns have no defaults
 */
export function preparedInsert<Table extends PgTable>(
  table: Table,
): (db: Database, row: InferInsertModel<Table>) => Promise<InferSelectModel<Table>> {
  const insert = prepared((db) => insertInto(db, table).returning())
  return async (db, row) => firstOf(table, await insert(db, valuesFor(table, row)))
}

/** The same for a row and one of another table that refers to it, in one statement. */
export function preparedInsertOfBoth<Table extends PgTable, Other extends PgTable>(
  table: Table,
  other: Other,
): (
  db: Database,
  row: InferInsertModel<Table>,
  otherRow: InferInsertModel<Other>,
) => Promise<InferSelectModel<Table>> {
  const insert = prepared((db) => {
    const written = db.$with('other').as(insertInto(db, other).returning())
    return insertInto(db.with(written), table).returning()
  })
  return async (db, row, otherRow) =>
    firstOf(table, await insert(db, { ...valuesFor(table, row), ...valuesFor(other, otherRow) }))
}

function insertInto(db: Pick<Database, 'insert'>, table: PgTable) {
  return db.insert<PgTable>(table).values(placeholdersOf(getTableName(table), columnsOf(table)))
}

function valuesFor(table: PgTable, row: Values): Values {
  return valuesOf(getTableName(table), columnsOf(table), row)
}

function columnsOf(table: PgTable): string[] {
  return Object.keys(getTableColumns(table))
}

/**
 * A row of placeholders, for a statement that writes several rows. Drizzle takes them wherever it takes values, but not
 * in its types.
 *
 * @param row a name that tells the rows of the statement apart
 */
export function placeholdersOf(row: string, columns: readonly string[]): never {
  return Object.fromEntries(columns.map((name) => [name, sql.placeholder(`${row}.${name}`)])) as never
}

/** The values for such a row; what isn't given is null. */
export function valuesOf(row: string, columns: readonly string[], values: Values): Values {
  return Object.fromEntries(columns.map((name) => [`${row}.${name}`, values[name] ?? null]))
}

function firstOf<Table extends PgTable>(table: Table, [row]: readonly unknown[]): InferSelectModel<Table> {
  if (!row) throw new Error(`the database inserted no row into ${getTableName(table)}`)
  return row as InferSelectModel<Table>
}

/** The names of all statements, by their text. */
const names = new Map<string, string>()

/** The name under which a statement is prepared; undefined for one that isn't. */
export function statementName(text: string): string | undefined {
  return names.get(text)
}

type Parts = Parameters<PgSession['prepareQuery']>

/** A query's text and all else that any session needs to run it. */
class QueryText extends PgPreparedQuery<PreparedQueryConfig> {
  /** Which joined tables may have no row. Drizzle sets it here, and needs it to read rows. */
  private readonly joinsNotNullableMap: unknown
  /** The statement's name. A connection accepts only one text per name. */
  private readonly name: string

  constructor(private readonly parts: Parts) {
    const [query] = parts
    super(query, undefined, undefined)
    this.name = createHash('sha256').update(query.sql).digest('hex').slice(0, 32)
    names.set(query.sql, this.name)
  }

  async run(db: Database, values: Values): Promise<unknown> {
    const [{ sql: text, params }, fields, , ...rest] = this.parts
    const query = { sql: text, params: params.map((param) => filledIn(param, values)) }
    const statement = db._.session.prepareQuery(query, fields, this.name, ...rest)
    return Object.assign(statement, { joinsNotNullableMap: this.joinsNotNullableMap }).execute()
  }

  override execute(): never {
    throw new Error('a query is built here, but run elsewhere')
  }
}

function filledIn(param: unknown, values: Values): unknown {
  if (is(param, Placeholder)) return valueOf(param, values)
  if (!is(param, Param) || !is(param.value, Placeholder)) return param
  const value = valueOf(param.value, values)
  return value === null ? null : param.encoder.mapToDriverValue(value)
}

function valueOf({ name }: Placeholder, values: Values): unknown {
  const value = values[name]
  if (value === undefined) throw new Error(`the query lacks its ${name}`)
  return value
}

/** Returns the queries that it is given to prepare. */
class BuildingSession extends PgSession {
  override prepareQuery<T extends PreparedQueryConfig>(...parts: Parts): PgPreparedQuery<T> {
    return new QueryText(parts)
  }

  override transaction(): never {
    throw new Error('queries are built here, but run elsewhere')
  }
}

const dialect = new PgDialect()
/** A database that builds queries and never runs them. */
const builder = new PgDatabase(dialect, new BuildingSession(dialect), undefined) as unknown as Database
