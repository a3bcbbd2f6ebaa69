import { requiredText } from './options.ts'

import type { MyCoupon } from '../../../contracts/coupon.ts'
import type { CustomerPickupStation } from '../../../contracts/user.ts'
import type { Command } from './Command.ts'

/** A customer, by their ID code. */
export const CUSTOMER = { question: 'Whose?', placeholder: '<id code>' } as const

function describeCoupon({ id, displayName, statusDisplayName }: MyCoupon): string {
  return `${id}: ${displayName}, ${statusDisplayName}`
}

/** Customer service. */
export const customerCommands: readonly Command[] = [
  {
    name: 'set-pickup',
    usage: '<id code> --station <pickup point id>',
    help: ['Changes a customer’s pickup point. They are told.'],
    subject: CUSTOMER,
    options: { station: { type: 'string' } },
    run: async (client, idCode, values) => {
      const pickupStationId = requiredText(values, 'station', 'the id of a pickup point')
      const request = { idCode, pickupStationId }
      const changed = await client.put<CustomerPickupStation>('user/pickup-station', request)
      return `${changed.idCode}: ${changed.pickupStation.displayName}`
    },
  },
  {
    name: 'grant-coupon',
    usage: '<id code> --coupon <coupon id>',
    help: ['Gives a customer a coupon, whatever its stock and limit. Prints the id that void-coupon takes.'],
    subject: CUSTOMER,
    options: { coupon: { type: 'string' } },
    run: async (client, idCode, values) => {
      const couponId = requiredText(values, 'coupon', 'the id of a coupon such as courtesy')
      const path = `coupon-management/coupon/${encodeURIComponent(couponId)}/grant`
      return describeCoupon(await client.postOnce<MyCoupon>(path, { idCode }))
    },
  },
  {
    name: 'void-coupon',
    usage: '<id of the customer’s coupon>',
    help: ['Voids a coupon that its customer has not used.'],
    subject: { question: 'Which coupon?', placeholder: '<id of the customer’s coupon>' },
    options: {},
    run: async (client, id) => {
      const path = `coupon-management/my-coupon/${encodeURIComponent(id)}/void`
      return describeCoupon(await client.post<MyCoupon>(path, {}))
    },
  },
]
