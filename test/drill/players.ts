import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { SKU, type Account } from '../bench/data.ts'

/** A write that the server said it had done: whatever happens, it must be there afterwards. */
export interface Acknowledged {
  readonly parcels: Set<string>
  /** In cents, by customer. */
  readonly spent: Map<string, number>
}

/** How the calls of some time went. */
export interface Tally {
  requests: number
  /** Answers of 503 and of 429: asked to come again. */
  refused: number
  tooMany: number
  /** Answers of other 5xx, and their codes. */
  failed: number
  /** Answers that make no sense, such as a 404 for what was acknowledged before. */
  wrong: number
  /** Calls without any answer. */
  lost: number
  longestGapMs: number
}

const TIMEOUT_MS = 25_000
const PAUSE_MS = 20
const AGAIN_MS = 200
const PARCELS = '/api/u/biz/ship-for-me/parcel'

/** Customers who declare parcels and buy in the mall, each one call after the other, until they are told to stop. */
export class Players {
  readonly acknowledged: Acknowledged = { parcels: new Set(), spent: new Map() }
  private tally: Tally = emptyTally()
  private lastSuccess = performance.now()
  private isOver = false
  private running: Promise<void>[] = []

  constructor(private readonly url: string) {}

  start(accounts: readonly Account[]): void {
    this.lastSuccess = performance.now()
    this.running = accounts.map((account, index) => this.play(account, index))
  }

  /** The figures since the last time this was asked. */
  take(): Tally {
    this.tally.longestGapMs = Math.max(this.tally.longestGapMs, performance.now() - this.lastSuccess)
    const taken = this.tally
    this.tally = emptyTally()
    return taken
  }

  async stop(): Promise<void> {
    this.isOver = true
    await Promise.all(this.running)
  }

  private async play(account: Account, index: number): Promise<void> {
    let token = await this.signIn(account)
    for (let round = 0; !this.isOver; round += 1) {
      try {
        if (round % 2 === 0) await this.declare(token, index, round)
        else await this.buy(token, account.userName)
      } catch (error) {
        if (error instanceof SignedOut) token = await this.signIn(account)
        else if (!(error instanceof WrongAnswer)) throw error
      }
      await sleep(PAUSE_MS)
    }
  }

  private async signIn({ userName, password }: Account): Promise<string> {
    const login = { usernameOrEmail: userName, password, loginPlatform: 'PcWebFrontend' }
    const { accessToken } = await this.insist<{ accessToken: string }>('/api/f/passport/login', login)
    return accessToken
  }

  private async declare(token: string, index: number, round: number): Promise<void> {
    const expressNumber = `SF${String(index).padStart(3, '0')}${String(round).padStart(9, '0')}`
    const parcel = {
      expressNumber,
      declaredName: 'Winter jacket',
      declaredCurrency: 'CNY',
      declaredValue: '320.00',
      itemQuantity: 1,
    }
    const { id } = await this.insist<{ id: string }>(PARCELS, parcel, token)
    this.acknowledged.parcels.add(id)
  }

  private async buy(token: string, userName: string): Promise<void> {
    const request = { skuId: SKU, quantity: 1, addressee: 'warehouse' }
    const { id, total } = await this.insist<{ id: string; total: string }>(
      '/api/u/store/order',
      request,
      token,
    )
    await this.insist(`/api/u/store/order/${id}/pay`, { expectedTotal: total }, token)
    const { spent } = this.acknowledged
    spent.set(userName, (spent.get(userName) ?? 0) + Math.round(Number(total) * 100))
  }

  /** Sends a call again, with the same key, until it has an answer that is no failure. */
  private async insist<T>(path: string, body: object, token?: string): Promise<T> {
    const key = randomUUID()
    for (;;) {
      const answer = await this.send(path, body, key, token)
      if (answer?.ok) {
        this.noteGap()
        return (await answer.json()) as T
      }
      if (answer?.status === 401) throw new SignedOut()
      if (answer && answer.status < 500 && answer.status !== 429) {
        this.tally.wrong += 1
        console.log(`${path} answered ${answer.status}: ${await answer.text()}`)
        throw new WrongAnswer()
      }
      await sleep(AGAIN_MS)
    }
  }

  private async send(path: string, body: object, key: string, token?: string): Promise<Response | null> {
    this.tally.requests += 1
    const answer = await fetch(this.url + path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null)
    if (answer === null) this.tally.lost += 1
    else if (answer.status === 503) this.tally.refused += 1
    else if (answer.status === 429) this.tally.tooMany += 1
    else if (answer.status >= 500) this.tally.failed += 1
    return answer
  }

  private noteGap(): void {
    const now = performance.now()
    this.tally.longestGapMs = Math.max(this.tally.longestGapMs, now - this.lastSuccess)
    this.lastSuccess = now
  }
}

class SignedOut extends Error {}

/** The call is given up: nothing that follows from it can work. */
class WrongAnswer extends Error {}

function emptyTally(): Tally {
  return { requests: 0, refused: 0, tooMany: 0, failed: 0, wrong: 0, lost: 0, longestGapMs: 0 }
}
