import { makeAutoObservable, observable, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { courierCodeOf } from '@/model/expressNumber/courierFormats'
import type { ExpressCompany } from '@/model/parcel/parcel'
import type { ParcelApi } from '@/stores/areas/parcelApi'
import type { Resource } from '@/stores/Resource'
import { Semaphore } from '@/stores/Semaphore'

/** Suggests the courier of a tracking number, from its format if that's enough, otherwise from the server. */
export class CourierSuggestions {
  private readonly answers = observable.map<string, readonly ExpressCompany[]>()
  private readonly requested = new Set<string>()
  private readonly semaphore = new Semaphore()

  constructor(
    private readonly parcels: Pick<ParcelApi, 'detectExpress'>,
    private readonly companies: Resource<readonly ExpressCompany[]>,
  ) {
    makeAutoObservable<this, 'parcels' | 'companies' | 'answers' | 'requested' | 'semaphore'>(
      this,
      { parcels: false, companies: false, answers: false, requested: false, semaphore: false },
      { autoBind: true },
    )
  }

  /** Most likely first; empty while nothing is known. */
  of(expressNumber: string): readonly ExpressCompany[] {
    const code = courierCodeOf(expressNumber)
    const own = this.companies.value?.find((company) => company.code === code)
    return own ? [own] : (this.answers.get(expressNumber) ?? [])
  }

  /** Asks the server about numbers whose format doesn't identify the courier. */
  async load(expressNumbers: readonly string[]): Promise<void> {
    const unknown = new Set(expressNumbers.filter((number) => this.isUnknown(number)))
    for (const number of unknown) this.requested.add(number)
    await Promise.all([...unknown].map((number) => this.semaphore.run(() => this.find(number))))
  }

  private isUnknown(number: string): boolean {
    return courierCodeOf(number) === null && !this.requested.has(number)
  }

  private async find(number: string): Promise<void> {
    try {
      const answer = await this.parcels.detectExpress(number)
      runInAction(() => this.answers.set(number, answer))
    } catch (error) {
      // A missing suggestion is harmless; the next call tries again.
      this.requested.delete(number)
      if (!isApiError(error)) throw error
    }
  }
}
