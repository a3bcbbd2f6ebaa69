import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'

import type { ExpressCompany } from '@/model/parcel'
import { isApiError } from '@/model/ApiError'
import { insurancePremium } from '@/model/insurancePremium'
import { normaliseExpressNumber } from '@/model/parcelGuidance'
import { USER_TAG_LIMIT } from '@/model/validation/limits'
import { isAmount, isExpressNumber } from '@/model/validation/rules'
import { CommandKey } from '@/stores/CommandKey'
import { Draft } from '@/stores/Draft'
import { Form } from '@/stores/Form'
import { PhotoUploads } from '@/stores/PhotoUploads'
import type { Stores } from '@/stores/StoresContext'

import { DeclarationChoices } from './DeclarationChoices'
import {
  EMPTY_DECLARATION,
  isDeclarationDraft,
  toDeclaration,
  validateDeclaration,
  type DeclarationValues,
} from './DeclarationForm'

const draft = new Draft('createParcel', isDeclarationDraft)

/** The declaration of one parcel, from the first letter to the answer. */
export class CreateParcelStore {
  readonly form = new Form<DeclarationValues>(EMPTY_DECLARATION, validateDeclaration)
  readonly photos: PhotoUploads
  readonly choices: DeclarationChoices

  /** The couriers that the number looks like, likeliest first. */
  candidates: readonly ExpressCompany[] = []
  /** Whether a submit found photos that are not on the server yet. */
  arePhotosMissing = false
  /** Whether what is on screen was typed before, and kept. */
  isDraftRestored = false

  private ownerId: string | null = null
  private readonly key = new CommandKey()
  /** What the form begins with; one that is about a known parcel leaves the draft of another alone. */
  private readonly beginning: DeclarationValues

  /** @param expressNumber of a parcel that arrived already and only lacks its declaration */
  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session'>,
    expressNumber?: string,
  ) {
    this.photos = new PhotoUploads(stores.api.upload)
    this.choices = new DeclarationChoices(stores.api)
    this.beginning = { ...EMPTY_DECLARATION, expressNumber: expressNumber ?? '' }
    this.form.fill(this.beginning)
    makeAutoObservable<this, 'stores' | 'key' | 'ownerId' | 'beginning'>(
      this,
      {
        candidates: observableRef,
        choices: false,
        stores: false,
        key: false,
        ownerId: false,
        beginning: false,
      },
      { autoBind: true },
    )
    reaction(
      () => this.form.values,
      (values) => this.keepDraft(values),
    )
  }

  private get hasDraft(): boolean {
    return this.beginning.expressNumber === ''
  }

  /** Whether the customer has not typed or chosen anything yet. */
  get isUntouched(): boolean {
    return isSameDeclaration(this.form.values, this.beginning) && this.photos.photos.length === 0
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

  /** Reads what there is to choose from, and who is declaring. */
  async load(): Promise<void> {
    const { session } = this.stores
    if (!session.isSignedIn) return
    await Promise.all([
      this.choices.ensure(),
      session.user ? undefined : session.loadUser().catch(ignoreRefusal),
    ])
    runInAction(() => this.settleIn())
  }

  async detectExpress(): Promise<void> {
    const expressNumber = normaliseExpressNumber(this.form.values.expressNumber)
    if (!isExpressNumber(expressNumber)) return
    const candidates = await this.stores.api.parcels.detectExpress(expressNumber).catch(noCandidates)
    const isStillAsked = expressNumber === normaliseExpressNumber(this.form.values.expressNumber)
    if (isStillAsked) runInAction(() => (this.candidates = candidates))
  }

  /** @returns whether the tag was taken; a blank one is refused at its field */
  addTag(text: string): boolean {
    const tag = text.trim()
    const { tags } = this.form.values
    if (tag === '') this.form.refuse('tags', { kind: 'tag' })
    else if (!tags.includes(tag) && tags.length < USER_TAG_LIMIT) this.form.set('tags', [...tags, tag])
    return tag !== ''
  }

  toggleTag(tag: string): void {
    const { tags } = this.form.values
    if (tags.includes(tag))
      this.form.set(
        'tags',
        tags.filter((kept) => kept !== tag),
      )
    else this.addTag(tag)
  }

  toggleService(id: string): void {
    const { additionalServiceIds: ids } = this.form.values
    this.form.set('additionalServiceIds', ids.includes(id) ? ids.filter((kept) => kept !== id) : [...ids, id])
  }

  /** @returns whether it is declared now; what is wrong stands at its field otherwise */
  async submit(): Promise<boolean> {
    this.arePhotosMissing = !this.photos.areAllUploaded
    const isInOrder = this.form.check()
    if (!isInOrder || this.arePhotosMissing) return false
    return this.form.submit(async (values) => {
      const declaration = toDeclaration(values, this.company?.code ?? null, this.photos.urls)
      await this.stores.api.parcels.declare(declaration, this.key.for(declaration))
      this.startOver()
    })
  }

  /** An empty form, and no draft of the one before. */
  startOver(): void {
    this.clear()
    if (this.ownerId !== null && this.hasDraft) draft.remove(this.ownerId)
    this.preferCurrency()
  }

  private clear(): void {
    this.key.renew()
    this.form.reset()
    this.photos.clear()
    this.candidates = []
    this.isDraftRestored = false
    this.arePhotosMissing = false
  }

  /** Once it is known who declares: their own draft comes back, somebody else's words do not stay. */
  private settleIn(): void {
    const ownerId = this.stores.session.user?.id
    if (ownerId !== undefined && ownerId !== this.ownerId) {
      const isSomebodyElse = this.ownerId !== null
      this.ownerId = ownerId
      if (isSomebodyElse) this.clear()
      this.restoreDraft(ownerId)
    }
    this.preferCurrency()
    if (this.candidates.length === 0) void this.detectExpress()
  }

  private restoreDraft(ownerId: string): void {
    const kept = this.hasDraft ? draft.read(ownerId) : null
    if (!kept || !this.isUntouched) return
    this.form.fill(kept)
    this.isDraftRestored = true
  }

  private keepDraft(values: DeclarationValues): void {
    if (this.ownerId === null || !this.hasDraft) return
    if (isSameDeclaration(values, EMPTY_DECLARATION)) draft.remove(this.ownerId)
    else draft.write(this.ownerId, values)
  }

  private preferCurrency(): void {
    const { value: site } = this.choices.site
    if (site && this.form.values.declaredCurrency === '') {
      this.form.set('declaredCurrency', site.defaultCurrencyCode)
    }
  }
}

/** Whether nothing was typed or chosen since; the currency is filled in by itself. */
function isSameDeclaration(values: DeclarationValues, beginning: DeclarationValues): boolean {
  const { declaredCurrency } = beginning
  return JSON.stringify({ ...values, declaredCurrency }) === JSON.stringify(beginning)
}

/** A suggestion that does not come is no loss. */
function noCandidates(error: unknown): readonly ExpressCompany[] {
  if (!isApiError(error)) throw error
  return []
}

/** Already told to the customer; the form works without their record, only without a draft. */
function ignoreRefusal(error: unknown): void {
  if (!isApiError(error)) throw error
}
