import { makeAutoObservable, onBecomeObserved, onBecomeUnobserved } from 'mobx'

import type { PassportApi } from '@/api/passport'
import { isApiError } from '@/model/call/ApiError'
import { readMobileNumber } from '@/model/account/mobileNumber'
import type { CodePurpose } from '@/model/account/session'
import { readStored, writeStored } from '@/platform/storage/storage'

const TICK_MS = 1_000

/** Longer waits, such as the hours after a day's last code, are told in words and not counted down. */
const MAX_COUNTDOWN_SECONDS = 600

const STORAGE_KEY = 'codeResendTimes'

type ResendTime = readonly [target: string, resendAtMs: number]

/** Sends verification codes and counts down to the next. Countdowns outlive the page and a reload. */
export class VerificationCodeStore {
  private readonly resendAtMs: Map<string, number>
  private nowMs: number

  constructor(
    private readonly passport: Pick<PassportApi, 'sendVerificationCode'>,
    private readonly now: () => number = Date.now,
  ) {
    this.nowMs = now()
    this.resendAtMs = new Map(
      readStored(STORAGE_KEY, isResendTimes)?.filter(([, atMs]) => this.isAhead(atMs)),
    )
    makeAutoObservable<this, 'passport' | 'now'>(this, { passport: false, now: false }, { autoBind: true })
    this.tickWhileWatched()
  }

  /** Seconds until another code may be sent to this target; 0 if one may be sent now. */
  secondsLeft(target: string): number {
    const resendAtMs = this.resendAtMs.get(keyOf(target))
    if (resendAtMs === undefined) return 0
    return Math.max(0, Math.ceil((resendAtMs - this.nowMs) / 1000))
  }

  async send(target: string, purpose: CodePurpose): Promise<void> {
    await this.sendWith(target, () => this.passport.sendVerificationCode(target, purpose))
  }

  /** @param request has a code sent to the target, and resolves with the seconds until another may be sent */
  async sendWith(target: string, request: () => Promise<number>): Promise<void> {
    try {
      this.countDown(target, await request())
    } catch (error) {
      // Another page or device has requested one meanwhile.
      const seconds = isApiError(error) ? error.detail.retryAfterSeconds : undefined
      if (seconds !== undefined && seconds <= MAX_COUNTDOWN_SECONDS) this.countDown(target, seconds)
      throw error
    }
  }

  private countDown(target: string, seconds: number): void {
    this.nowMs = this.now()
    this.resendAtMs.set(keyOf(target), this.nowMs + seconds * 1000)
    writeStored(
      STORAGE_KEY,
      [...this.resendAtMs].filter(([, atMs]) => this.isAhead(atMs)),
    )
  }

  /** If the device clock was set back, a stored time may be hours ahead: ignore it. */
  private isAhead(atMs: number): boolean {
    return atMs > this.nowMs && atMs <= this.nowMs + MAX_COUNTDOWN_SECONDS * 1000
  }

  private tick(): void {
    this.nowMs = this.now()
  }

  /** Runs the timer only while a countdown is on screen. */
  private tickWhileWatched(): void {
    let timer: ReturnType<typeof setInterval> | undefined
    onBecomeObserved(this, 'nowMs' as never, () => {
      this.nowMs = this.now()
      timer = setInterval(this.tick, TICK_MS)
    })
    onBecomeUnobserved(this, 'nowMs' as never, () => clearInterval(timer))
  }
}

/** The server limits codes per target, whatever their purpose and however the target is written. */
function keyOf(target: string): string {
  return readMobileNumber(target) ?? target.toLowerCase()
}

function isResendTimes(value: unknown): value is readonly ResendTime[] {
  return Array.isArray(value) && value.every(isResendTime)
}

function isResendTime(value: unknown): value is ResendTime {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}
