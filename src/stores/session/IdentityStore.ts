import { makeAutoObservable } from 'mobx'

import type { IdentityApi } from '@/api/identity'
import type { OpenWay } from '@/model/account/identity'
import type { FieldProblems } from '@/model/validation/FieldProblem'
import { codeProblem, required } from '@/model/validation/problems'
import { wechatLoginCode } from '@/platform/wechat/wechatLogin'

import { Form } from '../form/Form'
import type { VerificationCodeStore } from './VerificationCodeStore'

interface IdentityValues {
  /** Named apart from fields of the page below. */
  readonly identityPassword: string
  readonly identityCode: string
}

/** Lets the customer prove who they are, in one of the ways that are open to them. */
export class IdentityStore {
  readonly form: Form<IdentityValues>
  /** The way that is being taken; null if none is open here. */
  current: OpenWay | null

  /** @param ways as the server lists them, the best one first */
  constructor(
    private readonly api: IdentityApi,
    private readonly codes: Pick<VerificationCodeStore, 'secondsLeft' | 'sendWith'>,
    readonly ways: readonly OpenWay[],
  ) {
    this.current = ways[0] ?? null
    this.form = new Form<IdentityValues>(
      { identityPassword: '', identityCode: '' },
      (values) => this.problemsOf(values),
      { password: 'identityPassword', code: 'identityCode' },
    )
    makeAutoObservable<this, 'api' | 'codes'>(
      this,
      { form: false, api: false, codes: false, ways: false },
      { autoBind: true },
    )
  }

  take(way: string): void {
    if (way === this.current?.way) return
    this.current = this.ways.find((one) => one.way === way) ?? null
    // A code is for one contact only.
    this.form.fill({ ...this.form.values, identityCode: '' })
  }

  /** Seconds until another code may be sent to the current contact; 0 if one may be sent now. */
  get secondsLeft(): number {
    return this.codes.secondsLeft(this.current?.contact ?? '')
  }

  async sendCode(): Promise<void> {
    const { way, contact } = this.current ?? {}
    if ((way !== 'mobile' && way !== 'email') || !contact) return
    await this.codes.sendWith(contact, () => this.api.sendCode(way))
  }

  /** @returns whether the customer is confirmed now */
  async submit(): Promise<boolean> {
    const way = this.current?.way
    return this.form.submit(async ({ identityPassword: password, identityCode: code }) => {
      if (way === 'password') await this.api.confirm({ password })
      else if (way === 'mobile' || way === 'email') await this.api.confirm({ target: way, code })
      // Without a code of WeChat's, the server's refusal says what to do.
      else await this.api.confirm({ wechatCode: (await wechatLoginCode()) ?? 'none' })
    })
  }

  private problemsOf(values: IdentityValues): FieldProblems<keyof IdentityValues> {
    const way = this.current?.way
    if (way === 'password') return { identityPassword: required(values.identityPassword) }
    return way === 'wechat' ? {} : { identityCode: codeProblem(values.identityCode) }
  }
}
