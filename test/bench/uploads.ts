/**
 * `npm run bench:uploads`: 40 customers send 90 MB of pictures each, all at once, to a bundled server on the embedded
 * database. Prints the most memory that it took, what became of the uploads, and how long a health check waited
 * meanwhile.
 */
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

import { MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES } from '../../server/contracts/upload.ts'
import { plainPicture, UPLOAD } from '../support/server/pictures.ts'
import { fillWithParcels } from './data.ts'
import { signIn } from './load.ts'
import { sendPictures } from './sendPictures.ts'
import { embeddedTarget, startBundled } from './target.ts'

const CUSTOMERS = 40

const PROBE_PAUSE_MS = 20

/** MB and milliseconds. */
const BARS = { rss: 700, live: 1000 }

const target = await embeddedTarget()
try {
  const accounts = await fillWithParcels(target, Array<number>(CUSTOMERS).fill(1))
  const server = await startBundled(target)
  try {
    await measure(server.url, await signIn(server.url, accounts), () => server.peakRssMb)
  } finally {
    await server.stop()
  }
} finally {
  await target.remove()
}

async function measure(
  url: string,
  tokens: readonly string[],
  peakRssMb: () => number | null,
): Promise<void> {
  const picture = await largePicture()
  console.log(`\n${CUSTOMERS} uploads of 90 MB at once; load of the machine: ${loadavg()[0]?.toFixed(2)}`)
  const atRest = peakRssMb()
  const probe = probeLive(url)
  const startedAt = performance.now()
  const pictures = Array<Buffer>(MAX_UPLOAD_FILES).fill(picture)
  const statuses = await Promise.all(tokens.map((token) => sendPictures(url + UPLOAD, token, pictures)))
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const live = await probe.stop()
  const peak = peakRssMb()
  show('most memory', peak !== null && peak < BARS.rss, `${peak} MB (bar ${BARS.rss}), at rest ${atRest} MB`)
  show(
    'slowest /health/live',
    live.slowestMs <= BARS.live,
    `${live.slowestMs} ms (bar ${BARS.live}), ${live.calls} calls`,
  )
  show('answers', !statuses.includes('500'), `${counted(statuses)}, all after ${seconds} s`)
}

/** A photo of 12 megapixels, filled up to the largest file that is accepted. */
async function largePicture(): Promise<Buffer> {
  const { width, height } = { width: 4000, height: 3000 }
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const photo = await plainPicture(width, height)
    .composite([
      { input: { create: { width, height, channels: 3, background: '#000', noise } }, blend: 'overlay' },
    ])
    .jpeg({ quality: 85 })
    .toBuffer()
  return Buffer.concat([photo, Buffer.alloc(Math.max(0, MAX_UPLOAD_BYTES - photo.length))])
}

/** Polls `/health/live` as long as the uploads last. */
function probeLive(url: string) {
  let isOver = false
  let calls = 0
  let slowest = 0
  const ask = async (): Promise<void> => {
    while (!isOver) {
      const askedAt = performance.now()
      await (await fetch(`${url}/health/live`)).text()
      slowest = Math.max(slowest, performance.now() - askedAt)
      calls += 1
      await sleep(PROBE_PAUSE_MS)
    }
  }
  const asking = ask()
  return {
    stop: async () => {
      isOver = true
      await asking
      return { slowestMs: Math.round(slowest), calls }
    },
  }
}

function counted(statuses: readonly string[]): string {
  return [...new Set(statuses)]
    .sort()
    .map((status) => `${statuses.filter((one) => one === status).length} × ${status}`)
    .join(', ')
}

function show(what: string, isMet: boolean, figures: string): void {
  console.log(`  ${isMet ? '✓' : '✗'} ${what.padEnd(22)} ${figures}`)
}
