import { createAccount, hashPassword } from '../modules/passport/index.ts'
import { hasCustomer, setUpCustomer } from '../seed/demoCustomer.ts'
import { createServices, type Foundation } from '../services/index.ts'
import { afterSalesSteps, unclaimedSteps } from './helpStories.ts'
import { couponSteps, mallSteps, topupSteps } from './moneyStories.ts'
import { orderSteps } from './orderStories.ts'
import { parcelSteps } from './parcelStories.ts'
import { ruleSteps, type Home } from './ruleStories.ts'
import { serviceSteps } from './serviceStories.ts'
import { createStoryClock, playSteps, type Stage, type Step } from './stage.ts'

import type { MessageKind } from '../contracts/message.ts'
import type { Transaction } from '../db/client.ts'

/** What a visitor signs in to the demo with. */
const DEMO_ACCOUNT = { userName: 'demo', password: 'demo1234', email: 'demo@example.com' } as const
const ID_CODE = 'FW100001'
const NICKNAME = '林小满'
const MEMBER_FOR_DAYS = 45

/** Friends whom the demo customer has invited. */
const FRIENDS = ['xiaoyu_chen', 'weijie88'] as const

/**
 * Creates a customer with a history: parcels, orders, top-ups, coupons and cases in every status. The history is
 * played through the real services in chronological order, so that all of it is consistent; in one transaction, so
 * that it is there as a whole or not at all.
 */
export async function seedDemo(foundation: Foundation): Promise<void> {
  if (await hasCustomer(foundation.db, DEMO_ACCOUNT.userName)) return
  const clock = createStoryClock(foundation.clock.now())
  const passwordHash = await hashPassword(DEMO_ACCOUNT.password)
  await foundation.db.transaction(async (tx) => {
    clock.setDaysAgo(MEMBER_FOR_DAYS)
    const services = createServices({ ...foundation, db: tx, clock })
    const currencyCode = foundation.tenant.settings.defaultCurrencyCode
    const userId = await createDemoCustomer(tx, passwordHash, currencyCode, clock.now())
    const stage: Stage = {
      tx,
      services,
      clock,
      customer: { kind: 'customer', userId, sessionId: '' },
      idCode: ID_CODE,
    }
    await playSteps(stage, clock, [...stories(), ...friendSteps(currencyCode)])
  })
}

function stories(): Step[] {
  const home: Home = { addressId: '' }
  return [
    { daysAgo: MEMBER_FOR_DAYS - 1, play: (stage) => keepAddresses(stage, home) },
    ...topupSteps(),
    ...couponSteps(),
    ...parcelSteps(),
    ...serviceSteps(),
    ...orderSteps(home),
    ...ruleSteps(home),
    ...mallSteps(),
    ...unclaimedSteps(),
    ...afterSalesSteps(),
    ...readSteps(),
  ]
}

/** The customer read all messages once, and later those about parcels and orders. */
function readSteps(): Step[] {
  const read = (daysAgo: number, kind?: MessageKind): Step => ({
    daysAgo,
    play: ({ services, customer }) =>
      services.message.read(customer, { isAll: true, ...(kind !== undefined && { kind }) }),
  })
  return [read(8.1), read(3.25, 'PARCEL'), read(3.25, 'LOGISTICS_ORDER')]
}

async function createDemoCustomer(
  tx: Transaction,
  passwordHash: string,
  currencyCode: string,
  now: Date,
): Promise<string> {
  const { userName: username, email } = DEMO_ACCOUNT
  const account = { username, passwordHash, email, mobileNumber: null, referralCode: null }
  const userId = await createAccount(tx, account, currencyCode, now)
  await setUpCustomer(tx, userId, { nickname: NICKNAME, idCode: ID_CODE, vipGroupId: 'silver' })
  return userId
}

async function keepAddresses({ services, tx, customer }: Stage, home: Home): Promise<void> {
  const keep = (request: Parameters<typeof services.address.create>[2]) =>
    services.address.create(tx, customer, request, 'zh-Hans')
  const { id } = await keep({
    recipient: '林小满',
    mobile: '+65 9123 4567',
    regionGroupId: 'sg',
    postCode: '238823',
    detailsAddress: '1 Orchard Turn #05-01',
    name: '家',
    isDefault: true,
  })
  home.addressId = id
  await keep({
    recipient: 'Lim Wei Jie',
    mobile: '+65 8234 5678',
    regionGroupId: 'sg',
    postCode: '609601',
    detailsAddress: '5 Jurong Gateway Road #12-08',
    name: '公司',
  })
}

/** People who signed up with the demo customer's code. */
function friendSteps(currencyCode: string): Step[] {
  return FRIENDS.map((username, index) => ({
    daysAgo: 28 - index * 12,
    play: async ({ tx, services, clock, customer }) => {
      const { code } = await services.referral.mine(customer, 'zh-Hans')
      const account = { username, passwordHash: '', email: null, mobileNumber: null, referralCode: code }
      await createAccount(tx, account, currencyCode, clock.now())
    },
  }))
}
