import { Client } from 'pg'

/**
 * Runs a statement on a connection of its own, such as one that creates a database.
 *
 * @returns the row count
 */
export async function runOn(url: string, statement: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

/** The URL of a database on the same server. */
export function databaseOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
