import type { Dto } from '@/api/dto'
import { UserType } from '@/model/enumerations/session'
import { ParcelStatus } from '@/model/enumerations/parcel'
import type { Token } from '@/model/account/session'
import type { WarehouseAddress } from '@/model/address/warehouseAddress'

import { nextNumber } from './nextNumber'

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
    deviceToken: `device-${token.accessToken}`,
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
    inviteCode: `FRIEND${number}`,
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
    webViewHosts: ['www.abf.gov.au'],
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
