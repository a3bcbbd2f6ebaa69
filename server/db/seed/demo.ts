import { eq } from 'drizzle-orm'

import { after, DAY_MS, HOUR_MS } from '../../clock.ts'
import { BusinessType, ParcelStatus } from '../../contracts/enumerations.ts'
import { newId } from '../../ids.ts'
import { insure } from '../../modules/parcel/insurance.ts'
import { measuresOf, volumeWeightGrams } from '../../modules/parcel/measures.ts'
import { hashPassword } from '../../modules/passport/passwords.ts'
import { formatMoney } from '../../money/money.ts'
import { drawLabel } from '../../modules/warehouse/label.ts'
import { plausibleMeasures } from '../../warehouse/plausibleMeasures.ts'
import { fundAccounts, parcelLogs, parcels, users } from '../schema/index.ts'
import { DEMO_PARCELS, type DemoParcel } from './demoParcels.ts'
import { pictureUrl } from './pictures.ts'
import { WAREHOUSES } from './tenant.ts'

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
const HOURS_TO_ARRIVE = 26
const HOURS_TO_WEIGH = 5

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
  const arrivalTime = demo.declared ? after(creationTime, HOURS_TO_ARRIVE * HOUR_MS) : creationTime
  const logs = logsOf(demo, id, creationTime, arrivalTime)
  const parcel: ParcelValues = {
    id,
    userId,
    warehouseId: WAREHOUSES[0]?.id ?? '',
    businessType: BusinessType.SHIP_FOR_ME,
    expressNumber: demo.expressNumber,
    status: demo.status,
    statusTime: logs.at(-1)?.time ?? creationTime,
    additionalServices: [],
    inboundImages: [],
    creationTime,
    version: logs.length,
    ...declarationOf(demo, settings),
    ...(await checkInOf(demo, arrivalTime, context)),
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

async function checkInOf(demo: DemoParcel, arrivalTime: Date, { settings, storage }: Context) {
  if (demo.status !== ParcelStatus.Inbound) return {}
  const measures = measuresOf(plausibleMeasures(demo.expressNumber))
  const inboundTime = after(arrivalTime, HOURS_TO_WEIGH * HOUR_MS)
  const url = await storage.save(await drawLabel(demo.expressNumber, measures))
  return {
    ...measures,
    volumeWeightGrams: volumeWeightGrams(measures, settings.volumeDivisor),
    inboundTime,
    inboundImages: [{ url, time: inboundTime.toISOString() }],
  }
}

function logsOf(
  { status, declared: isDeclared, expressNumber }: DemoParcel,
  parcelId: string,
  creationTime: Date,
  arrivalTime: Date,
): LogValues[] {
  const line = (
    move: LogValues['move'],
    to: ParcelStatus,
    actor: LogValues['actor'],
    time: Date,
    params = {},
  ): LogValues => ({
    id: newId(time),
    parcelId,
    time,
    move,
    status: to,
    actor,
    params,
  })
  const { weight, length, width, height } = plausibleMeasures(expressNumber)
  const params = { weightKg: weight, lengthCm: length, widthCm: width, heightCm: height }
  const declared = isDeclared ? [line('declare', ParcelStatus.NotArrival, 'CUSTOMER', creationTime)] : []
  const arrived = line('arrive', ParcelStatus.Arrived, 'WAREHOUSE', arrivalTime)
  const weighed = line(
    'inbound',
    ParcelStatus.Inbound,
    'WAREHOUSE',
    after(arrivalTime, HOURS_TO_WEIGH * HOUR_MS),
    params,
  )
  if (status === ParcelStatus.Canceled) {
    return [...declared, line('cancel', ParcelStatus.Canceled, 'CUSTOMER', after(creationTime, 2 * HOUR_MS))]
  }
  if (status === ParcelStatus.Inbound) return [...declared, arrived, weighed]
  return status === ParcelStatus.Arrived ? [...declared, arrived] : declared
}
