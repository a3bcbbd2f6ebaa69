import { setTimeout as sleep } from 'node:timers/promises'

import { createClient } from '@redis/client'

import { after, SECOND_MS } from '../time/clock.ts'

import type { FastifyBaseLogger } from 'fastify'

import type { SharedCounters } from './callCounter.ts'

/** Keeps our keys apart from whatever else is in that Redis. */
const PREFIX = 'rate-limit:'

const CONNECT_TIMEOUT_MS = 5 * SECOND_MS
const ANSWER_TIMEOUT_MS = 200
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
 * Connects to Redis. While it's lost or doesn't answer, each process counts for itself: better a less exact limit for a
 * while than a server that answers nobody.
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
  const ask = answeredSoon(log)
  return {
    add: async (key, calls, now, windowMs) => {
      const result = await ask(() =>
        client.eval(ADD, { keys: [PREFIX + key], arguments: [String(calls), String(windowMs)] }),
      )
      if (result === null) return null
      const [count = calls, left = windowMs] = result as unknown as number[]
      return { count, resetTime: after(now, left) }
    },
    close: async () => {
      if (client.isOpen) client.destroy()
    },
  }
}

/**
 * Asks Redis and doesn't wait long. After a command without an answer no other is sent, until that one is answered or its
 * connection is lost: only the calls under way when Redis freezes wait at all.
 *
 * @returns a function that sends a command, and returns null when there is no answer
 */
function answeredSoon(log: FastifyBaseLogger) {
  let isFrozen = false
  return async <T>(send: () => Promise<T>): Promise<T | null> => {
    if (isFrozen) return null
    // When the connection is lost, the client has logged why, once, and keeps trying to reconnect.
    const answer = send().catch(() => null)
    const isLate = await Promise.race([
      answer.then(() => false),
      sleep(ANSWER_TIMEOUT_MS, true, { ref: false }),
    ])
    if (!isLate) return answer
    if (!isFrozen) {
      isFrozen = true
      log.error('Redis does not answer')
      void answer.then(() => {
        isFrozen = false
        log.info('Redis is asked again')
      })
    }
    return null
  }
}
