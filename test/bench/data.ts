import { sql } from 'drizzle-orm'

import { readConfig } from '../../server/config.ts'
import { openEmbedded } from '../../server/db/embedded.ts'
import { openPostgres } from '../../server/db/postgres.ts'
import { createLog } from '../../server/log.ts'
import { openingBalance } from '../../server/modules/fund/ledger.ts'
import { startServer } from '../../server/start.ts'

import type { Database } from '../../server/db/client.ts'
import type { OutgoingCode } from '../../server/modules/passport/codeSender.ts'
import type { Target } from './target.ts'

/** Who signs in to be measured. */
export interface Account {
  readonly userName: string
  readonly password: string
}

const PASSWORD = 'bench-password'
const CUSTOMERS = 200
const BUSY_ROWS = 5000
const OTHER_ROWS = 475

/** 200 customers with 475 parcels each and one with 5,000: 100,000 rows. The busy one comes first. */
export async function fill({ env }: Target): Promise<Account[]> {
  const config = readConfig({ ...env, PORT: '0', RATE_LIMIT: '1000000', RATE_LIMIT_PASSPORT: '1000000' })
  const database =
    config.database.kind === 'postgres'
      ? await openPostgres(config.database.url)
      : await openEmbedded({ directory: `${config.dataDir}/database` })
  const codes = new Map<string, string>()
  const server = await startServer(config, {
    database,
    log: createLog('silent'),
    codeSender: { send: ({ target, code }: OutgoingCode) => void codes.set(target, code) },
  })
  try {
    const accounts: Account[] = []
    for (let number = 0; number <= CUSTOMERS; number += 1) {
      const userName = `bench_${String(number).padStart(4, '0')}`
      const parcelId = await signUpAndDeclare(server.url, userName, (target) => codes.get(target) ?? '')
      const rows = (number === 0 ? BUSY_ROWS : OTHER_ROWS) - 1
      await database.db.execute(multiply(parcelId, rows))
      accounts.push({ userName, password: PASSWORD })
    }
    await giveMoney(database.db)
    await database.db.execute(sql`update skus set stock = 1000000`)
    await database.db.execute(sql`analyze`)
    return accounts
  } finally {
    await server.close()
  }
}

/** More than anybody here will spend, entered in the ledger like any other money. */
async function giveMoney(db: Database): Promise<void> {
  for (const { userId, currencyCode } of await db.query.fundAccounts.findMany()) {
    const money = { userId, currencyCode, amount: 100_000_000n }
    await db.transaction((tx) => openingBalance(tx, money, new Date()))
  }
}

async function signUpAndDeclare(
  url: string,
  username: string,
  codeFor: (target: string) => string,
): Promise<string> {
  const target = `${username}@example.com`
  await post(`${url}/api/f/passport/verification-code/send`, { target, purpose: 'REGISTER' })
  const registration = { username, password: PASSWORD, target, loginPlatform: 'PcWebFrontend' }
  const { accessToken } = await post<{ accessToken: string }>(`${url}/api/f/passport/register`, {
    ...registration,
    code: codeFor(target),
  })
  const parcel = {
    expressNumber: `SF${username.replace(/\D/g, '')}000000`,
    declaredName: 'Winter jacket',
    declaredCurrency: 'CNY',
    declaredValue: '320.00',
    itemQuantity: 2,
    tags: ['clothes', 'for mother'],
    remarks: 'Please take off the shoe box',
  }
  return (await post<{ id: string }>(`${url}/api/u/biz/ship-for-me/parcel`, parcel, accessToken)).id
}

/** Copies of one parcel with ids, numbers and times of their own; in several statuses. */
function multiply(parcelId: string, copies: number) {
  return sql`
    insert into parcels
    select copy.* from parcels original
    cross join generate_series(1, ${copies}::int) as n
    cross join lateral jsonb_populate_record(original, jsonb_build_object(
      'id', original.id || '-' || n,
      'express_number', original.express_number || '-' || n,
      'status', (array[50, 60, 63, 150])[1 + n % 4],
      'creation_time', original.creation_time - n * interval '1 hour'
    )) as copy
    where original.id = ${parcelId}`
}

/** Calls the API and gives its answer. */
export async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}
