import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'

import { memoryMb } from '../../scripts/lib/processMemory.mts'
import { rawRequest } from '../support/server/rawRequest.ts'

import type { ServerProcess } from '../support/server/serverProcess.ts'
import type { Tally } from './Tally.ts'

const AT_ONCE = 10
const ROWS = 80_000
const BAR = { rssMb: 500, aliveMs: 1000 }

/** Sends ten bodies of 240 kB of empty rows at once; returns what is wrong with how the server took them. */
export async function throwBombs(server: ServerProcess, token: string, tally: Tally): Promise<string[]> {
  const body = `{"items":[${Array.from({ length: ROWS }, () => '{}').join(',')}]}`
  const request = {
    address: '/api/u/biz/ship-for-me/parcel/batch',
    body,
    headers: { authorization: `Bearer ${token}` },
  }
  const atRest = memoryMb(server.pid, 'now')
  forgetPeak(server.pid)
  const bombs = Array.from({ length: AT_ONCE }, async () => {
    const startedAt = performance.now()
    const { status } = await rawRequest(server.url, request)
    tally.add('240 kB of empty rows', status, performance.now() - startedAt, '')
  })
  const startedAt = performance.now()
  const { status } = await rawRequest(server.url, { address: '/health/live' })
  const aliveMs = Math.round(performance.now() - startedAt)
  await Promise.all(bombs)
  const rssMb = memoryMb(server.pid, 'at most') ?? assert.fail()
  console.log(
    `${AT_ONCE} bodies of 240 kB of empty rows at once: at most ${rssMb} MB of memory (${atRest} at rest); /health/live answered ${status} after ${aliveMs} ms`,
  )
  return [
    ...(rssMb >= BAR.rssMb ? [`${rssMb} MB under bodies of empty rows`] : []),
    ...(status !== 200 || aliveMs > BAR.aliveMs ? [`/health/live: ${status} after ${aliveMs} ms`] : []),
  ]
}

/** Linux counts the highest resident memory of a process from here on. */
function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
}
