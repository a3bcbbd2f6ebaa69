import type { Catalogue } from './Catalogue.ts'

/** Destinations, addresses, and what is sent there. */
export const addressTexts = {
  'goodsCategory.GENERAL': ['普货', 'General'],
  'goodsCategory.SENSITIVE': ['敏感货', 'Sensitive'],
  'goodsCategory.PROHIBITED': ['违禁品', 'Prohibited'],
  'error.RegionGroupUnknown': ['没有这个国家或地区', 'There is no such destination'],
  'error.RegionUnknown': ['该地区下没有这个省市', 'This destination has no such province or city'],
  'error.RegionRequired': ['请选择省/州和城市', 'Choose a province or state and a city'],
  'error.PostCodeMalformed': [
    '邮编格式不正确，例如 {example}',
    'Invalid postcode. Expected format: {example}',
  ],
  'error.IdDocumentMasked': ['请填写完整的证件号码', 'Enter the document number in full'],
  'error.IdDocumentMissing': [
    '该订单没有证件号码，或已按隐私政策删除',
    'This order has no identity document, or its number was deleted as the privacy policy promises',
  ],
  'error.IdDocumentNotOpened': [
    '证件号码是用另一个密钥（IDENTITY_KEY）加密的，无法打开',
    'The number was sealed with another key (IDENTITY_KEY) and cannot be opened',
  ],
  'error.AddressLimitReached': [
    '最多保存 {maximum} 个地址，请先删除不用的地址',
    'You can keep {maximum} addresses at most. Delete one that you no longer need',
  ],
} as const satisfies Catalogue
