import { makeAutoObservable } from 'mobx'

import type { Api } from '@/api'
import { TopupStatus } from '@/model/enumerations/funds'
import { MAX_PAGE_SIZE } from '@/model/list/page'
import { sumAmounts } from '@/model/money/money'

import { topupApi } from '../areas/topupApi'
import { Resource } from '../Resource'

/** Top-ups under review, which may cover a payment's shortfall. */
export class TopupsUnderReview {
  private readonly topups = new Resource(() =>
    topupApi(this.api).list({ status: TopupStatus.PendingAudit, maxResultCount: MAX_PAGE_SIZE }),
  )

  constructor(private readonly api: Pick<Api, 'http'>) {
    makeAutoObservable<this, 'api' | 'topups'>(this, { api: false, topups: false }, { autoBind: true })
  }

  /** Their total; null if there are none, or they aren't known. */
  get total(): string | null {
    const { items } = this.topups.value ?? { items: [] }
    return items.length === 0 ? null : sumAmounts(items.map(({ creditedAmount }) => creditedAmount))
  }

  async load(): Promise<void> {
    await this.topups.reload()
  }
}
