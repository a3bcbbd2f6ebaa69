/**
 * `npm run bench:api`: how fast the server starts, lists parcels and charges wallets, on the embedded database
 * and, with `TEST_DATABASE_URL`, on PostgreSQL. The machine should have nothing else to do: its load is printed.
 */
import { loadavg } from 'node:os'

import { fill } from './data.ts'
import { CONNECTIONS, loadCharges, loadParcelList, placeOrders, signIn, type Figures } from './load.ts'
import { embeddedTarget, postgresTarget, startBundled, type Target } from './target.ts'

interface Bar {
  readonly p99: number
  readonly perSecond?: number
}

interface Bars {
  readonly list: Bar
  readonly charge: Bar
}

const BARS: Readonly<Record<string, Bars>> = {
  PGlite: { list: { p99: 50, perSecond: 1000 }, charge: { p99: 60 } },
  PostgreSQL: { list: { p99: 20, perSecond: 2500 }, charge: { p99: 40 } },
}

const targets = [await embeddedTarget(), await postgresTarget()]
for (const target of targets) {
  if (target === null) console.log('PostgreSQL: left out; TEST_DATABASE_URL says where one is')
  else await measure(target).finally(() => target.remove())
}

async function measure(target: Target): Promise<void> {
  const bars = BARS[target.name]
  console.log(
    `\n${target.name}; ${CONNECTIONS} connections; load of the machine: ${loadavg()[0]?.toFixed(2)}`,
  )
  const empty = await startBundled(target)
  console.log(`  start, nothing there yet   ${seconds(empty.startMs)}`)
  await empty.stop()
  const accounts = await fill(target)
  const server = await startBundled(target)
  try {
    console.log(`  start, 100,000 parcels     ${seconds(server.startMs)}, ${server.rssMb} MB`)
    const tokens = await signIn(server.url, accounts)
    show('parcel list', await loadParcelList(server.url, tokens), target.name, bars?.list)
    const orders = await placeOrders(server.url, tokens)
    show('wallet charge', await loadCharges(server.url, orders), target.name, bars?.charge)
  } finally {
    await server.stop()
  }
}

function show(what: string, figures: Figures, name: string, bar: Bar | undefined): void {
  const { p50, p99, perSecond, failures } = figures
  const isMet = bar !== undefined && p99 <= bar.p99 && perSecond >= (bar.perSecond ?? 0) && failures === 0
  console.log(
    `  ${what.padEnd(26)} p50 ${p50} ms, p99 ${p99} ms, ${perSecond}/s, ${failures} failed` +
      ` ${isMet ? '✓' : '✗'} ${name}’s bar: p99 ${bar?.p99} ms${bar?.perSecond ? `, ${bar.perSecond}/s` : ''}`,
  )
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`
}
