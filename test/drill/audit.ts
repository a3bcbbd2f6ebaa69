import { Client } from 'pg'

import { StoreOrderStatus } from '../../server/contracts/enumerations.ts'

import type { Acknowledged } from './players.ts'
import type { Site } from './Site.ts'

/** What is left of what was acknowledged. */
export interface Findings {
  readonly parcels: number
  readonly parcelsLost: number
  readonly payments: number
  /** What customers were told that they paid, less what the ledger says. */
  readonly centsLost: number
  readonly isLedgerSound: boolean
  readonly ledgerSum: string
}

/** Compares what customers were told with what the database holds. */
export async function audit(site: Site, { parcels, spent }: Acknowledged): Promise<Findings> {
  const client = new Client({ connectionString: site.databaseUrl })
  await client.connect()
  try {
    const ids = [...parcels]
    const found = await client.query('select id from parcels where id = any($1)', [ids])
    const paid = await client.query<{ total: string; count: string }>(
      `select coalesce(sum(o.total), 0) as total, count(*) as count from store_orders o where o.status = ${StoreOrderStatus.Paid}`,
    )
    const sum = await client.query<{ sum: string }>(
      'select coalesce(sum(amount), 0) as sum from journal_lines',
    )
    const check = await fetch(`${site.url}/api/admin/fund-management/ledger-check`, {
      headers: { authorization: `Bearer ${site.operatorToken}` },
    })
    const { isSound } = (await check.json()) as { isSound: boolean }
    const told = [...spent.values()].reduce((total, cents) => total + cents, 0)
    return {
      parcels: ids.length,
      parcelsLost: ids.length - (found.rowCount ?? 0),
      payments: Number(paid.rows[0]?.count),
      centsLost: told - Number(paid.rows[0]?.total),
      isLedgerSound: isSound,
      ledgerSum: sum.rows[0]?.sum ?? '',
    }
  } finally {
    await client.end()
  }
}
