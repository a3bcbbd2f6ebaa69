import assert from 'node:assert/strict'

import { and, eq, isNull, ne } from 'drizzle-orm'

import { after, SECOND_MS } from '../../../server/base/time/clock.ts'
import { BusinessType, ParcelStatus, ReceivingMethod } from '../../../server/contracts/enumerations.ts'
import {
  addresses,
  channelRates,
  consolidationRules,
  parcels,
  users,
} from '../../../server/db/schema/index.ts'
import { TENANT } from '../../../server/seed/tenant.ts'
import { runDueRules } from '../../../server/modules/consolidationRule/engine/runDue.ts'
import { createConsolidationRuleService } from '../../../server/modules/consolidationRule/service.customer.ts'
import { submitOrder } from '../../../server/modules/order/lifecycle/submit.ts'
import { beginParcel, moveParcel } from '../../../server/modules/parcel/index.ts'
import { ApiProblem } from '../../../server/base/http/problem.ts'
import { Killed, mortal } from './mortal.ts'

import type { ConsolidationRuleRequest, RuleTrigger } from '../../../server/contracts/consolidationRule.ts'
import type { Database, Transaction } from '../../../server/db/client.ts'
import type { RuleRow } from '../../../server/modules/consolidationRule/repository/rule.ts'
import type { ParcelRow } from '../../../server/modules/parcel/index.ts'

const { settings } = TENANT
const USER = 'lin'
const CUSTOMER = { kind: 'customer', userId: USER, sessionId: '' } as const
const ADDRESS = {
  id: 'home',
  userId: USER,
  recipient: 'Lin Xiaoman',
  mobile: '+65 9123 4567',
  regionGroupId: 'sg',
  postCode: '238823',
  detailsAddress: '1 Orchard Turn',
  isDefault: true,
}
const CHOICE = {
  addressId: ADDRESS.id,
  shippingMethodTypeId: 'air',
  transportationChannelId: 'air-general',
  receivingMethod: ReceivingMethod.DOOR,
}
const isAir = and(eq(channelRates.channelId, 'air-general'), eq(channelRates.regionGroupId, 'sg'))

/** How a process that looks after rules comes to its end; null if it does not. */
export type Death = { readonly lives: number; readonly isUndone: boolean } | null

/** One customer with parcels and rules, and everything that may happen to them, on a clock of its own. */
export class RuleWorld {
  now = new Date('2026-11-24T06:00:00Z')
  handMade = 0
  private readonly service
  private parcelCount = 0

  constructor(readonly db: Database) {
    this.service = createConsolidationRuleService(db, { now: () => this.now }, settings)
  }

  async begin(): Promise<void> {
    await this.db.insert(users).values({
      id: USER,
      userName: USER,
      userNameKey: USER,
      nickname: USER,
      idCode: 'FW000001',
      email: 'lin@example.com',
      creationTime: this.now,
    })
    await this.openAddress(true)
  }

  jump(ms: number): void {
    this.now = after(this.now, ms)
  }

  rules(): Promise<RuleRow[]> {
    return this.db.select().from(consolidationRules).orderBy(consolidationRules.id)
  }

  /** The customer's parcels that can still come into an order, oldest first. */
  freeParcels(): Promise<ParcelRow[]> {
    const isFree = and(isNull(parcels.logisticsOrderId), ne(parcels.status, ParcelStatus.Canceled))
    return this.db.select().from(parcels).where(isFree).orderBy(parcels.id)
  }

  declare(isDeclared: boolean): Promise<ParcelRow> {
    this.parcelCount += 1
    return this.db.transaction((tx) =>
      beginParcel(
        tx,
        'declare',
        {
          userId: USER,
          warehouseId: this.parcelCount % 5 === 0 ? 'warehouse-yiwu' : 'warehouse-guangzhou',
          businessType: BusinessType.SHIP_FOR_ME,
          expressNumber: `SF${this.parcelCount}`,
          isDeclared,
          tags: [],
          additionalServices: [],
          images: [],
          isInsured: false,
          inboundImages: [],
        },
        this.now,
      ),
    )
  }

