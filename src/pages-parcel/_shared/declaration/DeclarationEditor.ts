import { makeAutoObservable, observableRef } from 'mobx'

import type { AdditionalService } from '@/model/parcel/additionalService'
import { insurancePremium } from '@/model/order/insurancePremium'
import type { ExpressCompany, ParcelDeclaration } from '@/model/parcel/parcel'
import { normaliseExpressNumber } from '@/model/parcel/parcelGuidance'
import { USER_TAG_LIMIT } from '@/model/validation/limits'
import { isAmount, isExpressNumber } from '@/model/validation/rules'
import { parcelApi } from '@/stores/areas/parcelApi'
import type { DraftForm } from '@/stores/form/DraftForm'
import type { Form } from '@/stores/form/Form'
import type { Stores } from '@/stores/StoresContext'

import { CourierSuggestions } from './CourierSuggestions'
import { DeclarationChoices } from './DeclarationChoices'
import { tagsOf, toDeclaration, type DeclarationValues } from './DeclarationForm'

type DeclarationForm = Form<DeclarationValues> & Pick<DraftForm<DeclarationValues>, 'photos' | 'photoProblem'>

/** Actions and derived values of the declaration form, shared by creating and editing. */
export class DeclarationEditor {
  readonly choices: DeclarationChoices
  readonly couriers: CourierSuggestions

  /** Services the parcel already has, at the price agreed then. */
  chosenBefore: readonly AdditionalService[] = []
  /** True once the parcel is in the warehouse: its number must match the label. */
  isNumberFixed = false

  constructor(
    readonly form: DeclarationForm,
    api: Stores['api'],
  ) {
    this.choices = new DeclarationChoices(api)
    this.couriers = new CourierSuggestions(parcelApi(api), this.choices.companies)
    makeAutoObservable(
      this,
      { chosenBefore: observableRef, form: false, choices: false, couriers: false },
      { autoBind: true },
    )
  }

  /** Request body. */
  get declaration(): ParcelDeclaration {
    return toDeclaration(this.form.values, this.company?.code ?? null, this.form.photos.urls)
  }

  /** Couriers suggested by the tracking number, most likely first. */
  get candidates(): readonly ExpressCompany[] {
    return this.couriers.of(normaliseExpressNumber(this.form.values.expressNumber))
  }

  /** The courier that will be declared: the customer's choice, or else the most likely one. */
  get company(): ExpressCompany | null {
    const { expressCompanyCode } = this.form.values
    if (expressCompanyCode === null) return this.candidates[0] ?? null
    const known = [...this.candidates, ...(this.choices.companies.value ?? [])]
    return known.find(({ code }) => code === expressCompanyCode) ?? null
  }

  /** Insurance premium; null until the declared value is a valid amount and the site's rates are loaded. */
  get premium(): string | null {
    const value = this.form.values.declaredValue.trim()
    const site = this.choices.site.value
    return site && isAmount(value) ? insurancePremium(value, site) : null
  }

  async detectExpress(): Promise<void> {
    const expressNumber = normaliseExpressNumber(this.form.values.expressNumber)
    if (isExpressNumber(expressNumber)) await this.couriers.load([expressNumber])
  }

  /** Fills in a scanned tracking number. */
  async setScannedNumber(expressNumber: string): Promise<void> {
    this.form.set('expressNumber', expressNumber)
    await this.detectExpress()
  }

  /** Adds the typed tag; a blank one shows an error on the field. */
  addNewTag(): void {
    const { values } = this.form
    if (values.newTag.trim() === '') this.form.refuse('tags', { kind: 'tag' })
    else this.form.fill({ ...values, tags: tagsOf(values), newTag: '' })
  }

  toggleTag(tag: string): void {
    const { tags } = this.form.values
    if (tags.includes(tag)) this.form.set('tags', without(tags, tag))
    else if (tags.length < USER_TAG_LIMIT) this.form.set('tags', [...tags, tag])
  }

  toggleService(id: string): void {
    const { additionalServiceIds: ids } = this.form.values
    this.form.set('additionalServiceIds', ids.includes(id) ? without(ids, id) : [...ids, id])
  }

  chooseName(id: string | null, name: string): void {
    this.form.set('declaredNameId', id)
    this.form.set('declaredName', name)
  }

  /** Defaults the currency to the site's, if none is chosen. */
  preferCurrency(): void {
    const { value: site } = this.choices.site
    if (site && this.form.values.declaredCurrency === '') {
      this.form.set('declaredCurrency', site.defaultCurrencyCode)
    }
  }
}

function without<T>(all: readonly T[], one: T): readonly T[] {
  return all.filter((kept) => kept !== one)
}
