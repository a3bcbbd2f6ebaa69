import { makeAutoObservable, observableRef } from 'mobx'

import type { ConsolidationRule, RuleRun } from '@/model/order/consolidationRule'
import { ruleApi, type RuleApi } from '@/stores/areas/ruleApi'
import { ListStore } from '@/stores/list/ListStore'
import { rereadOnConflict } from '@/stores/rereadOnConflict'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { Trial } from '../_shared/Trial'

/** As many as a customer may have; rows differ in height, so all stay mounted. */
const PAGE_SIZE = 20
const MAX_RUNS = 99

/** The customer's rules, what one of them has done, and what it would do now. */
export class RulesStore {
  readonly list: ListStore<ConsolidationRule>
  readonly trial = new Trial()
  /** The rule that was tried last. */
  triedId = ''
  /** The rule whose history is open. */
  opened: ConsolidationRule | null = null
  readonly runs = new Resource<readonly RuleRun[]>(async () => {
    const { opened } = this
    return opened ? (await this.rules.listRuns(opened.id, { maxResultCount: MAX_RUNS })).items : []
  })

  private readonly rules: RuleApi

  constructor(stores: Pick<Stores, 'api' | 'session' | 'locale'>) {
    this.rules = ruleApi(stores.api)
    this.list = new ListStore<ConsolidationRule>(stores, {
      pageSize: PAGE_SIZE,
      fetch: (query) => this.rules.list(query),
    })
    makeAutoObservable<this, 'rules'>(
      this,
      { list: false, trial: false, opened: observableRef, runs: false, rules: false },
      { autoBind: true },
    )
  }

  /** Changes with what a rule on screen is about to do; null while none is about to do anything. */
  get waitsFor(): string | null {
    const pending = this.list.rows.items.flatMap(({ pendingRun }) => pendingRun?.id ?? [])
    return pending.length > 0 ? pending.join() : null
  }

  tryOut({ id }: ConsolidationRule): void {
    this.triedId = id
    this.trial.open(() => this.rules.try(id))
  }

  /** @param rule null to close the history */
  openRuns(rule: ConsolidationRule | null): void {
    this.opened = rule
    this.runs.clear()
    if (rule) void this.runs.reload()
  }

  async pause({ id }: ConsolidationRule): Promise<void> {
    await this.change(() => this.rules.pause(id))
  }

  async resume({ id }: ConsolidationRule): Promise<void> {
    await this.change(() => this.rules.resume(id))
  }

  async remove({ id }: ConsolidationRule): Promise<void> {
    await this.change(() => this.rules.remove(id))
  }

  private async change(command: () => Promise<unknown>): Promise<void> {
    const { refreshVisible } = this.list
    await rereadOnConflict(command, refreshVisible)
    await refreshVisible()
  }
}
