/**
 * `npm run bench:api`: measures how fast the server starts, lists parcels and charges wallets, on the embedded database
 * and, with `TEST_DATABASE_URL`, on PostgreSQL. Machines differ, so what counts is the ratio to bare routes in the same
 * run. Run it on an idle machine; it prints the load.
 */
import { loadavg } from 'node:os'

import { fill } from './data.ts'
import {
  CONNECTIONS,
  loadBareCharges,
  loadBareList,
  loadCharges,
  loadParcelList,
  placeOrders,
  signIn,
  type Figures,
} from './load.ts'
import { embeddedTarget, postgresTarget, startBare, startBundled, type Target } from './target.ts'

/** The least share of the bare list's throughput. */
interface Shares {
  readonly list: number
  readonly charge: number
}

const SHARES: Readonly<Record<Target['name'], Shares>> = {
  PGlite: { list: 0.85, charge: 0.18 },
  PostgreSQL: { list: 0.85, charge: 0.1 },
}
/** The list's p99 compared with the bare list's. */
const LIST_P99 = 1.3
/** The charge's p99 compared with its own p50. */
const CHARGE_P99 = 3
/** Milliseconds and MB. */
const START = { empty: 4000, filled: 1000, rss: 400 }

const targets = [await embeddedTarget(), await postgresTarget()]
for (const target of targets) {
  if (target === null) console.log('PostgreSQL: left out; TEST_DATABASE_URL says where one is')
  else await measure(target).finally(() => target.remove())
}

async function measure(target: Target): Promise<void> {
  const load = loadavg()[0]?.toFixed(2)
  console.log(`\n${target.name}; ${CONNECTIONS} connections; load of the machine: ${load}`)
  const empty = await startBundled(target)
  show('start, nothing there yet', empty.startMs <= START.empty, seconds(empty.startMs))
  await empty.stop()
  const accounts = await fill(target)
  const server = await startBundled(target)
  const { startMs, rssMb } = server
  const isStartMet = startMs <= START.filled && (rssMb === null || rssMb <= START.rss)
  show('start, 100,000 parcels', isStartMet, `${seconds(startMs)}, ${rssMb} MB`)
  try {
    const tokens = await signIn(server.url, accounts)
    const readers = tokens.slice(0, CONNECTIONS)
    const list = await loadParcelList(server.url, readers)
    const charge = await loadCharges(server.url, await placeOrders(server.url, tokens))
    const unpaid = await placeOrders(server.url, tokens)
    await server.stop()
    await compare(target, { list, charge }, async (bareUrl) => ({
      list: await loadBareList(bareUrl, readers),
      charge: await loadBareCharges(bareUrl, unpaid),
    }))
  } finally {
    await server.stop()
  }
}

interface Measured {
  readonly list: Figures
  readonly charge: Figures
}

/** Measures the bare routes, and shows ours beside them. */
async function compare(
  target: Target,
  { list, charge }: Measured,
  measureBare: (url: string) => Promise<Measured>,
): Promise<void> {
  const bareServer = await startBare(target)
  try {
    const bare = await measureBare(bareServer.url)
    const least = SHARES[target.name]
    const share = (ours: Figures) => ours.perSecond / bare.list.perSecond
    const isSmooth = list.p99 <= LIST_P99 * bare.list.p99 && charge.p99 <= CHARGE_P99 * charge.p50
    const failures = list.failures + charge.failures
    show('parcel list', null, figuresOf(list))
    show('bare list', null, figuresOf(bare.list))
    show('wallet charge', null, figuresOf(charge))
    show('bare charge', null, figuresOf(bare.charge))
    show('list / bare list', share(list) >= least.list, ratio(share(list), least.list))
    show('charge / bare list', share(charge) >= least.charge, ratio(share(charge), least.charge))
    show('charge / bare charge', null, (charge.perSecond / bare.charge.perSecond).toFixed(2))
    show('slowest of a hundred', isSmooth, slowest(list, bare.list, charge))
    show('failed', failures === 0, String(failures))
  } finally {
    await bareServer.stop()
  }
}

function slowest(list: Figures, bareList: Figures, charge: Figures): string {
  const listRatio = (list.p99 / bareList.p99).toFixed(2)
  const chargeRatio = (charge.p99 / charge.p50).toFixed(2)
  return `list ${listRatio} × the bare list's (bar ${LIST_P99}), charge ${chargeRatio} × its median (bar ${CHARGE_P99})`
}

function figuresOf({ p50, p99, perSecond }: Figures): string {
  return `p50 ${p50} ms, p99 ${p99} ms, ${perSecond}/s`
}

function ratio(value: number, least: number): string {
  return `${value.toFixed(3)} (bar ${least})`
}

function show(what: string, isMet: boolean | null, figures: string): void {
  const mark = isMet === null ? ' ' : isMet ? '✓' : '✗'
  console.log(`  ${mark} ${what.padEnd(26)} ${figures}`)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
