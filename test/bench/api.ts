/**
 * `npm run bench:api`: measures how fast the server starts, lists parcels and charges wallets, on the
 * embedded database and, with `TEST_DATABASE_URL`, on PostgreSQL. Run it on an idle machine; it prints the
 * load.
 */
import { loadavg } from 'node:os'

import { fill } from './data.ts'
import {
  CONNECTIONS,
  loadBareList,
  loadCharges,
  loadParcelList,
  placeOrders,
  signIn,
  type Figures,
} from './load.ts'
import { embeddedTarget, postgresTarget, startBare, startBundled, type Target } from './target.ts'

interface Bar {
  /** Milliseconds. */
  readonly p99: number
  readonly perSecond?: number
}

interface Bars {
  readonly list: Bar
  readonly charge: Bar
  /** Milliseconds and MB. */
  readonly emptyStart: number
  readonly start: number
  readonly rss: number
}

const START = { emptyStart: 5000, start: 1500, rss: 400 }
const BARS: Readonly<Record<Target['name'], Bars>> = {
  PGlite: { list: { p99: 50, perSecond: 1000 }, charge: { p99: 60 }, ...START },
  PostgreSQL: { list: { p99: 20, perSecond: 2500 }, charge: { p99: 40 }, ...START },
}

const targets = [await embeddedTarget(), await postgresTarget()]
for (const target of targets) {
  if (target === null) console.log('PostgreSQL: left out; TEST_DATABASE_URL says where one is')
  else await measure(target).finally(() => target.remove())
}

async function measure(target: Target): Promise<void> {
  const bars = BARS[target.name]
  const load = loadavg()[0]?.toFixed(2)
  console.log(`\n${target.name}; ${CONNECTIONS} connections; load of the machine: ${load}`)
  const empty = await startBundled(target)
  show('start, nothing there yet', empty.startMs <= bars.emptyStart, seconds(empty.startMs))
  await empty.stop()
  const accounts = await fill(target)
  const server = await startBundled(target)
  let tokens: string[]
  try {
    const { startMs, rssMb } = server
    const isMet = startMs <= bars.start && (rssMb === null || rssMb <= bars.rss)
    show('start, 100,000 parcels', isMet, `${seconds(startMs)}, ${rssMb} MB`)
    tokens = await signIn(server.url, accounts.slice(0, CONNECTIONS))
    showLoad('parcel list', await loadParcelList(server.url, tokens), bars.list)
    const orders = await placeOrders(server.url, await signIn(server.url, accounts))
    showLoad('wallet charge', await loadCharges(server.url, orders), bars.charge)
  } finally {
    await server.stop()
  }
  await measurePeer(target, tokens)
}

/** Measures the same page on the bare server, as a baseline for this machine. */
async function measurePeer(target: Target, tokens: readonly string[]): Promise<void> {
  const bare = await startBare(target)
  try {
    showLoad('a bare route, to compare', await loadBareList(bare.url, tokens), null)
  } finally {
    await bare.stop()
  }
}

function showLoad(what: string, { p50, p99, perSecond, failures }: Figures, bar: Bar | null): void {
  const isMet = bar && p99 <= bar.p99 && perSecond >= (bar.perSecond ?? 0) && failures === 0
  const figures = `p50 ${p50} ms, p99 ${p99} ms, ${perSecond}/s, ${failures} failed`
  const asked = bar && ` (bar: p99 ${bar.p99} ms${bar.perSecond ? `, ${bar.perSecond}/s` : ''})`
  show(what, isMet, figures + (asked ?? ''))
}

function show(what: string, isMet: boolean | null, figures: string): void {
  const mark = isMet === null ? ' ' : isMet ? '✓' : '✗'
  console.log(`  ${mark} ${what.padEnd(26)} ${figures}`)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
