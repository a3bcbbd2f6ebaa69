import { eq } from 'drizzle-orm'

import { after, DAY_MS, HOUR_MS } from '../../clock.ts'
import { BusinessType, ParcelStatus } from '../../contracts/enumerations.ts'
import { newId } from '../../ids.ts'
import { insure } from '../../modules/parcel/insurance.ts'
import { measuresOf, volumeWeightGrams } from '../../modules/parcel/measures.ts'
import { PARCEL_TRANSITIONS } from '../../states/parcel.ts'
import { findTransition } from '../../states/transition.ts'
import { hashPassword } from '../../modules/passport/passwords.ts'
import { formatMoney } from '../../money/money.ts'
import { drawLabel } from '../../modules/warehouse/label.ts'
import { plausibleMeasures } from '../../warehouse/plausibleMeasures.ts'
import { fundAccounts, parcelLogs, parcels, users } from '../schema/index.ts'
import { DEMO_PARCELS, type DemoParcel } from './demoParcels.ts'
import { pictureUrl } from './pictures.ts'
import { WAREHOUSES } from './tenant.ts'

import type { ParcelMove } from '../../contracts/parcel.ts'
import type { TenantSettings } from '../../modules/system/tenantSettings.ts'
import type { PictureStorage } from '../../modules/upload/storage.ts'
import type { Database } from '../client.ts'

/** With what a visitor signs in to the demo. */
const DEMO_ACCOUNT = {
  userName: 'demo',
  password: 'demo1234',
  email: 'demo@example.com',
  idCode: 'FW100001',
} as const

const BALANCE = 26_850n

type DemoMove = 'declare' | 'arrive' | 'inbound' | 'cancel'

/** How a parcel came into its status. One that nobody declared begins with its arrival. */
const HISTORY: Readonly<Partial<Record<ParcelStatus, readonly DemoMove[]>>> = {
  [ParcelStatus.NotArrival]: ['declare'],
  [ParcelStatus.Arrived]: ['declare', 'arrive'],
  [ParcelStatus.Inbound]: ['declare', 'arrive', 'inbound'],
  [ParcelStatus.Canceled]: ['declare', 'cancel'],
}

/** Hours after its declaration that something happens to a parcel. */
const HOURS: Readonly<Record<DemoMove, number>> = { declare: 0, cancel: 2, arrive: 26, inbound: 31 }

interface Dependencies {
  readonly db: Database
  readonly now: Date
  readonly settings: TenantSettings
  readonly storage: PictureStorage
}

/** Brings in a customer with parcels in every state, unless there is one already. */
export async function seedDemo({ db, now, settings, storage }: Dependencies): Promise<void> {
  const existing = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.userNameKey, DEMO_ACCOUNT.userName))
  if (existing.length > 0) return
  const userId = newId(now)
  const rows = await Promise.all(
    DEMO_PARCELS.map((parcel) => rowsOf(parcel, { userId, now, settings, storage })),
  )
  const passwordHash = await hashPassword(DEMO_ACCOUNT.password)
  await db.transaction(async (tx) => {
    await tx.insert(users).values({
      id: userId,
      userName: DEMO_ACCOUNT.userName,
      userNameKey: DEMO_ACCOUNT.userName,
      passwordHash,
      nickname: '林小满',
      email: DEMO_ACCOUNT.email,
      idCode: DEMO_ACCOUNT.idCode,
      creationTime: after(now, -40 * DAY_MS),
    })
    await tx.insert(fundAccounts).values({
      id: userId,
      userId,
      currencyCode: settings.defaultCurrencyCode,
      balance: BALANCE,
    })
    await tx.insert(parcels).values(rows.map(({ parcel }) => parcel))
    await tx.insert(parcelLogs).values(rows.flatMap(({ logs }) => logs))
  })
}

interface Context extends Omit<Dependencies, 'db'> {
  readonly userId: string
}

type ParcelValues = typeof parcels.$inferInsert
type LogValues = typeof parcelLogs.$inferInsert

async function rowsOf(
  demo: DemoParcel,
  context: Context,
): Promise<{ parcel: ParcelValues; logs: LogValues[] }> {
  const { userId, now, settings } = context
  const creationTime = after(now, -demo.daysAgo * DAY_MS)
  const id = newId(creationTime)
  const logs = logsOf(demo, id, creationTime)
  const statusTime = logs.at(-1)?.time ?? creationTime
  const parcel: ParcelValues = {
    id,
    userId,
    warehouseId: WAREHOUSES[0]?.id ?? '',
    businessType: BusinessType.SHIP_FOR_ME,
    expressNumber: demo.expressNumber,
    status: demo.status,
    statusTime,
    additionalServices: [],
    inboundImages: [],
    creationTime,
    version: logs.length,
    ...declarationOf(demo, settings),
    ...(await checkInOf(demo, statusTime, context)),
  }
  return { parcel, logs }
}

function declarationOf({ declared }: DemoParcel, settings: TenantSettings) {
  if (!declared) return { isDeclared: false, isInsured: false, tags: [], images: [] }
  const { name, value, itemQuantity, tags = [], remarks = null, pictures = [], isInsured = false } = declared
  return {
    isDeclared: true,
    expressCompanyCode: declared.expressCompanyCode,
    declaredNameId: name[0],
    declaredName: name[1],
    declaredCurrency: settings.defaultCurrencyCode,
    declaredValue: value,
    itemQuantity,
    tags: [...tags],
    remarks,
    images: pictures.map(pictureUrl),
    ...insure({ isInsured, insuredValue: formatMoney(value) }, settings),
  }
}

async function checkInOf(demo: DemoParcel, inboundTime: Date, { settings, storage }: Context) {
  if (demo.status !== ParcelStatus.Inbound) return {}
  const measures = measuresOf(plausibleMeasures(demo.expressNumber))
  const url = await storage.save(await drawLabel(demo.expressNumber, measures))
  return {
    ...measures,
    volumeWeightGrams: volumeWeightGrams(measures, settings.volumeDivisor),
    inboundTime,
    inboundImages: [{ url, time: inboundTime.toISOString() }],
  }
}

/** What happened to a parcel until it came where it is, from its first day on. */
function logsOf({ status, declared, expressNumber }: DemoParcel, parcelId: string, begin: Date): LogValues[] {
  const { weight, length, width, height } = plausibleMeasures(expressNumber)
  const measures = { weightKg: weight, lengthCm: length, widthCm: width, heightCm: height }
  const moves = (HISTORY[status] ?? []).filter((move) => declared !== undefined || move !== 'declare')
  let from: ParcelStatus | null = null
  return moves.map((move) => {
    const transition = findTransition<ParcelStatus, ParcelMove>(PARCEL_TRANSITIONS, move, from)
    if (!transition) throw new Error(`${expressNumber} has a history that cannot be`)
    from = transition.to
    const time = after(begin, (HOURS[move] - (declared ? 0 : HOURS.arrive)) * HOUR_MS)
    const params = move === 'inbound' ? measures : {}
    return { id: newId(time), parcelId, time, move, status: transition.to, actor: transition.actor, params }
  })
}
