/**
 * Builds what runs in production on one machine, has customers use it, and breaks one part after the other. Needs
 * Debian's packages: patroni, etcd-server, haproxy, redis-server, postgresql.
 */
import { setTimeout as sleep } from 'node:timers/promises'

import { fillWithParcels, stockUp } from '../bench/data.ts'
import { audit, type Findings } from './audit.ts'
import { Players, type Tally } from './players.ts'
import { LEASE_MS, type PostgresNode } from './PostgresNode.ts'
import { Site } from './Site.ts'

const WRITERS = 10
const CALM_MS = 5000
const AWAY_MS = 20_000
/** Less than the lease: nothing fails over. */
const SHORT_MS = 3000
/** A failover, and a call that is sent again. */
const MAX_GAP_MS = 10_000

interface Fault {
  readonly name: string
  happen(site: Site): Promise<void>
}

/** Kills a node with its agent, and starts it again once the others have long gone on without it. */
async function reset(node: PostgresNode): Promise<void> {
  await node.signalAll('SIGKILL')
  await sleep(AWAY_MS)
  await node.start()
}

/** A node that is back follows the new primary before the next fault. */
async function whole(site: Site): Promise<void> {
  await site.waitFor('three nodes', async () => {
    const roles = await Promise.all(site.nodes.map((node) => node.role()))
    return roles.every((role) => role !== null) && roles.filter((role) => role === 'replica').length === 2
  })
  await site.waitFor('both servers', () => site.areServersReady())
}

const FAULTS: readonly Fault[] = [
  { name: 'nothing', happen: () => sleep(CALM_MS) },
  {
    name: 'primary killed with its agent',
    happen: async (site) => reset(await site.primary()),
  },
  {
    name: 'primary frozen',
    happen: async (site) => {
      const node = await site.primary()
      await node.signalAll('SIGSTOP')
      // A watchdog resets a machine that has missed its lease. One that wakes up later would believe for a moment
      // that it's still the primary, and Patroni may let it become that again, without what was written meanwhile.
      await sleep(LEASE_MS)
      await reset(node)
    },
  },
  {
    name: 'primary frozen for 3 s',
    happen: async (site) => {
      const node = await site.primary()
      await node.signalAll('SIGSTOP')
      await sleep(SHORT_MS)
      await node.signalAll('SIGCONT')
    },
  },
  {
    name: 'replica cut off',
    happen: async (site) => {
      const node = await site.replica()
      await node.signalAll('SIGSTOP')
      await sleep(AWAY_MS)
      await node.signalAll('SIGCONT')
    },
  },
  {
    name: 'server process restarted',
    happen: async (site) => {
      await site.program('server1').stop('SIGTERM')
      site.startServer(0)
    },
  },
  {
    name: 'server process killed',
    happen: async (site) => {
      await site.program('server2').stop('SIGKILL')
      site.startServer(1)
    },
  },
  {
    name: 'Redis killed',
    happen: async (site) => {
      await site.program('redis').stop('SIGKILL')
      await sleep(CALM_MS)
      site.startRedis()
    },
  },
  {
    name: 'Redis frozen',
    happen: async (site) => {
      site.program('redis').signal('SIGSTOP')
      await sleep(CALM_MS)
      site.program('redis').signal('SIGCONT')
    },
  },
]

async function drill(site: Site): Promise<boolean> {
  const accounts = await fillWithParcels(site.target, new Array<number>(WRITERS).fill(1), stockUp)
  await site.startServers()
  const players = new Players(site.url)
  players.start(accounts)
  const rows: [string, Tally][] = []
  for (const fault of FAULTS) {
    await fault.happen(site)
    await whole(site)
    await sleep(CALM_MS)
    rows.push([fault.name, players.take()])
    report(rows.slice(-1))
  }
  await players.stop()
  const findings = await audit(site, players.acknowledged)
  reportFindings(findings)
  const isServed = rows.every(
    ([, { failed, wrong, longestGapMs }]) => failed === 0 && wrong === 0 && longestGapMs <= MAX_GAP_MS,
  )
  return isServed && isWhole(findings)
}

function isWhole({ parcelsLost, centsLost, isLedgerSound, ledgerSum }: Findings): boolean {
  return parcelsLost === 0 && centsLost === 0 && isLedgerSound && ledgerSum === '0'
}

function report(rows: readonly [string, Tally][]): void {
  for (const [name, { requests, refused, tooMany, failed, wrong, lost, longestGapMs }] of rows) {
    const gap = (longestGapMs / 1000).toFixed(1)
    console.log(
      `${name.padEnd(32)} ${requests} requests, ${refused} × 503, ${tooMany} × 429, ${failed} × other 5xx, ${wrong} wrong, ${lost} without answer, ${gap} s without service`,
    )
  }
}

function reportFindings({ parcels, parcelsLost, payments, centsLost, ledgerSum, ...rest }: Findings): void {
  console.log(`acknowledged: ${parcels} parcels and ${payments} payments`)
  console.log(`lost: ${parcelsLost} parcels and ${centsLost} cents of payments`)
  console.log(
    `the ledger adds up to ${ledgerSum}, and its check says ${rest.isLedgerSound ? 'sound' : 'NOT SOUND'}`,
  )
}

const site = await Site.build()
let isSound = false
try {
  isSound = await drill(site)
} finally {
  await site.tearDown({ keepsLogs: !isSound })
}
process.exitCode = isSound ? 0 : 1