  /** Takes a parcel one step on: to the door, onto the scale, or to its declaration. */
  async bringOn(parcel: ParcelRow, weightGrams: number): Promise<void> {
    await this.attempt(async (tx) => {
      const size = { lengthMm: 200, widthMm: 200, heightMm: 100 }
      const changes = { weightGrams, inboundTime: this.now, ...size }
      if (parcel.status === ParcelStatus.NotArrival) await moveParcel(tx, parcel, 'arrive', this.now)
      else if (parcel.status === ParcelStatus.Arrived)
        await moveParcel(tx, parcel, 'inbound', this.now, { changes })
      else await tx.update(parcels).set({ isDeclared: true }).where(eq(parcels.id, parcel.id))
    })
  }

  cancel(parcel: ParcelRow): Promise<void> {
    return this.attempt(async (tx) => void (await moveParcel(tx, parcel, 'cancel', this.now)))
  }

  submitByHand(parcel: ParcelRow): Promise<void> {
    return this.attempt(async (tx) => {
      const request = { ...CHOICE, parcelIds: [parcel.id] }
      const clock = { now: () => this.now }
      await submitOrder(tx, USER, request, { settings, clock }, 'en')
      this.handMade += 1
    })
  }

  addRule(trigger: RuleTrigger, maximumTotal = '5000'): Promise<void> {
    return this.attempt(async (tx) => {
      await this.service.create(tx, CUSTOMER, this.request(trigger, maximumTotal), 'en')
    })
  }

  change({ id, trigger, version }: RuleRow, maximumTotal: string): Promise<void> {
    const request = { ...this.request(trigger, maximumTotal), version }
    return allowingRefusals(() => this.service.update(CUSTOMER, id, request, 'en'))
  }

  pauseOrResume({ id, state }: RuleRow): Promise<void> {
    const move = state === 'ACTIVE' ? 'pause' : 'resume'
    return allowingRefusals(() => this.service[move](CUSTOMER, id, 'en'))
  }

  async openAddress(isThere: boolean): Promise<void> {
    await this.db.delete(addresses)
    if (isThere) await this.db.insert(addresses).values({ ...ADDRESS, creationTime: this.now })
  }

  async setPrice(firstPrice: bigint): Promise<void> {
    await this.db.update(channelRates).set({ firstPrice }).where(isAir)
  }

  /** A channel that offers no price for a destination does not go there. */
  async openChannel(isOpen: boolean): Promise<void> {
    const regionGroupId = isOpen ? 'sg' : 'closed'
    const other = isOpen ? 'closed' : 'sg'
    const isOther = and(eq(channelRates.channelId, 'air-general'), eq(channelRates.regionGroupId, other))
    await this.db.update(channelRates).set({ regionGroupId }).where(isOther)
  }

  /** Two processes look after the rules at the same moment, and may be killed at it. */
  async look(deaths: readonly [Death, Death]): Promise<void> {
    const context = { settings, now: this.now }
    const processes = deaths.map((death) => (death ? mortal(this.db, death.lives, death.isUndone) : this.db))
    const ends = await Promise.allSettled(processes.map((db) => runDueRules(db, context)))
    for (const end of ends) {
      if (end.status === 'fulfilled') continue
      assert.ok(end.reason instanceof AggregateError, String(end.reason))
      for (const error of end.reason.errors) if (!(error instanceof Killed)) throw error
    }
  }

  /** Lets the notice of whatever is announced pass. */
  passNotice(): void {
    this.jump((settings.rules.noticeSeconds + 1) * SECOND_MS)
  }

  private request(trigger: RuleTrigger, maximumTotal: string): ConsolidationRuleRequest {
    return { ...CHOICE, trigger, maximumTotal, isAutoPay: true }
  }

  private attempt(work: (tx: Transaction) => Promise<void>): Promise<void> {
    return allowingRefusals(() => this.db.transaction(work))
  }
}

/** Customers are refused what cannot be done just now. */
async function allowingRefusals(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
  }
}
