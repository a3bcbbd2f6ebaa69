import { makeAutoObservable, observableRef } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { newIdempotencyKey } from '@/model/call/idempotencyKey'
import { cleanAmount } from '@/model/funds/topupAmount'
import type { NewTopup } from '@/model/funds/topupOptions'
import type { FieldProblems } from '@/model/validation/FieldProblem'
import { topupApi, type TopupApi } from '@/stores/areas/topupApi'
import { DraftForm } from '@/stores/form/DraftForm'
import { MessageConsents } from '@/stores/message/MessageConsents'
import type { Stores } from '@/stores/StoresContext'

import { TopUpAmount } from './TopUpAmount'
import { TopUpOptions, type TopUpChoice } from './TopUpOptions'

export interface TopUpValues extends TopUpChoice {
  /** As typed; null until the customer types. */
  readonly amount: string | null
  readonly remarks: string
}

/** The last request and its key, stored with the draft: a retry after a crash then makes no second top-up. */
interface SentTopup {
  readonly key: string
  readonly request: string
}

const EMPTY: TopUpValues = { currencyCode: '', method: '', receivingAccountId: '', amount: null, remarks: '' }
const FIELDS = ['currencyCode', 'method', 'receivingAccountId', 'amount', 'remarks'] as const

/** The form for a new top-up. */
export class TopUpStore {
  readonly form: DraftForm<TopUpValues, { readonly sent: SentTopup | null }>
  readonly options: TopUpOptions
  readonly amount: TopUpAmount

  private sent: SentTopup | null = null
  private readonly topups: TopupApi
  private readonly consents: MessageConsents

  /** @param shortfall of the payment that led here, in the account's currency */
  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'unsentPhotos'>,
    shortfall = '',
  ) {
    this.topups = topupApi(stores.api)
    this.consents = new MessageConsents(stores.api)
    this.form = new DraftForm<TopUpValues, { readonly sent: SentTopup | null }>(stores, {
      name: 'topUp',
      empty: EMPTY,
      validate: () => this.problems(),
      isPhotoRequired: true,
      extra: { contents: () => ({ sent: this.sent }), isValid: ({ sent }) => sent === null || isSent(sent) },
      onStart: (stored) => this.remember(stored?.sent ?? null),
      onLeave: () => this.options.clear(),
    })
    this.options = new TopUpOptions(this.topups, () => this.form.values)
    this.amount = new TopUpAmount(this.options, () => this.form.values.amount, shortfall)
    makeAutoObservable<this, 'sent' | 'stores' | 'topups' | 'consents'>(
      this,
      {
        form: false,
        options: false,
        amount: false,
        sent: observableRef,
        stores: false,
        topups: false,
        consents: false,
      },
      { autoBind: true },
    )
    this.form.follow()
  }

  async load(): Promise<void> {
    if (this.stores.session.ownerId === null) return
    void this.consents.load()
    await this.options.reload()
  }

  /** Choosing the current one again changes nothing. */
  chooseCurrency(currencyCode: string): void {
    if (currencyCode === this.options.currency?.currencyCode) return
    this.form.set('currencyCode', currencyCode)
    this.chooseMethod('')
  }

  /** Choosing the current one again changes nothing. */
  chooseMethod(method: string): void {
    if (method === String(this.options.method?.paymentMethod)) return
    this.form.set('method', method)
    this.form.set('receivingAccountId', '')
    // Clears the amount's problem, because other limits apply now.
    this.form.set('amount', this.form.values.amount)
  }

  /** @returns ID of the new top-up, or null if a field is invalid */
  submit(): Promise<string | null> {
    return this.send(false)
  }

  /** Saves the top-up without its proof, which the customer has a day to add. */
  async saveForLater(): Promise<string | null> {
    const id = await this.send(true)
    if (id !== null) this.form.startOver()
    return id
  }

  dispose(): void {
    this.form.dispose()
    this.options.dispose()
  }

  private async send(isDraft: boolean): Promise<string | null> {
    let id: string | null = null
    const create = async () => {
      const request = this.request(isDraft)
      await this.consents.ask(['FUNDS'])
      id = await this.topups.create(request, this.keyFor(request))
    }
    try {
      // A draft needs no pictures.
      await this.form.submit(create, isDraft ? FIELDS : undefined)
    } catch (error) {
      // A method or account may have been closed meanwhile.
      if (isApiError(error) && !error.isUncertain) await this.options.reload()
      throw error
    }
    return id
  }

  /** Call when the form is valid. */
  private request(isDraft: boolean): NewTopup {
    const { currency, method, account } = this.options
    const amount = cleanAmount(this.amount.text)
    const remarks = this.form.values.remarks.trim()
    if (currency === null || method === null || account === null || amount === null) {
      throw new Error('The form was sent with something missing')
    }
    return {
      currencyCode: currency.currencyCode,
      method: method.paymentMethod,
      receivingAccountId: account.id,
      amount,
      images: isDraft ? [] : this.form.photos.urls,
      isDraft,
      ...(remarks !== '' && { remarks }),
    }
  }

  private keyFor(topup: NewTopup): string {
    const request = JSON.stringify(topup)
    const key = this.sent?.request === request ? this.sent.key : newIdempotencyKey()
    this.remember({ key, request })
    return key
  }

  private remember(sent: SentTopup | null): void {
    this.sent = sent
  }

  private problems(): FieldProblems<keyof TopUpValues> {
    const { currency, method, account } = this.options
    const { problem } = this.amount
    const required = { kind: 'required' } as const
    return {
      currencyCode: currency === null ? required : undefined,
      method: method === null ? required : undefined,
      receivingAccountId: account === null ? required : undefined,
      amount: problem === null ? undefined : { kind: problem === 'required' ? 'required' : 'format' },
    }
  }
}

function isSent(value: unknown): value is SentTopup {
  const { key, request } = (value ?? {}) as Partial<Record<keyof SentTopup, unknown>>
  return typeof key === 'string' && typeof request === 'string'
}
