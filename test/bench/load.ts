import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'

import autocannon from 'autocannon'
import { decodeJwt } from 'jose'

import { SECOND_MS } from '../../server/base/time/clock.ts'
import { MAX_UNPAID_STORE_ORDERS } from '../../server/contracts/storeOrder.ts'
import { post, signInToken, SKU, type Account } from './data.ts'

export const CONNECTIONS = 20
const WARM_UP_SECONDS = 3
const SECONDS = 10

/** Results of a load test. */
export interface Figures {
  readonly p50: number
  readonly p99: number
  readonly perSecond: number
  readonly failures: number
}

/** Returns an access token for each account, in turn: one address may not sign many in at once. */
export async function signIn(url: string, accounts: readonly Account[]): Promise<string[]> {
  const tokens: string[] = []
  for (const account of accounts) tokens.push((await signInToken(url, account)).accessToken)
  return tokens
}

/** Lists the newest parcels; each connection uses a different customer. */
export function loadParcelList(url: string, tokens: readonly string[]): Promise<Figures> {
  return loadEvenly(`${url}/api/u/biz/ship-for-me/parcel/list`, tokens, (client, token) => {
    client.setHeadersAndBody(headersFor(token), '{}')
  })
}

/** Lists the same page on the bare server. */
export function loadBareList(url: string, tokens: readonly string[]): Promise<Figures> {
  return loadEvenly(`${url}/list`, tokens, (client, token) => {
    const { sub } = decodeJwt(token)
    client.setHeadersAndBody({ 'content-type': 'application/json' }, JSON.stringify({ userId: sub }))
  })
}

async function loadEvenly(
  url: string,
  tokens: readonly string[],
  setUp: (client: autocannon.Client, token: string) => void,
): Promise<Figures> {
  const run = (duration: number) => {
    let next = 0
    return measure({
      ...{ url, method: 'POST', connections: CONNECTIONS, duration },
      setupClient: (client) => setUp(client, tokens[next++ % tokens.length] ?? ''),
    })
  }
  await run(WARM_UP_SECONDS)
  return run(SECONDS)
}

/** An order that waits for payment. */
interface Unpaid {
  readonly id: string
  readonly token: string
  readonly expectedTotal: string
}

/** Places the orders that `loadCharges` pays: round robin across customers, up to the limit per customer. */
export async function placeOrders(url: string, tokens: readonly string[]): Promise<Unpaid[]> {
  const request = { skuId: SKU, quantity: 1, addressee: 'warehouse' }
  const orders: Unpaid[] = []
  for (let round = 0; round < MAX_UNPAID_STORE_ORDERS; round += 1) {
    for (const token of tokens) {
      const order = await post<{ id: string; total: string }>(`${url}/api/u/store/order`, request, token)
      orders.push({ id: order.id, token, expectedTotal: order.total })
    }
  }
  return orders
}

/** Pays each order once, with its own idempotency key. */
export function loadCharges(url: string, orders: readonly Unpaid[]): Promise<Figures> {
  return loadEach(url, orders, ({ id, token, expectedTotal }) => ({
    path: `/api/u/store/order/${id}/pay`,
    headers: { ...headersFor(token), 'idempotency-key': randomUUID() },
    body: JSON.stringify({ expectedTotal }),
  }))
}

/** Pays each order once on the bare server. */
export function loadBareCharges(url: string, orders: readonly Unpaid[]): Promise<Figures> {
  return loadEach(url, orders, ({ id }) => ({
    path: '/charge',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ orderId: id }),
  }))
}

function loadEach(
  url: string,
  orders: readonly Unpaid[],
  requestFor: (order: Unpaid) => autocannon.Request,
): Promise<Figures> {
  let next = 0
  return measure({
    url,
    connections: CONNECTIONS,
    amount: orders.length,
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({
          ...request,
          ...requestFor(orders[next++ % orders.length] ?? assert.fail()),
        }),
      },
    ],
  })
}

function headersFor(token: string): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'accept-language': 'zh-Hans',
  }
}

function measure(options: autocannon.Options): Promise<Figures> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    let endedAt = startedAt
    const run = autocannon(options, (error: Error | null, result) => {
      if (error) return reject(error)
      const { latency, requests, errors, timeouts, non2xx } = result
      resolve({
        p50: latency.p50,
        p99: latency.p99,
        // autocannon itself ends a run on a whole second, and a run of charges takes four or five.
        perSecond: Math.round(requests.total / ((endedAt - startedAt) / SECOND_MS)),
        failures: errors + timeouts + non2xx,
      })
    })
    run.on('response', () => (endedAt = performance.now()))
  })
}
