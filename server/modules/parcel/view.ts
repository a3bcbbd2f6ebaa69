import { volumeOf } from '../../base/measures.ts'
import { ParcelStatus, type Language } from '../../contracts/enumerations.ts'
import { formatMoney, formatMoneyOrNull, parseMoney } from '../../money/money.ts'
import { PARCEL } from '../../states/parcel.ts'
import { text } from '../../texts/text.ts'
import { itemNameOf, type ItemNames } from '../declaredName/index.ts'
import { findExpressCompany } from '../express/index.ts'
import { storageOf } from './storageClock.ts'

import type { TenantSettings } from '../../base/tenant.ts'
import type { Parcel, ParcelDetail, ParcelLog, ParcelShipment } from '../../contracts/parcel.ts'
import type { Localised } from '../../texts/localised.ts'
import type { ParcelLogRow, ParcelRow } from './repository/parcels.ts'
import type { ShipmentRow } from './repository/references.ts'

/** What every view of parcels depends on. */
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
    isArrivedWarehouse: PARCEL.is(row.status, 'arrived'),
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
    storage: PARCEL.is(row.status, 'storageRunning') ? storageOf(row, now, settings) : null,
    creationTime: row.creationTime.toISOString(),
    version: row.version,
    ...declarationOf(row, context),
    ...measuresOf(row),
  }
}

/** What a parcel's details show beside its own row. */
interface Beside {
  readonly logs: readonly ParcelLogRow[]
  readonly warehouseName: Localised
  readonly shipment: ShipmentRow | undefined
}

/** A parcel with its shipment, its history, and what its figures are computed from. */
export function toParcelDetail(
  row: ParcelRow,
  { logs, warehouseName, shipment }: Beside,
  context: ViewContext,
): ParcelDetail {
  const services = row.additionalServices
  const fee = services.reduce((sum, { price }) => sum + parseMoney(price), 0n)
  return {
    ...toParcel(row, context),
    warehouseDisplayName: warehouseName[context.language],
    shipment: shipment ? toShipment(shipment, context.language) : null,
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
    declaredValue: formatMoneyOrNull(row.declaredValue),
    itemQuantity: row.itemQuantity,
    insurance: {
      isInsured: row.isInsured,
      insuredValue: formatMoneyOrNull(row.insuredValue),
      premium: formatMoneyOrNull(row.premium),
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

function inUnits(value: number | null, perUnit: number): number | null {
  return value === null ? null : value / perUnit
}

function toShipment({ order, station }: ShipmentRow, language: Language): ParcelShipment {
  return {
    orderId: order.id,
    code: order.code,
    carrier: order.carrier,
    internationalTrackingNumber: order.internationalTrackingNumber,
    pickupStation: station && {
      id: station.id,
      displayName: station.displayName[language],
      address: station.address[language],
      openingHours: station.openingHours[language],
    },
    pickupCode: order.pickupCode,
  }
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
