import fc from 'fast-check'

import { checkAddress } from '@/model/address/addressCheck/addressCheck'
import { CHECKED_FIELDS, type CheckedField } from '@/model/address/addressCheck/Finding'
import type { WarehouseAddress } from '@/model/address/warehouseAddress'
import { GUANGZHOU, YIWU } from '../../../support/app/warehouses'

import { BOTH, check } from './checking'

/** Address parts that can come in any order, each as a shop might format it. */
function partsOf(address: WarehouseAddress, { mobile = address.mobile, spread = '' } = {}) {
  const { lv1DisplayName, lv2DisplayName, lv3DisplayName } = address
  return [
    address.recipient,
    mobile,
    [lv1DisplayName, lv2DisplayName, lv3DisplayName].join(spread),
    address.detailsAddress,
    address.postCode,
  ]
}

const warehouses = fc.constantFrom(GUANGZHOU, YIWU)

const orders = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 })

const edges = fc.constantFrom('，', ',', '\n', '; ', '。', ' | ', '\r\n', '、', '，  ')

const spreads = fc.constantFrom('', ' ', '/', '-', '　')

const noises = fc.constantFrom(
  '',
  '[默认]',
  '家',
  '公司地址',
  '请尽快发货！',
  '收货信息',
  '(deliver to warehouse)',
  '★',
)

function written(
  address: WarehouseAddress,
  order: readonly number[],
  edge: string,
  noise: string,
  spread: string,
) {
  const { mobile } = address
  const grouped = `${mobile.slice(0, 3)} ${mobile.slice(3, 7)} ${mobile.slice(7)}`
  const parts = partsOf(address, { mobile: spread === '' ? mobile : grouped, spread })
  return [noise, ...order.map((at) => parts[at] ?? ''), noise].join(edge)
}

function withCode(address: WarehouseAddress, idCode: string): WarehouseAddress {
  const replaced = (text: string) => text.replace(address.idCode, idCode)
  return {
    ...address,
    recipient: replaced(address.recipient),
    detailsAddress: replaced(address.detailsAddress),
  }
}

function withDoor(
  address: WarehouseAddress,
  which: number,
  slip: (number: string) => string,
): WarehouseAddress {
  const street = address.detailsAddress.replace(address.idCode, '')
  const numbers = street.match(/\d+/g) ?? []
  const number = numbers[which % numbers.length] ?? ''
  return { ...address, detailsAddress: `${street.replace(number, slip(number))}${address.idCode}` }
}

/** Changes one digit. */
function slip(number: string, place: number, by: number): string {
  const digits = [...number].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []))
  const at = digits[place % digits.length] ?? 0
  return number.slice(0, at) + String((Number(number[at]) + by) % 10) + number.slice(at + 1)
}

describe('whatever is written around it', () => {
  it('the right address passes', () => {
    fc.assert(
      fc.property(warehouses, orders, edges, noises, spreads, (address, order, edge, noise, spread) => {
        const { faults, verdict, address: found } = check(written(address, order, edge, noise, spread))

        expect({ faults, verdict, id: found.id }).toEqual({ faults: {}, verdict: 'right', id: address.id })
      }),
    )
  })

  type Slip = (address: WarehouseAddress, which: number, slip: (number: string) => string) => WarehouseAddress
  it.each<[CheckedField, Slip]>([
    ['code', (address, _which, slip) => withCode(address, slip(address.idCode))],
    ['mobile', (address, _which, slip) => ({ ...address, mobile: slip(address.mobile) })],
    ['door', (address, which, slip) => withDoor(address, which, slip)],
    ['postCode', (address, _which, slip) => ({ ...address, postCode: slip(address.postCode) })],
  ])('one other digit of the %s is told at exactly that field', (field, slipIn) => {
    const slips = fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 9 }))
    fc.assert(
      fc.property(
        warehouses,
        orders,
        edges,
        noises,
        slips,
        (address, order, edge, noise, [which, place, by]) => {
          const slipped = slipIn(address, which, (number) => slip(number, place, by))

          expect(check(written(slipped, order, edge, noise, ''), [[address]]).faults).toEqual({
            [field]: 'differs',
          })
        },
      ),
    )
  })

  it('any text at all is compared without a complaint', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const result = checkAddress(text, BOTH)

        if (result) expect(result.lines.map(({ field }) => field)).toEqual(CHECKED_FIELDS)
      }),
    )
  })
})
