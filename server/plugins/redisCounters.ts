import { createClient } from '@redis/client'

import { after, SECOND_MS } from '../base/time/clock.ts'

import type { FastifyBaseLogger } from 'fastify'

import type { SharedCounters } from './rateCounters.ts'

/** Keeps our keys apart from whatever else the Redis server is used for. */
const PREFIX = 'rate-limit:'

const CONNECT_TIMEOUT_MS = 5 * SECOND_MS
const MAX_RETRY_DELAY_MS = 5 * SECOND_MS

/** Adds and begins a window in one step: two processes never see a counter without its end. */
const ADD = `
local count = redis.call('INCRBY', KEYS[1], ARGV[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  left = tonumber(ARGV[2])
  redis.call('PEXPIRE', KEYS[1], left)
end
return { count, left }`

/** Counters in Redis, and how to let go of it. */
export interface RedisCounters extends SharedCounters {
  close(): Promise<void>
}

/**
 * Counts in Redis. When it is lost later on, calls are counted by each process alone until it is back: a limit
 * that is less exact for a while is better than a server that answers nobody.
 *
 * @throws Error when Redis cannot be reached at the start, where it is most likely misspelt
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
        // The client has logged why, once, and goes on trying to come back.
        return null
      }
    },
    close: async () => {
      if (client.isOpen) client.destroy()
    },
  }
}
