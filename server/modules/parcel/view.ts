import { ParcelStatus, type Language } from '../../contracts/enumerations.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'
import { text } from '../../texts/text.ts'
import { type ItemNames, itemNameOf } from '../declaredName/index.ts'
import { findExpressCompany } from '../express/index.ts'
import { volumeOf } from '../../base/measures.ts'
import { storageOf, STORED_STATUSES } from './storageClock.ts'

import type { Parcel, ParcelDetail, ParcelLog } from '../../contracts/parcel.ts'
import type { TenantSettings } from '../../base/tenant.ts'
import type { ParcelLogRow, ParcelRow } from './repository.ts'

const BEFORE_ARRIVAL: readonly ParcelStatus[] = [ParcelStatus.NotArrival, ParcelStatus.Canceled]

/** What a parcel's view depends on beside the parcel. */
export interface ViewContext {
  readonly language: Language
  readonly now: Date
  readonly settings: TenantSettings
  readonly itemNames: ItemNames
}

/** A parcel as the customer sees it. */
export function toParcel(row: ParcelRow, context: ViewContext): Parcel {
  const { language, now, settings } = context
  return {
    id: row.id,
    businessType: row.businessType,
    warehouseId: row.warehouseId,
    expressNumber: row.expressNumber,
    expressCompany:
      row.expressCompanyCode === null ? null : findExpressCompany(row.expressCompanyCode, language),
    status: row.status,
    statusDisplayName: text(language, `parcelStatus.${row.status}`),
    statusTime: row.statusTime.toISOString(),
    isArrivedWarehouse: !BEFORE_ARRIVAL.includes(row.status),
    isSubmitted: row.logisticsOrderId !== null,
    logisticsOrderId: row.logisticsOrderId,
    purchaseOrderNumber: row.purchaseOrderNumber,
    remarks: row.remarks,
    tags: row.tags,
    additionalServices: row.additionalServices.map((service) => ({
      ...service,
      displayName: service.displayName[language],
      description: service.description[language],
    })),
    images: row.images,
    inboundImages: [...row.inboundImages],
    storage: STORED_STATUSES.includes(row.status) ? storageOf(row, now, settings) : null,
    creationTime: row.creationTime.toISOString(),
    version: row.version,
    ...declarationOf(row, context),
    ...measuresOf(row),
  }
}

/** What belongs to a parcel and is kept elsewhere. */
interface Circumstances extends Pick<ParcelDetail, 'warehouseDisplayName' | 'shipment'> {
  readonly logs: readonly ParcelLogRow[]
}

/** A parcel with its history, and how its figures came about. */
export function toParcelDetail(
  row: ParcelRow,
  { logs, ...circumstances }: Circumstances,
  context: ViewContext,
): ParcelDetail {
  const services = row.additionalServices
  const fee = services.reduce((sum, { price }) => sum + parseMoney(price), 0n)
  return {
    ...toParcel(row, context),
    ...circumstances,
    volumeDivisor: row.volumeDivisor,
    additionalServiceFee: {
      amount: formatMoney(fee),
      currencyCode: services[0]?.currencyCode ?? context.settings.defaultCurrencyCode,
    },
    logs: logs.map((log) => toParcelLog(log, context.language)),
  }
}

function declarationOf(row: ParcelRow, { settings, itemNames, language }: ViewContext) {
  return {
    isDeclared: row.isDeclared,
    declaredName: itemNameOf(row, itemNames, language),
    declaredNameId: row.declaredNameId,
    englishName: row.englishName,
    material: row.material,
    declaredCurrency: row.declaredCurrency,
    declaredValue: amount(row.declaredValue),
    itemQuantity: row.itemQuantity,
    insurance: {
      isInsured: row.isInsured,
      insuredValue: amount(row.insuredValue),
      premium: amount(row.premium),
      currencyCode: settings.defaultCurrencyCode,
    },
  }
}

function measuresOf(row: ParcelRow) {
  const { weightGrams, inboundWeightGrams, volumeWeightGrams, lengthMm, widthMm, heightMm } = row
  const isMeasured = lengthMm !== null && widthMm !== null && heightMm !== null
  return {
    weight: inUnits(weightGrams, 1000),
    inboundWeight: inUnits(inboundWeightGrams ?? weightGrams, 1000),
    volumeWeight: inUnits(volumeWeightGrams, 1000),
    length: inUnits(lengthMm, 10),
    width: inUnits(widthMm, 10),
    height: inUnits(heightMm, 10),
    volume: isMeasured ? volumeOf(lengthMm, widthMm, heightMm) : null,
  }
}

function amount(minor: bigint | null): string | null {
  return minor === null ? null : formatMoney(minor)
}

function inUnits(value: number | null, perUnit: number): number | null {
  return value === null ? null : value / perUnit
}

/** A line of a parcel's history as the customer reads it. */
function toParcelLog(row: ParcelLogRow, language: Language): ParcelLog {
  const isLateDeclaration = row.move === 'declare' && row.status !== ParcelStatus.NotArrival
  const key = isLateDeclaration ? 'parcelLog.declareArrived' : (`parcelLog.${row.move}` as const)
  return {
    id: row.id,
    time: row.time.toISOString(),
    move: row.move,
    status: row.status,
    statusDisplayName: text(language, `parcelStatus.${row.status}`),
    actor: row.actor,
    description: text(language, key, row.params),
  }
}
