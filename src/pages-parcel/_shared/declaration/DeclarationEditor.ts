import { makeAutoObservable, observableRef } from 'mobx'

import type { AdditionalService } from '@/model/parcel/additionalService'
import { insurancePremium } from '@/model/order/insurancePremium'
import type { ExpressCompany, ParcelDeclaration } from '@/model/parcel/parcel'
import { normaliseExpressNumber } from '@/model/parcel/parcelGuidance'
import { USER_TAG_LIMIT } from '@/model/validation/limits'
import { isAmount, isExpressNumber } from '@/model/validation/rules'
import { Form } from '@/stores/form/Form'
import { PhotoUploads, type KeptPhotos, type UploadingPhoto } from '@/stores/form/PhotoUploads'
import type { Stores } from '@/stores/StoresContext'

import { CourierGuesses } from './CourierGuesses'
import { DeclarationChoices } from './DeclarationChoices'
import type { DeclarationContents } from './DeclarationDraft'
import {
  EMPTY_DECLARATION,
  tagsOf,
  toDeclaration,
  validateDeclaration,
  type DeclarationField,
  type DeclarationValues,
} from './DeclarationForm'

/** Fields by the names that the API has for them. */
const FIELD_OF_MEMBER: Readonly<Record<string, DeclarationField>> = {
  'insurance.insuredValue': 'declaredValue',
  declaredNameId: 'declaredName',
}

/** The form of one parcel's declaration, whether it is a new one or is changed. */
export class DeclarationEditor {
  readonly form = new Form<DeclarationValues>(EMPTY_DECLARATION, validateDeclaration)
  readonly photos: PhotoUploads
  readonly choices: DeclarationChoices
  readonly couriers: CourierGuesses

  /** Whether a submit found photos that are not on the server yet. */
  arePhotosMissing = false
  /** Services that the parcel has already, at the price of then. */
  chosenBefore: readonly AdditionalService[] = []
  /** A parcel in the warehouse keeps the number that stands on it. */
  isNumberFixed = false

  constructor(api: Stores['api']) {
    this.photos = new PhotoUploads(api)
    this.choices = new DeclarationChoices(api)
    this.couriers = new CourierGuesses(api, this.choices.companies)
    makeAutoObservable(
      this,
      { chosenBefore: observableRef, choices: false, couriers: false },
      { autoBind: true },
    )
  }

  get contents(): DeclarationContents {
    return { values: this.form.values, images: this.photos.urls }
  }

  /** Whether every photo is on the server, so that `contents` is all there is. */
  get isSent(): boolean {
    return this.photos.areAllUploaded
  }

  /** The couriers that the number looks like, likeliest first. */
  get candidates(): readonly ExpressCompany[] {
    return this.couriers.of(normaliseExpressNumber(this.form.values.expressNumber))
  }

  /** The courier that will be declared: the customer's choice, or the likeliest by the number. */
  get company(): ExpressCompany | null {
    const { expressCompanyCode } = this.form.values
    if (expressCompanyCode === null) return this.candidates[0] ?? null
    const known = [...this.candidates, ...(this.choices.companies.value ?? [])]
    return known.find(({ code }) => code === expressCompanyCode) ?? null
  }

  /** What the insurance will cost, or null while the value is no amount. */
  get premium(): string | null {
    const value = this.form.values.declaredValue.trim()
    const site = this.choices.site.value
    return site && isAmount(value) ? insurancePremium(value, site) : null
  }

  async detectExpress(): Promise<void> {
    const expressNumber = normaliseExpressNumber(this.form.values.expressNumber)
    if (isExpressNumber(expressNumber)) await this.couriers.ask([expressNumber])
  }

  /** Takes over a number that was scanned. */
  async takeNumber(expressNumber: string): Promise<void> {
    this.form.set('expressNumber', expressNumber)
    await this.detectExpress()
  }

  /** Takes the tag that was typed; a blank one is refused at its field. */
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

  /** The site's own currency, where none is chosen. */
  preferCurrency(): void {
    const { value: site } = this.choices.site
    if (site && this.form.values.declaredCurrency === '') {
      this.form.set('declaredCurrency', site.defaultCurrencyCode)
    }
  }

  /** Takes over values, and photos that the server has; those that are under way stay. */
  fill({ values, images }: DeclarationContents): void {
    this.form.fill(values)
    this.photos.restore(images)
    this.arePhotosMissing = false
  }

  /** Goes on with what was begun, if anything, with the photos that are in their owner's tray. */
  resume(
    kept: (DeclarationContents & KeptPhotos) | null,
    tray: UploadingPhoto[],
    beginning: DeclarationContents,
  ): void {
    this.photos.resume(tray, kept)
    if (!kept) this.fill(beginning)
    else this.form.fill(kept.values)
  }

  /** Somebody else's words and photos do not stay. */
  leave(values = EMPTY_DECLARATION): void {
    this.form.fill(values)
    this.photos.leave()
    this.arePhotosMissing = false
    this.chosenBefore = []
  }

  /**
   * Checks everything and, if it is in order, sends it; what is wrong stands at its field otherwise.
   *
   * @returns whether it was sent and accepted
   */
  async submit(send: (declaration: ParcelDeclaration) => Promise<void>): Promise<boolean> {
    this.arePhotosMissing = !this.photos.areAllUploaded
    const isInOrder = this.form.check()
    if (!isInOrder || this.arePhotosMissing) return false
    const declaration = toDeclaration(this.form.values, this.company?.code ?? null, this.photos.urls)
    await this.form.attempt(() => send(declaration), FIELD_OF_MEMBER)
    return true
  }
}

function without<T>(all: readonly T[], one: T): readonly T[] {
  return all.filter((kept) => kept !== one)
}
