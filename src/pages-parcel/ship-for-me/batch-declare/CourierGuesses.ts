import { makeAutoObservable, observable, runInAction } from 'mobx'

import { isApiError } from '@/model/ApiError'
import { courierCodeOf } from '@/model/courierFormats'
import type { ExpressCompany } from '@/model/parcel'
import type { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

/** Questions at once: WeChat allows ten requests, and others want theirs too. */
const AT_ONCE = 4

/** Which couriers numbers look like: some by their shape alone, the server is asked about the others. */
export class CourierGuesses {
  private readonly answers = observable.map<string, readonly ExpressCompany[]>()
  private readonly waiting: string[] = []
  private asking = 0

  constructor(
    private readonly api: Pick<Stores['api'], 'parcels'>,
    private readonly companies: Resource<readonly ExpressCompany[]>,
  ) {
    makeAutoObservable<this, 'api' | 'companies' | 'answers' | 'waiting' | 'asking'>(
      this,
      { api: false, companies: false, answers: false, waiting: false, asking: false },
      { autoBind: true },
    )
  }

  /** Likeliest first; none while nobody knows. */
  of(expressNumber: string): readonly ExpressCompany[] {
    const code = courierCodeOf(expressNumber)
    const own = this.companies.value?.find((company) => company.code === code)
    return own ? [own] : (this.answers.get(expressNumber) ?? [])
  }

  /** Asks about numbers whose shape does not tell. */
  async ask(expressNumbers: readonly string[]): Promise<void> {
    for (const number of expressNumbers) {
      const isKnown = courierCodeOf(number) !== null || this.answers.has(number)
      if (!isKnown && !this.waiting.includes(number)) this.waiting.push(number)
    }
    const free = Math.max(0, Math.min(AT_ONCE - this.asking, this.waiting.length))
    await Promise.all(Array.from({ length: free }, () => this.work()))
  }

  private async work(): Promise<void> {
    this.asking += 1
    try {
      for (let number = this.waiting.shift(); number !== undefined; number = this.waiting.shift()) {
        const asked = number
        const answer = await this.api.parcels.detectExpress(asked).catch(noneOf)
        runInAction(() => this.answers.set(asked, answer))
      }
    } finally {
      this.asking -= 1
    }
  }
}

/** A suggestion that does not come is no loss. */
function noneOf(error: unknown): readonly ExpressCompany[] {
  if (!isApiError(error)) throw error
  return []
}
