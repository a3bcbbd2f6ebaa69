import { readdirSync } from 'node:fs'

import { catalogues } from '@/i18n/catalogues'
import { addTextTree } from '@/i18n/textTree'

import { textTreeOf } from '../../../config/textTree'

type Texts = Record<string, string>

function registeredFrom(zhHans: Texts, en: Texts): typeof catalogues {
  Object.assign(catalogues, { 'zh-Hans': {}, en: {} })
  addTextTree(textTreeOf(zhHans, en))
  return catalogues
}

describe('a catalogue as a tree', () => {
  it('shares the beginnings of its keys', () => {
    const zhHans = { 'parcel.weight': '重量', 'parcel.size': '尺寸' }
    const en = { 'parcel.weight': 'Weight', 'parcel.size': 'Size' }

    expect(textTreeOf(zhHans, en)).toEqual({ parcel: { weight: '重量^Weight', size: '尺寸^Size' } })
  })

  it.each([
    ['before', ['status', 'status.hint', 'status.hint.more']],
    ['after', ['status.hint.more', 'status.hint', 'status']],
  ])('keeps the text of a key %s longer ones', (_, keys) => {
    const zhHans = Object.fromEntries(keys.map((key) => [key, `${key}，中文`]))
    const en = Object.fromEntries(keys.map((key) => [key, `${key} in English`]))

    expect(registeredFrom(zhHans, en)).toEqual({ 'zh-Hans': zhHans, en })
  })

  it("registers all of the app's texts", () => {
    for (const file of readdirSync('src/i18n/packages')) jest.requireActual(`@/i18n/packages/${file}`)
    const { 'zh-Hans': zhHans, en } = { ...catalogues } as Record<string, Texts>

    expect(Object.keys(zhHans ?? {}).length).toBeGreaterThan(1_000)
    expect(registeredFrom(zhHans ?? {}, en ?? {})).toEqual({ 'zh-Hans': zhHans, en })
  })

  it('refuses a text that would be cut', () => {
    expect(() => textTreeOf({ key: '10^2' }, { key: 'a hundred' })).toThrow('The text of key contains "^".')
  })
})
