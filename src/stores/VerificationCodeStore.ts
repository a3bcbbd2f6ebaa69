import { makeAutoObservable, onBecomeObserved, onBecomeUnobserved, runInAction } from 'mobx'

import type { PassportApi } from '@/api/passport'
import type { CodePurpose } from '@/model/session'

const TICK_MS = 1_000

/** Verification codes on their way, and the countdowns to the next: they outlive the page that asked. */
export class VerificationCodeStore {
  private readonly resendAtMs = new Map<string, number>()
  private nowMs: number

  constructor(
    private readonly passport: Pick<PassportApi, 'sendVerificationCode'>,
    private readonly now: () => number = Date.now,
  ) {
    this.nowMs = now()
    makeAutoObservable<this, 'passport' | 'now'>(this, { passport: false, now: false }, { autoBind: true })
    this.tickWhileWatched()
  }

  /** Seconds until another code may go to this target; 0 when one may now. */
  secondsLeft(target: string, purpose: CodePurpose): number {
    const resendAtMs = this.resendAtMs.get(keyOf(target, purpose))
    if (resendAtMs === undefined) return 0
    return Math.max(0, Math.ceil((resendAtMs - this.nowMs) / 1000))
  }

  async send(target: string, purpose: CodePurpose): Promise<void> {
    const resendAfter = await this.passport.sendVerificationCode(target, purpose)
    runInAction(() => {
      this.nowMs = this.now()
      this.resendAtMs.set(keyOf(target, purpose), this.nowMs + resendAfter * 1000)
    })
  }

  private tick(): void {
    this.nowMs = this.now()
  }

  /** No timer runs while no countdown is on screen. */
  private tickWhileWatched(): void {
    let timer: ReturnType<typeof setInterval> | undefined
    onBecomeObserved(this, 'nowMs' as never, () => {
      this.nowMs = this.now()
      timer = setInterval(this.tick, TICK_MS)
    })
    onBecomeUnobserved(this, 'nowMs' as never, () => clearInterval(timer))
  }
}

function keyOf(target: string, purpose: CodePurpose): string {
  return `${purpose} ${target}`
}
