import type { Dto } from '@/api/dto'

let sequence = 0

function nextNumber(): number {
  sequence += 1
  return sequence
}

export function anAddressDto(overrides: Partial<Dto<'Address'>> = {}): Dto<'Address'> {
  const number = nextNumber()
  return {
    id: `address-${number}`,
    name: null,
    recipient: `Recipient ${number}`,
    mobile: '+65 9123 4567',
    regionGroupId: 'sg',
    regionGroupDisplayName: '新加坡',
    countryCode: 'SG',
    region: { provinceId: null, cityId: null, provinceDisplayName: null, cityDisplayName: null },
    postCode: '238823',
    detailsAddress: `${number} Orchard Road`,
    idDocument: null,
    isDefault: false,
    creationTime: '2026-01-02T03:04:05Z',
    ...overrides,
  }
}

export function aRegionGroupDto(overrides: Partial<Dto<'RegionGroup'>> = {}): Dto<'RegionGroup'> {
  return {
    id: 'sg',
    displayName: '新加坡',
    countryCode: 'SG',
    postCodePattern: '\\d{6}',
    postCodeExample: '238823',
    hasRegions: false,
    gstRate: '0.09',
    isDest: true,
    ...overrides,
  }
}

export function aRegionDto(overrides: Partial<Dto<'Region'>> = {}): Dto<'Region'> {
  return {
    id: `region-${nextNumber()}`,
    regionGroupId: 'my',
    parentId: null,
    displayName: '雪兰莪',
    hasChildren: true,
    ...overrides,
  }
}

export function aPickupStationDto(overrides: Partial<Dto<'PickupStation'>> = {}): Dto<'PickupStation'> {
  const number = nextNumber()
  return {
    id: `station-${number}`,
    displayName: `自提点 ${number}`,
    regionGroup: { id: 'sg', displayName: '新加坡' },
    address: `${number} Upper Cross Street`,
    mobile: '+65 6000 1101',
    openingHours: '每天 10:00–21:00',
    latitude: 1.2846,
    longitude: 103.8439,
    isFull: false,
    ...overrides,
  }
}

export function aCustomerServiceDto(
  overrides: Partial<Dto<'ExclusiveCustomerService'>> = {},
): Dto<'ExclusiveCustomerService'> {
  return {
    id: 'service-1',
    name: '陈静',
    nickname: '小静',
    wechatId: 'yuantu_xiaojing',
    qrCode: '/files/qr.png',
    mobile: '13800138001',
    email: 'help@example.com',
    workingHours: '9:00–18:00',
    ...overrides,
  }
}
