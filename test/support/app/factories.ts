import type { Dto } from '@/api/dto'
import { UserType } from '@/model/enumerations/session'
import { ParcelStatus } from '@/model/enumerations/parcel'
import { BusinessType } from '@/model/enumerations/shipping'
import type { Token } from '@/model/account/session'
import type { WarehouseAddress } from '@/model/address/warehouseAddress'

let sequence = 0

function nextNumber(): number {
  sequence += 1
  return sequence
}

export function aToken(overrides: Partial<Token> = {}): Token {
  const number = nextNumber()
  return {
    tokenType: 'Bearer',
    accessToken: `access-${number}`,
    refreshToken: `refresh-${number}`,
    ...overrides,
  }
}

/** A token in wire format. */
export function aTokenDto(token: Token = aToken()): Dto<'Token'> {
  return {
    tokenType: 'Bearer',
    accessToken: token.accessToken,
    refreshToken: token.refreshToken ?? '',
    expiresIn: 900,
    refreshExpiresIn: 86_400,
  }
}

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

export function aUserDto(overrides: Partial<Dto<'User'>> = {}): Dto<'User'> {
  const number = nextNumber()
  return {
    id: `user-${number}`,
    userName: `customer${number}`,
    nickname: `Customer ${number}`,
    avatar: null,
    mobileNumber: null,
    email: `customer${number}@example.com`,
    idCode: `GD${10_000 + number}`,
    userType: UserType.CUSTOMER,
    hasPassword: true,
    isWechatBound: false,
    pickupStation: null,
    vipGroup: null,
    wechatId: null,
    wechatQrCode: null,
    currentFundAccount: { balance: '0.00', currencyCode: 'CNY', currencySymbol: '¥' },
    ...overrides,
  }
}

export function aStatusDefinitionDto(
  overrides: Partial<Dto<'StatusDefinition'>> = {},
): Dto<'StatusDefinition'> {
  return { id: ParcelStatus.NotArrival, displayName: '未到仓', isShowNum: true, showCount: 0, ...overrides }
}

export function anAddress(overrides: Partial<WarehouseAddress> = {}): WarehouseAddress {
  return {
    id: `address-${nextNumber()}`,
    name: '广州仓',
    recipient: '张三 GD10001',
    idCode: 'GD10001',
    mobile: '13800138000',
    postCode: '510000',
    lv0DisplayName: '中国',
    lv1DisplayName: '广东省',
    lv2DisplayName: '广州市',
    lv3DisplayName: '白云区',
    detailsAddress: '均禾街道 1 号',
    tips: null,
    ...overrides,
  }
}

export function aProductDto(overrides: Partial<Dto<'StoreProduct'>> = {}): Dto<'StoreProduct'> {
  const number = nextNumber()
  return {
    id: `product-${number}`,
    categoryId: 'category-1',
    displayName: `Product ${number}`,
    summary: '',
    image: '/files/product.jpg',
    price: '19.90',
    originalPrice: null,
    currencyCode: 'CNY',
    soldCount: 0,
    stock: 5,
    ...overrides,
  }
}

export function aSiteConfigurationDto(): Dto<'SiteConfiguration'> {
  return {
    tenantId: 'tenant',
    tenantName: 'Warehouse',
    appName: '集运',
    version: '1.0.4',
    defaultLanguage: 'zh-Hans',
    languages: ['zh-Hans', 'en'],
    defaultCurrencyCode: 'CNY',
    declaredCurrencies: ['CNY', 'USD'],
    currencies: [{ currencyCode: 'CNY', currencySymbol: '¥', displayName: '人民币' }],
    customerService: { email: 'help@example.com', mobile: null, workingHours: '' },
    insurance: { rate: '0.01', minimumPremium: '1.00', maximumInsuredValue: '10000.00' },
    storage: { freeDays: 30, dailyFee: '0.50', currencyCode: 'CNY' },
    upload: { contentTypes: ['image/jpeg'], maxBytes: 10_000_000, maxImagesPerParcel: 9 },
    volumeDivisor: 6000,
  }
}

export function anAdditionalServiceDto(
  overrides: Partial<Dto<'AdditionalService'>> = {},
): Dto<'AdditionalService'> {
  return {
    id: `service-${nextNumber()}`,
    displayName: '拍照验货',
    description: '开箱拍 3 张照片',
    price: '3.00',
    currencyCode: 'CNY',
    ...overrides,
  }
}

export const NO_PARCELS: Dto<'ParcelsAtHand'> = {
  onTheWay: 0,
  inWarehouse: 0,
  weight: 0,
  shippable: 0,
  firstShippableId: null,
  firstStorage: null,
}

export function aTodo(count: number, worst: Partial<Dto<'TodoSubject'>> = {}): Dto<'TodoItem'> {
  return {
    count,
    worst: {
      type: 'PARCEL',
      id: '1',
      displayName: 'SF1',
      deadline: null,
      daysLeft: null,
      amount: null,
      currencyCode: null,
      parcelId: null,
      ...worst,
    },
  }
}

export function aTodoSummaryDto(overrides: Partial<Dto<'TodoSummary'>> = {}): Dto<'TodoSummary'> {
  const nothing = { count: 0, worst: null }
  return {
    exception: nothing,
    pendingPayment: nothing,
    storageEnding: nothing,
    readyForPickup: nothing,
    undeclared: nothing,
    underReview: nothing,
    parcels: NO_PARCELS,
    ...overrides,
  }
}
