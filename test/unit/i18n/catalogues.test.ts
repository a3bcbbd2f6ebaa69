import { readdirSync } from 'node:fs'

import type { MessageKey } from '@/i18n'
import { catalogues } from '@/i18n/catalogues'
import type { Messages } from '@/i18n/types'
import { ParcelStatus } from '@/model/enumerations/parcel'

for (const file of readdirSync('src/i18n/packages')) jest.requireActual(`@/i18n/packages/${file}`)

const zhHans = catalogues['zh-Hans'] as Messages
const en = catalogues.en as Messages
const keys = Object.keys(zhHans) as MessageKey[]
const HOLE = /\[\[(\w+)(?:\|[^|\]]+\|[^|\]]+)?\]\]/g
const holes = (text: string) => [...new Set([...text.matchAll(HOLE)].map(([, name]) => name))].sort()

describe('the language packs', () => {
  it('have the same keys', () => {
    expect(Object.keys(en).sort()).toEqual([...keys].sort())
  })

  it('have the same placeholders in both languages', () => {
    const different = keys.filter((key) => holes(en[key]).join() !== holes(zhHans[key]).join())

    expect(different).toEqual([])
  })

  it('have no empty text, and no space around one', () => {
    const bad = keys.filter((key) =>
      [zhHans[key], en[key]].some((text) => text === '' || text !== text.trim()),
    )

    expect(bad).toEqual([])
  })

  it('leave no bracket open', () => {
    const bad = keys.filter((key) =>
      [zhHans[key], en[key]].some((text) => /\[\[|\]\]|[{}]/.test(text.replace(HOLE, ''))),
    )

    expect(bad).toEqual([])
  })

  it('are written in their own language', () => {
    const chinese = /[\u4e00-\u9fff]/
    const untranslated = keys.filter((key) => chinese.test(en[key]) && key !== 'language.zh-Hans')

    expect(untranslated).toEqual([])
  })

  it('have buttons that WeChat lets a modal have', () => {
    const buttons: readonly MessageKey[] = [
      'address.delete',
      'common.cancel',
      'common.clear',
      'common.confirm',
      'error.acknowledge',
      'mine.signOut',
      'pickup.confirm',
      'profile.deleteAccountConfirm',
      'refusal.openSettings',
      'settings.deleteDrafts',
      'settings.keepDrafts',
    ]
    // Limit: four Chinese characters; a Latin letter counts as half. A longer button text fails the call.
    const width = (text: string) => text.replace(/[\u0391-\uffe5]/g, 'aa').length
    const tooLong = buttons.filter((key) => [zhHans[key], en[key]].some((text) => width(text) > 8))

    expect(tooLong).toEqual([])
  })

  it('name every parcel status', () => {
    const named = keys
      .filter((key) => key.startsWith('parcel.status.'))
      .map((key) => Number(key.split('.')[2]))

    expect(named.sort((a, b) => a - b)).toEqual(Object.values(ParcelStatus))
  })
})
