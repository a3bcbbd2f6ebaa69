import { parcelNumberText } from '@/i18n/parcelNumberText'
import { BusinessType } from '@/model/enumerations/shipping'

const expressCompany = { code: 'SF', displayName: '顺丰速运' }

it.each([
  ['with its courier', BusinessType.SHIP_FOR_ME, expressCompany, '顺丰速运 N1'],
  ['alone', BusinessType.SHIP_FOR_ME, null, 'N1'],
  ['as goods from the mall', BusinessType.STORE, null, '商城 N1'],
])('a parcel’s number is shown %s', (_how, businessType, company, text) => {
  expect(parcelNumberText({ businessType, expressCompany: company, expressNumber: 'N1' })).toBe(text)
})
