import { isEnglishName, needsEnglishName } from '@/model/customs/englishName'
import { normaliseExpressNumber } from '@/model/parcel/parcelGuidance'
import type { Parcel, ParcelDeclaration } from '@/model/parcel/parcel'
import { textOrNull } from '@/model/format/textOrNull'
import { isTextArray } from '@/model/format/isTextArray'
import type { FieldProblems } from '@/model/validation/FieldProblem'
import { USER_TAG_LIMIT } from '@/model/validation/limits'
import { isAmount, isExpressNumber } from '@/model/validation/rules'
import type { FieldAliases } from '@/stores/form/Form'
import { fitsShapeOf } from '@/stores/form/fitsShapeOf'

/** Form values without photos. Plain data, so they can be saved as a draft. */
export interface DeclarationValues {
  readonly expressNumber: string
  /** Null until the customer chooses; the courier suggested by the number is used then. */
  readonly expressCompanyCode: string | null
  readonly declaredName: string
  readonly declaredNameId: string | null
  /** Kept while the name needs none, but not sent. */
  readonly englishName: string
  readonly material: string
  readonly declaredCurrency: string
  readonly declaredValue: string
  readonly itemQuantity: number
  readonly tags: readonly string[]
  /** A tag still being typed; submitting the form adds it. */
  readonly newTag: string
  readonly additionalServiceIds: readonly string[]
  readonly isInsured: boolean
  readonly purchaseOrderNumber: string
  readonly remarks: string
}

export type DeclarationField = keyof DeclarationValues

/** A full declaration: form values and photo URLs. */
export interface DeclarationContents {
  readonly values: DeclarationValues
  readonly images: readonly string[]
}

export const DECLARATION_ALIASES: FieldAliases<DeclarationValues> = {
  'insurance.insuredValue': 'declaredValue',
  declaredNameId: 'declaredName',
}

export const EMPTY_DECLARATION: DeclarationValues = {
  expressNumber: '',
  expressCompanyCode: null,
  declaredName: '',
  declaredNameId: null,
  englishName: '',
  material: '',
  declaredCurrency: '',
  declaredValue: '',
  itemQuantity: 1,
  tags: [],
  newTag: '',
  additionalServiceIds: [],
  isInsured: false,
  purchaseOrderNumber: '',
  remarks: '',
}

/** Spec section 5: each empty field has its own message. */
export function validateDeclaration(values: DeclarationValues): FieldProblems<DeclarationField> {
  const problems: FieldProblems<DeclarationField> = {}
  const expressNumber = normaliseExpressNumber(values.expressNumber)
  const value = values.declaredValue.trim()
  if (expressNumber === '') problems.expressNumber = { kind: 'expressNumber' }
  else if (!isExpressNumber(expressNumber)) problems.expressNumber = { kind: 'format' }
  if (values.declaredName.trim() === '') problems.declaredName = { kind: 'declaredName' }
  if (needsEnglishName(values) && values.englishName.trim() !== '' && !isEnglishName(values.englishName))
    problems.englishName = { kind: 'latin' }
  if (values.declaredCurrency === '') problems.declaredCurrency = { kind: 'declaredCurrency' }
  if (value === '') problems.declaredValue = { kind: 'declaredValue' }
  else if (!isAmount(value)) problems.declaredValue = { kind: 'format' }
  return problems
}

/**
 * Converts the form to a request body.
 *
 * @param images URLs of the uploaded photos
 */
export function toDeclaration(
  values: DeclarationValues,
  expressCompanyCode: string | null,
  images: readonly string[],
): ParcelDeclaration {
  const { newTag: _typed, ...declared } = values
  return {
    ...declared,
    tags: tagsOf(values),
    images,
    expressCompanyCode,
    expressNumber: normaliseExpressNumber(values.expressNumber),
    declaredName: values.declaredName.trim(),
    englishName: needsEnglishName(values) ? textOrNull(values.englishName) : null,
    material: textOrNull(values.material),
    declaredValue: values.declaredValue.trim().replace(/,/g, ''),
    purchaseOrderNumber: textOrNull(values.purchaseOrderNumber),
    remarks: textOrNull(values.remarks),
  }
}

/** The tags plus the one being typed, unless it's a duplicate or the limit is reached. */
export function tagsOf({ tags, newTag }: Pick<DeclarationValues, 'tags' | 'newTag'>): readonly string[] {
  const tag = newTag.trim()
  return tag === '' || tags.includes(tag) || tags.length >= USER_TAG_LIMIT ? tags : [...tags, tag]
}

/** Form values of an existing parcel; blank fields if it's undeclared. */
export function valuesOf(parcel: Parcel): DeclarationValues {
  const orEmpty = (text: string | null) => text ?? ''
  return {
    expressNumber: parcel.expressNumber,
    expressCompanyCode: parcel.expressCompany?.code ?? null,
    declaredName: orEmpty(parcel.declaredName),
    declaredNameId: parcel.declaredNameId,
    englishName: orEmpty(parcel.englishName),
    material: orEmpty(parcel.material),
    declaredCurrency: orEmpty(parcel.declaredCurrency),
    declaredValue: orEmpty(parcel.declaredValue),
    itemQuantity: parcel.itemQuantity ?? EMPTY_DECLARATION.itemQuantity,
    tags: parcel.tags,
    newTag: '',
    additionalServiceIds: parcel.additionalServices.map(({ id }) => id),
    isInsured: parcel.insurance.isInsured,
    purchaseOrderNumber: orEmpty(parcel.purchaseOrderNumber),
    remarks: orEmpty(parcel.remarks),
  }
}

/** Whether a stored value is a declaration that this version can read; it may lack fields that an older one didn't know. */
export function isDeclarationContents(value: unknown): value is DeclarationContents {
  if (typeof value !== 'object' || value === null) return false
  const { values, images } = value as { values?: unknown; images?: unknown }
  return fitsShapeOf(EMPTY_DECLARATION, values) && isTextArray(images)
}
