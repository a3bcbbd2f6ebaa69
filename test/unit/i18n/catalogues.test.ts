import { en as mainEn } from '@/i18n/en'
import type { MessageKey } from '@/i18n'
import { address as enAddress } from '@/i18n/en/address'
import { afterSales as enAfterSales } from '@/i18n/en/afterSales'
import { contact as enContact } from '@/i18n/en/contact'
import { declaration as enDeclaration } from '@/i18n/en/declaration'
import { bill as enBill } from '@/i18n/en/bill'
import { order as enOrder } from '@/i18n/en/order'
import { parcel as enParcel } from '@/i18n/en/parcel'
import { parcelCare as enParcelCare } from '@/i18n/en/parcelCare'
import { parcelList as enParcelList } from '@/i18n/en/parcelList'
import { mine as enMine } from '@/i18n/en/mine'
import { validation as enValidation } from '@/i18n/en/validation'
import { passport as enPassport } from '@/i18n/en/passport'
import { photos as enPhotos } from '@/i18n/en/photos'
import { refusal as enRefusal } from '@/i18n/en/refusal'
import { profile as enProfile } from '@/i18n/en/profile'
import { settings as enSettings } from '@/i18n/en/settings'
import { warehouse as enWarehouse } from '@/i18n/en/warehouse'
import { warehousePages as enWarehousePages } from '@/i18n/en/warehousePages'
import { unclaimed as enUnclaimed } from '@/i18n/en/unclaimed'
import type { Messages } from '@/i18n/types'
import { zhHans as mainZhHans } from '@/i18n/zh-Hans'
import { address } from '@/i18n/zh-Hans/address'
import { afterSales } from '@/i18n/zh-Hans/afterSales'
import { contact } from '@/i18n/zh-Hans/contact'
import { declaration } from '@/i18n/zh-Hans/declaration'
import { bill } from '@/i18n/zh-Hans/bill'
import { order } from '@/i18n/zh-Hans/order'
import { parcel } from '@/i18n/zh-Hans/parcel'
import { parcelCare } from '@/i18n/zh-Hans/parcelCare'
import { parcelList } from '@/i18n/zh-Hans/parcelList'
import { mine } from '@/i18n/zh-Hans/mine'
import { validation } from '@/i18n/zh-Hans/validation'
import { passport } from '@/i18n/zh-Hans/passport'
import { photos } from '@/i18n/zh-Hans/photos'
import { refusal } from '@/i18n/zh-Hans/refusal'
import { profile } from '@/i18n/zh-Hans/profile'
import { settings } from '@/i18n/zh-Hans/settings'
import { warehouse } from '@/i18n/zh-Hans/warehouse'
import { warehousePages } from '@/i18n/zh-Hans/warehousePages'
import { unclaimed } from '@/i18n/zh-Hans/unclaimed'
import { ParcelStatus } from '@/model/enumerations/parcel'

const zhHans: Messages = {
  ...mainZhHans,
  ...address,
  ...afterSales,
  ...contact,
  ...declaration,
  ...bill,
  ...order,
  ...parcel,
  ...parcelCare,
  ...parcelList,
  ...mine,
  ...validation,
  ...passport,
  ...photos,
  ...refusal,
  ...profile,
  ...settings,
  ...warehouse,
  ...warehousePages,
  ...unclaimed,
}
const en: Messages = {
  ...mainEn,
  ...enAddress,
  ...enAfterSales,
  ...enContact,
  ...enDeclaration,
  ...enBill,
  ...enOrder,
  ...enParcel,
  ...enParcelCare,
  ...enParcelList,
  ...enMine,
  ...enValidation,
  ...enPassport,
  ...enPhotos,
  ...enRefusal,
  ...enProfile,
  ...enSettings,
  ...enWarehouse,
  ...enWarehousePages,
  ...enUnclaimed,
}
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
    // Four Chinese characters, of which a Latin letter is half a one; a longer button fails the call.
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
