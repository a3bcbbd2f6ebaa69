import { formatMeasure } from '../format/formatMeasure'
import { isTextArray } from '../format/isTextArray'
import type { FieldProblem, FieldProblems } from '../validation/FieldProblem'
import { required } from '../validation/problems'

/** A box to be priced, as the API takes it: kg and cm. */
export interface Box {
  readonly regionGroupId: string
  readonly weight: number
  readonly length?: number
  readonly width?: number
  readonly height?: number
  readonly goodsTypeIds: readonly string[]
  readonly shippingMethodTypeId?: string
}

/** A box as typed; the fields in page order. */
export interface BoxValues {
  readonly regionGroupId: string
  readonly weight: string
  /** cm; all three or none. */
  readonly length: string
  readonly width: string
  readonly height: string
  readonly goodsTypeIds: readonly string[]
  /** Empty for all. */
  readonly shippingMethodTypeId: string
}

export const EMPTY_BOX: BoxValues = {
  regionGroupId: '',
  weight: '',
  length: '',
  width: '',
  height: '',
  goodsTypeIds: [],
  shippingMethodTypeId: '',
}

/** The API's limits: kg and cm. */
const WEIGHT = { min: 0.001, max: 10_000 }
const SIDE = { min: 0.1, max: 1000 }
const SIDES = ['length', 'width', 'height'] as const

/** Not more kinds of goods than the API takes. */
const MAX_GOODS_TYPES = 20

export function validateBox(values: BoxValues): FieldProblems<keyof BoxValues> {
  const hasSize = SIDES.some((side) => values[side].trim() !== '')
  const side = (text: string) => (hasSize ? numberProblem(text, SIDE) : undefined)
  return {
    regionGroupId: required(values.regionGroupId),
    weight: numberProblem(values.weight, WEIGHT),
    length: side(values.length),
    width: side(values.width),
    height: side(values.height),
  }
}

export function isCompleteBox(values: BoxValues): boolean {
  return Object.values(validateBox(values)).every((problem) => problem === undefined)
}

/** @param values valid */
export function boxOf(values: BoxValues): Box {
  const { regionGroupId, weight, length, width, height, goodsTypeIds, shippingMethodTypeId } = values
  return {
    regionGroupId,
    weight: Number(weight),
    ...(length.trim() !== '' && { length: Number(length), width: Number(width), height: Number(height) }),
    goodsTypeIds,
    ...(shippingMethodTypeId !== '' && { shippingMethodTypeId }),
  }
}

/** "5.18 kg · 40 × 30 × 20 cm". */
export function boxText({ weight, length, width, height }: BoxValues): string {
  const size = [length, width, height].map((side) => formatMeasure(Number(side))).join(' × ')
  return [`${formatMeasure(Number(weight))} kg`, length.trim() !== '' && `${size} cm`]
    .filter(Boolean)
    .join(' · ')
}

/** A box in the address of a page; `size` is "40x30x20". */
export interface BoxParams {
  readonly to?: string
  readonly weight?: string
  readonly size?: string
  /** IDs, with commas between them. */
  readonly goods?: string
  readonly method?: string
}

export function paramsOfBox(values: BoxValues): BoxParams {
  const { regionGroupId, weight, length, width, height, goodsTypeIds, shippingMethodTypeId } = values
  const hasSize = SIDES.every((side) => values[side].trim() !== '')
  return {
    ...(regionGroupId !== '' && { to: regionGroupId }),
    ...(weight !== '' && { weight }),
    ...(hasSize && { size: [length, width, height].join('x') }),
    ...(goodsTypeIds.length > 0 && { goods: goodsTypeIds.join(',') }),
    ...(shippingMethodTypeId !== '' && { method: shippingMethodTypeId }),
  }
}

/** @returns null if the address names no box */
export function boxOfParams(params: BoxParams): BoxValues | null {
  const { to = '', weight = '', size = '', goods = '', method = '' } = params
  if ([to, weight, size, goods, method].every((param) => param === '')) return null
  const [length = '', width = '', height = ''] = size.split('x')
  return {
    regionGroupId: to,
    weight,
    length,
    width,
    height,
    goodsTypeIds: idsIn(goods).slice(0, MAX_GOODS_TYPES),
    shippingMethodTypeId: method,
  }
}

function idsIn(text: string): readonly string[] {
  return text.split(',').filter((id) => id !== '')
}

/** Whether a stored value is a box as typed. */
export function isBoxValues(value: unknown): value is BoxValues {
  if (typeof value !== 'object' || value === null) return false
  const { goodsTypeIds, ...texts } = value as Partial<Record<keyof BoxValues, unknown>>
  const names = Object.keys(EMPTY_BOX).filter((name) => name !== 'goodsTypeIds')
  const fields: Record<string, unknown> = texts
  return isTextArray(goodsTypeIds) && names.every((name) => typeof fields[name] === 'string')
}

function numberProblem(text: string, { min, max }: { min: number; max: number }): FieldProblem | undefined {
  const isNumber = /^\d+(\.\d+)?$/.test(text.trim())
  const isInRange = isNumber && Number(text) >= min && Number(text) <= max
  return required(text) ?? (isInRange ? undefined : { kind: 'range', min, max })
}
