import type { Dto } from '@/api/dto'
import { ParcelStatus } from '@/model/enumerations/parcel'
import { BusinessType } from '@/model/enumerations/shipping'

import { nextNumber } from './nextNumber'

type StorageDto = NonNullable<Dto<'Parcel'>['storage']>

/** A plausible parcel in wire format; tests override only the fields they are about. */
export function aParcelDto(overrides: Partial<Dto<'Parcel'>> = {}): Dto<'Parcel'> {
  const number = nextNumber()
  return {
    id: `parcel-${number}`,
    businessType: BusinessType.SHIP_FOR_ME,
    warehouseId: 'warehouse-1',
    expressNumber: `SF${100_000 + number}`,
    expressCompany: { code: 'SF', displayName: '顺丰速运' },
    status: ParcelStatus.NotArrival,
    statusDisplayName: '未到仓',
    statusTime: '2026-01-02T03:04:05Z',
    isDeclared: true,
    isArrivedWarehouse: false,
    isSubmitted: false,
    declaredName: '连衣裙',
    declaredNameId: 'name-1',
    englishName: null,
    material: null,
    declaredCurrency: 'CNY',
    declaredValue: '128.00',
    itemQuantity: 2,
    tags: [],
    additionalServices: [],
    weight: null,
    inboundWeight: null,
    volumeWeight: null,
    length: null,
    width: null,
    height: null,
    volume: null,
    purchaseOrderNumber: null,
    remarks: null,
    images: [],
    inboundImages: [],
    insurance: { isInsured: false, insuredValue: null, premium: null, currencyCode: 'CNY' },
    logisticsOrderId: null,
    storage: null,
    creationTime: '2026-01-02T03:04:05Z',
    version: 1,
    ...overrides,
  }
}

export function aParcelDetailDto(overrides: Partial<Dto<'ParcelDetail'>> = {}): Dto<'ParcelDetail'> {
  return {
    ...aParcelDto(overrides),
    volumeDivisor: 6000,
    warehouseDisplayName: '广州仓',
    shipment: null,
    additionalServiceFee: { amount: '0.00', currencyCode: 'CNY' },
    logs: [],
    ...overrides,
  }
}

export function aParcelLogDto(overrides: Partial<Dto<'ParcelLog'>> = {}): Dto<'ParcelLog'> {
  return {
    id: `log-${nextNumber()}`,
    actor: 'CUSTOMER',
    move: 'declare',
    status: ParcelStatus.NotArrival,
    statusDisplayName: '未到仓',
    description: '您预报了包裹',
    time: '2026-01-02T03:04:05Z',
    ...overrides,
  }
}

/** Storage of a parcel checked in on November 1, with 10 of 30 free days left. */
export function aStorageDto(overrides: Partial<StorageDto> = {}): StorageDto {
  return {
    inboundTime: '2026-11-01T00:00:00Z',
    freeDays: 30,
    lastFreeDay: '2026-12-01',
    freeUntil: '2026-12-01T16:00:00Z',
    daysLeft: 10,
    dailyFee: '0.50',
    accruedFee: '0.00',
    currencyCode: 'CNY',
    ...overrides,
  }
}
