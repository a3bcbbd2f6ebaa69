import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import type { Country } from '@/model/address/pastedAddress/Country'
import { readPastedAddress, type PastedAddress } from '@/model/address/pastedAddress/readPastedAddress'
import type { AddressValues } from '@/model/validation/address'
import type { WechatAddress } from '@/model/address/wechatAddress'
import type { Form } from '@/stores/form/Form'

import { findPlace } from './findPlace'
import type { RegionChoices } from './RegionChoices'

/** The fields that a pasted text may fill in. */
const FIELDS = ['recipient', 'mobile', 'regionGroupId', 'region', 'postCode', 'detailsAddress'] as const
export type FilledField = (typeof FIELDS)[number]

export function isFilledField(value: unknown): value is FilledField {
  return (FIELDS as readonly unknown[]).includes(value)
}

/** Fills the form in from a text, and knows which fields the customer has not looked at since. */
export class PasteFilling {
  /** A block that was pasted and not taken over yet. */
  block = ''
  /** Whether the last text named a place where nothing is sent to. */
  isElsewhere = false

  /** What was filled in; a field that differs from it now was looked at. */
  private filled: Partial<AddressValues> = {}
  private count = 0

  constructor(
    private readonly form: Form<AddressValues>,
    private readonly choices: RegionChoices,
  ) {
    makeAutoObservable<this, 'form' | 'choices' | 'filled' | 'count'>(
      this,
      { form: false, choices: false, filled: observableRef, count: false },
      { autoBind: true },
    )
  }

  get toCheck(): readonly FilledField[] {
    const { values } = this.form
    return FIELDS.filter((field) => field in this.filled && this.filled[field] === values[field])
  }

  isToCheck(field: FilledField): boolean {
    return this.toCheck.includes(field)
  }

  setBlock(block: string): void {
    this.block = block
  }

  /** Fills in what the pasted block says. @returns whether it said anything */
  async takeBlock(): Promise<boolean> {
    const read = readPastedAddress(this.block, this.chosenCountry)
    const { recipient, mobile, postCode, detailsAddress, isElsewhere } = read
    const isEmpty = [recipient, mobile, postCode, detailsAddress].every((text) => text === '')
    if (isEmpty && !isElsewhere) return false
    this.block = ''
    await this.take(read)
    return true
  }

  async takeFromWechat({ recipient, mobile, place }: WechatAddress): Promise<void> {
    await this.take({ ...readPastedAddress(place, this.chosenCountry), recipient, mobile })
  }

  /** Begins anew, with the fields that were not looked at when the form was left. */
  restore(block: string, toCheck: readonly FilledField[]): void {
    const { values } = this.form
    this.count += 1
    this.block = block
    this.isElsewhere = false
    this.filled = toCheck.reduce((filled, field) => ({ ...filled, [field]: values[field] }), {})
  }

  /** What the customer has chosen by hand says where a text belongs that does not say so itself. */
  private get chosenCountry(): Country | null {
    const { regionGroupId } = this.form.values
    if (this.isToCheck('regionGroupId')) return null
    return (this.choices.groupOf(regionGroupId)?.countryCode as Country | undefined) ?? null
  }

  /** Every field that a text may say is replaced, so that two people are never mixed up. */
  private async take(read: PastedAddress): Promise<void> {
    const { recipient, mobile, postCode, detailsAddress, isElsewhere } = read
    const preferred = this.isToCheck('regionGroupId') ? '' : this.form.values.regionGroupId
    this.count += 1
    const { count } = this
    this.isElsewhere = isElsewhere
    this.filled = {}
    this.fill({ recipient, mobile, postCode, detailsAddress, regionGroupId: '', region: null })
    await this.choices.groups.ensure()
    const place = await findPlace(this.choices.regions, this.choices.groups.value ?? [], read, preferred)
    const { regionGroupId, region } = this.form.values
    const isStillOpen = count === this.count && regionGroupId === '' && region === null
    if (isStillOpen)
      runInAction(() => this.fill({ regionGroupId: place.regionGroupId, region: place.region }))
  }

  private fill(values: Partial<AddressValues>): void {
    const said: Partial<AddressValues> = {}
    for (const field of FIELDS.filter((name) => name in values)) {
      const value = values[field]
      if (value === undefined) continue
      this.form.set(field, value)
      if (value !== '' && value !== null) Object.assign(said, { [field]: value })
    }
    this.filled = { ...this.filled, ...said }
  }
}
