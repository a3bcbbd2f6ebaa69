import { makeAutoObservable, reaction } from 'mobx'

import { formatDate } from '@/model/format/relativeTime'
import type { ConsolidationRule, RuleKind, RuleRequest } from '@/model/order/consolidationRule'
import { scheduleDates } from '@/model/order/ruleSchedule'
import type { RuleApi } from '@/stores/areas/ruleApi'
import type { ShippingApi } from '@/stores/areas/shippingApi'
import { DraftForm } from '@/stores/form/DraftForm'
import { MessageConsents } from '@/stores/message/MessageConsents'
import { rereadOnConflict } from '@/stores/rereadOnConflict'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import type { OrderApi } from '../../_shared/orderApi'
import {
  EMPTY_RULE,
  emptyRule,
  isRuleValues,
  toRuleRequest,
  validateRule,
  valuesOfRule,
  type RuleValues,
} from '../_shared/RuleValues'
import { Trial } from '../_shared/Trial'

import { RuleEditor } from './RuleEditor'

type PageStores = Pick<Stores, 'session' | 'addressChoice' | 'selectedParcels' | 'unsentPhotos'> & {
  readonly api: OrderApi & { readonly rules: RuleApi; readonly shipping: ShippingApi }
}

interface Params {
  /** The rule to change; a new one by default. */
  readonly id: string | undefined
  /** What a new rule waits for. */
  readonly kind: RuleKind | undefined
  /** Whether it begins with the parcels picked in a list. */
  readonly isPicked: boolean
}

/** The API's names of the fields, where they differ. */
const ALIASES = {
  'trigger.parcelIds': 'parcelIds',
  'trigger.everyWeeks': 'everyWeeks',
  'trigger.firstDate': 'firstDate',
  'trigger.kilograms': 'kilograms',
  shippingMethodTypeId: 'transportationChannelId',
} as const

/** Sets up a rule, or changes one. */
export class EditRuleStore {
  readonly form: DraftForm<RuleValues>
  readonly editor: RuleEditor
  readonly trial = new Trial()
  /** The rule to change, or null for a new one; with it, the customer, whose balance auto-pay charges. */
  readonly rule = new Resource<{ readonly rule: ConsolidationRule | null }>(async () => {
    const { api, session } = this.stores
    const { id } = this.params
    const [rule] = await Promise.all([id === undefined ? null : api.rules.get(id), session.loadUser()])
    return { rule }
  })

  private readonly today = formatDate(new Date())
  private readonly consents: MessageConsents
  private readonly stop: () => void

  constructor(
    private readonly stores: PageStores,
    private readonly params: Params,
  ) {
    const { today } = this
    const { id } = params
    this.form = new DraftForm<RuleValues>(stores, {
      name: `editRule:${id ?? ''}`,
      empty: id === undefined ? emptyRule(today) : EMPTY_RULE,
      validate: validateRule,
      aliases: ALIASES,
      needsRecord: id !== undefined,
      isValues: isRuleValues,
      ...(id === undefined && { withoutPrefill: withoutPrefilled }),
      onStart: () => this.prefill(),
      onLeave: () => this.leave(),
    })
    this.editor = new RuleEditor(this.form, stores)
    this.consents = new MessageConsents(stores.api)
    makeAutoObservable<this, 'stores' | 'params' | 'today' | 'consents' | 'stop'>(
      this,
      {
        form: false,
        editor: false,
        trial: false,
        rule: false,
        stores: false,
        params: false,
        today: false,
        consents: false,
        stop: false,
      },
      { autoBind: true },
    )
    this.form.follow()
    // Runs before the form renders, so the form never appears empty.
    this.stop = reaction(
      () => this.rule.value?.rule,
      (rule) => rule && !this.form.hasBegun && this.form.begin(valuesOfRule(rule, today)),
    )
  }

  get isNew(): boolean {
    return this.params.id === undefined
  }

  /** Loads the rule, the parcels and the form's options. */
  async load(): Promise<void> {
    const { session, addressChoice } = this.stores
    if (session.ownerId === null) return
    void this.consents.load()
    await this.rule.reload()
    if (this.rule.error) return
    const chosen = addressChoice.take()
    if (chosen) this.editor.shipping.chooseAddress(chosen)
    await this.editor.reload()
  }

  /** Asks what the rule would do now; fields that aren't filled in yet say so instead. */
  tryOut(): void {
    const request = this.form.check() ? this.request : null
    if (request) this.trial.open(() => this.stores.api.rules.tryUnsaved(request))
  }

  /** @returns the saved rule; null if fields are missing, which then say so */
  async save(): Promise<ConsolidationRule | null> {
    const { form, request } = this
    let saved: ConsolidationRule | null = null
    if (form.check()) await this.consents.ask(['LOGISTICS_ORDER', 'FUNDS'])
    await form.submit(async () => {
      if (request === null) return
      saved = await rereadOnConflict(() => this.send(request), this.rule.reload)
      this.keep(saved)
    })
    return saved
  }

  dispose(): void {
    this.stop()
    this.form.dispose()
    this.editor.dispose()
  }

  private get request(): RuleRequest | null {
    return toRuleRequest(this.form.values)
  }

  private send(request: RuleRequest): Promise<ConsolidationRule> {
    const { rules } = this.stores.api
    const current = this.rule.value?.rule
    return current
      ? rules.update(current.id, request, current.version)
      : rules.create(request, this.form.keyFor(request))
  }

  /** What the form goes back to once it is accepted. */
  private keep(rule: ConsolidationRule): void {
    if (this.isNew) this.stores.selectedParcels.clear()
    else this.form.begin(valuesOfRule(rule, this.today))
  }

  /** Begins with what the link asks for; days of an old draft move on. */
  private prefill(): void {
    const { form, params, stores, today } = this
    const { ids } = stores.selectedParcels
    const { firstDate, everyWeeks } = form.values
    if (firstDate !== '' && firstDate <= today)
      form.set('firstDate', scheduleDates(firstDate, everyWeeks, today, 1)[0] ?? firstDate)
    if (params.id !== undefined || params.kind === undefined) return
    form.set('kind', params.kind)
    if (params.isPicked && ids.length > 0) form.set('parcelIds', [...ids])
  }

  private leave(): void {
    this.rule.clear()
    this.editor.clear()
    this.trial.close()
  }
}

/** Leaves out the fields the page fills in itself. */
function withoutPrefilled(values: RuleValues): RuleValues {
  const { kind, firstDate, addressId, pickupStationId } = EMPTY_RULE
  return { ...values, kind, firstDate, addressId, pickupStationId }
}
