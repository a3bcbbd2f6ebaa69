import { Client } from 'pg'

/** Opens a connection for some work. */
export async function usingClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Runs a statement on a connection of its own, such as one that creates a database.
 *
 * @returns the row count
 */
export function runOn(url: string, statement: string): Promise<number> {
  return usingClient(url, async (client) => (await client.query(statement)).rowCount ?? 0)
}

/** The URL of a database on the same server. */
export function databaseOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
