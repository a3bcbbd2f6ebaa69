import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import type { Country } from '@/model/address/pastedAddress/Country'
import { readPastedAddress, type PastedAddress } from '@/model/address/pastedAddress/readPastedAddress'
import type { AddressValues } from '@/model/validation/address'
import type { WechatAddress } from '@/model/address/wechatAddress'
import type { Form } from '@/stores/form/Form'

import { findPlace } from './findPlace'
import type { RegionChoices } from './RegionChoices'

/** Fields that pasted text can fill in. */
const FIELDS = ['recipient', 'mobile', 'regionGroupId', 'region', 'postCode', 'detailsAddress'] as const
export type FilledField = (typeof FIELDS)[number]

export function isFilledField(value: unknown): value is FilledField {
  return (FIELDS as readonly unknown[]).includes(value)
}

/** Fills in the form from text, and tracks which of these fields the customer hasn't changed since. */
export class PasteFilling {
  /** Pasted text that hasn't filled in the form yet. */
  block = ''
  /** Whether the last text named a place we don't ship to. */
  isUnsupportedDestination = false

  /** Values that were filled in; a field that has another value now counts as checked. */
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

  /**
   * Fills in the form from the pasted text.
   *
   * @returns whether the text contained anything usable
   */
  async takeBlock(): Promise<boolean> {
    const read = readPastedAddress(this.block, this.chosenCountry)
    const { recipient, mobile, postCode, detailsAddress, isUnsupportedDestination } = read
    const isEmpty = [recipient, mobile, postCode, detailsAddress].every((text) => text === '')
    if (isEmpty && !isUnsupportedDestination) return false
    this.block = ''
    await this.take(read)
    return true
  }

  async takeFromWechat({ recipient, mobile, place }: WechatAddress): Promise<void> {
    await this.take({ ...readPastedAddress(place, this.chosenCountry), recipient, mobile })
  }

  /** Restores a draft: its pasted text, and the fields still to check. */
  restore(block: string, toCheck: readonly FilledField[]): void {
    const { values } = this.form
    this.count += 1
    this.block = block
    this.isUnsupportedDestination = false
    this.filled = toCheck.reduce((filled, field) => ({ ...filled, [field]: values[field] }), {})
  }

  /** A destination chosen by hand decides the country of text that doesn't name one. */
  private get chosenCountry(): Country | null {
    const { regionGroupId } = this.form.values
    if (this.isToCheck('regionGroupId')) return null
    return (this.choices.groupOf(regionGroupId)?.countryCode as Country | undefined) ?? null
  }

  /** Replaces every field that text can fill in, so that two people's data never mix. */
  private async take(read: PastedAddress): Promise<void> {
    const { recipient, mobile, postCode, detailsAddress, isUnsupportedDestination } = read
    const preferred = this.isToCheck('regionGroupId') ? '' : this.form.values.regionGroupId
    this.count += 1
    const { count } = this
    this.isUnsupportedDestination = isUnsupportedDestination
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
