import { makeAutoObservable } from 'mobx'

import type { Api } from '@/api'
import { TopupStatus } from '@/model/enumerations/funds'
import { sumAmounts } from '@/model/money/money'

import { topupApi } from '../areas/topupApi'
import { Resource } from '../Resource'

/** The API's largest page. */
const ALL = 999

/** Top-ups under review, which may cover what a payment lacks. */
export class TopUpsUnderReview {
  private readonly topups = new Resource(() =>
    topupApi(this.api).list({ status: TopupStatus.PendingAudit, maxResultCount: ALL }),
  )

  constructor(private readonly api: Pick<Api, 'http'>) {
    makeAutoObservable<this, 'api' | 'topups'>(this, { api: false, topups: false }, { autoBind: true })
  }

  /** What they will add to the balance; null if none are known. */
  get total(): string | null {
    const { items } = this.topups.value ?? { items: [] }
    return items.length === 0 ? null : sumAmounts(items.map(({ creditedAmount }) => creditedAmount))
  }

  async load(): Promise<void> {
    await this.topups.reload()
  }
}
