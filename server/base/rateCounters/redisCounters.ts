import { createClient } from '@redis/client'

import { after, SECOND_MS } from '../time/clock.ts'

import type { FastifyBaseLogger } from 'fastify'

import type { SharedCounters } from './callCounter.ts'

/** Keeps our keys apart from whatever else is in that Redis. */
const PREFIX = 'rate-limit:'

const CONNECT_TIMEOUT_MS = 5 * SECOND_MS
const MAX_RETRY_DELAY_MS = 5 * SECOND_MS

/** Adds, and starts a window, in one step: no process ever sees a counter that doesn't expire. */
const ADD = `
local count = redis.call('INCRBY', KEYS[1], ARGV[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  left = tonumber(ARGV[2])
  redis.call('PEXPIRE', KEYS[1], left)
end
return { count, left }`

/** Counters in Redis, and its connection. */
export interface RedisCounters extends SharedCounters {
  close(): Promise<void>
}

/**
 * Connects to Redis. When it is lost later, each process counts for itself until it is back: better a less exact limit
 * for a while than a server that answers nobody.
 *
 * @throws Error when Redis can't be reached at the start: its URL is probably wrong
 */
export async function openRedisCounters(url: string, log: FastifyBaseLogger): Promise<RedisCounters> {
  let hasStarted = false
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) => hasStarted && Math.min(2 ** tries * 50, MAX_RETRY_DELAY_MS),
    },
  })
  client.on('error', (error: Error) => log.error({ err: error }, 'Redis is out of reach'))
  await client.connect().catch((error: unknown) => {
    throw new Error(`Redis (REDIS_URL) cannot be reached: ${String(error)}`)
  })
  hasStarted = true
  return {
    add: async (key, calls, now, windowMs) => {
      try {
        const result = await client.eval(ADD, {
          keys: [PREFIX + key],
          arguments: [String(calls), String(windowMs)],
        })
        const [count = calls, left = windowMs] = result as unknown as number[]
        return { count, resetTime: after(now, left) }
      } catch {
        // The client has logged why, once, and keeps trying to reconnect.
        return null
      }
    },
    close: async () => {
      if (client.isOpen) client.destroy()
    },
  }
}
