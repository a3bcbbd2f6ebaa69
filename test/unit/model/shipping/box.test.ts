import {
  boxOf,
  boxOfParams,
  boxText,
  EMPTY_BOX,
  isBoxValues,
  paramsOfBox,
  validateBox,
  type BoxValues,
} from '@/model/shipping/box'

const LIGHT: BoxValues = { ...EMPTY_BOX, regionGroupId: 'sg', weight: '5.18' }
const SIZED: BoxValues = { ...LIGHT, length: '40', width: '30', height: '20.5' }

/** The fields with a problem, and its kind. */
function problemsOf(values: BoxValues) {
  return Object.entries(validateBox(values)).flatMap(([field, problem]) =>
    problem ? [[field, problem.kind]] : [],
  )
}

describe('a box', () => {
  it('needs a destination and a weight; a size is optional', () => {
    expect(problemsOf(EMPTY_BOX)).toEqual([
      ['regionGroupId', 'required'],
      ['weight', 'required'],
    ])
    expect(problemsOf(LIGHT)).toEqual([])
    expect(problemsOf(SIZED)).toEqual([])
  })

  it('has a whole size or none', () => {
    expect(problemsOf({ ...LIGHT, width: '30' })).toEqual([
      ['length', 'required'],
      ['height', 'required'],
    ])
  })

  it.each(['0', '10000.1', '-1', '1e3', '1,5', 'five'])('refuses the weight %s', (weight) => {
    expect(problemsOf({ ...LIGHT, weight })).toEqual([['weight', 'range']])
  })

  it('refuses a side out of range', () => {
    expect(problemsOf({ ...SIZED, length: '1000.5' })).toEqual([['length', 'range']])
  })

  it('is sent in numbers, without what is not filled in', () => {
    expect(boxOf(LIGHT)).toEqual({ regionGroupId: 'sg', weight: 5.18, goodsTypeIds: [] })
    expect(boxOf({ ...SIZED, shippingMethodTypeId: 'air', goodsTypeIds: ['food'] })).toEqual({
      regionGroupId: 'sg',
      weight: 5.18,
      length: 40,
      width: 30,
      height: 20.5,
      goodsTypeIds: ['food'],
      shippingMethodTypeId: 'air',
    })
  })

  it('is said in kg and cm', () => {
    expect(boxText({ ...LIGHT, weight: '5.0' })).toBe('5 kg')
    expect(boxText(SIZED)).toBe('5.18 kg · 40 × 30 × 20.5 cm')
  })
})

describe('a box in a link', () => {
  it('comes back as it was', () => {
    const values = { ...SIZED, goodsTypeIds: ['food', 'liquid'], shippingMethodTypeId: 'sea' }

    expect(paramsOfBox(values)).toEqual({
      to: 'sg',
      weight: '5.18',
      size: '40x30x20.5',
      goods: 'food,liquid',
      method: 'sea',
    })
    expect(boxOfParams(paramsOfBox(values))).toEqual(values)
  })

  it('leaves out an unfinished size', () => {
    expect(paramsOfBox({ ...LIGHT, length: '40' })).toEqual({ to: 'sg', weight: '5.18' })
  })

  it('is none without any part of it', () => {
    expect(boxOfParams({})).toBeNull()
    expect(boxOfParams({ to: 'sg' })).toEqual({ ...EMPTY_BOX, regionGroupId: 'sg' })
  })
})

describe('a stored box', () => {
  it('counts only in full', () => {
    expect(isBoxValues(SIZED)).toBe(true)
    expect(isBoxValues({ ...SIZED, weight: 5 })).toBe(false)
    expect(isBoxValues({ ...SIZED, goodsTypeIds: [1] })).toBe(false)
    expect(isBoxValues({ weight: '5' })).toBe(false)
    expect(isBoxValues(null)).toBe(false)
  })
})
