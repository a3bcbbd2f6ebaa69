import { sql } from 'drizzle-orm'

import { readConfig } from '../../server/config/config.ts'
import { openEmbedded } from '../../server/db/embedded.ts'
import { openPostgres } from '../../server/db/postgres.ts'
import { FundAccountLogType } from '../../server/contracts/enumerations.ts'
import { creditCustomer } from '../../server/modules/fund/ledger.ts'
import { createLog } from '../../server/start/log.ts'
import { startServer } from '../../server/start/startServer.ts'
import { multiplyParcel } from '../support/server/multiplyParcel.ts'

import type { Database } from '../../server/db/client.ts'
import type { OutgoingCode } from '../../server/modules/passport/codes/codeSender.ts'
import type { Target } from './target.ts'

/** Credentials of a customer in the benchmark. */
export interface Account {
  readonly userName: string
  readonly password: string
}

/** Something that the mall sells. */
export const SKU = 'desk-lamp.1'

const PASSWORD = 'bench-password'
const CUSTOMERS = 200
const BUSY_ROWS = 5000
const OTHER_ROWS = 475

/** Creates one customer with 5,000 parcels, who comes first, and 200 with 475 each: 100,000 rows. */
export async function fill(target: Target): Promise<Account[]> {
  const rows = [BUSY_ROWS, ...Array.from({ length: CUSTOMERS }, () => OTHER_ROWS)]
  return fillWithParcels(target, rows, stockUp)
}

/** Gives every customer more money, and the mall more goods, than anybody can use. */
export async function stockUp(db: Database): Promise<void> {
  await creditBalance(db)
  await db.execute(sql`update skus set stock = 1000000`)
}

/**
 * Creates one customer per number, with that many parcels.
 *
 * @param more makes other changes to the database
 */
export async function fillWithParcels(
  { env }: Target,
  rowsByCustomer: readonly number[],
  more: (db: Database) => Promise<void> = async () => {},
): Promise<Account[]> {
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
    for (const [number, rows] of rowsByCustomer.entries()) {
      const userName = `bench_${String(number).padStart(4, '0')}`
      const parcelId = await signUpAndDeclare(server.url, userName, (target) => codes.get(target) ?? '')
      await multiplyParcel(database.db, parcelId, rows - 1)
      accounts.push({ userName, password: PASSWORD })
    }
    await more(database.db)
    await database.db.execute(sql`analyze`)
    return accounts
  } finally {
    await server.close()
  }
}

/** Credits more than the benchmark can spend, through the ledger like any other money. */
async function creditBalance(db: Database): Promise<void> {
  for (const { userId, currencyCode } of await db.query.fundAccounts.findMany()) {
    const money = {
      userId,
      currencyCode,
      amount: 100_000_000n,
      type: FundAccountLogType.Manual,
      subject: null,
      note: { key: 'fundNote.opening' },
    } as const
    await db.transaction((tx) => creditCustomer(tx, money, new Date()))
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

interface Token {
  readonly tokenType: string
  readonly accessToken: string
  readonly refreshToken: string
}

/** Signs in and returns the token, as the app stores it. */
export async function signInToken(
  url: string,
  { userName, password }: Account,
): Promise<Token & { readonly id: string; readonly userId: null }> {
  const request = { usernameOrEmail: userName, password, loginPlatform: 'PcWebFrontend' }
  return { ...(await post<Token>(`${url}/api/f/passport/login`, request)), id: 'session-1', userId: null }
}

/** Calls the API and returns the response body. */
export async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}
