import type { Catalogue } from './Catalogue.ts'

/** What customs ask for. */
export const customsTexts = {
  'customs.NOT_DECLARED': ['尚未预报', 'Not declared'],
  'customs.DESTINATION_UNKNOWN': ['目的地要求未知', 'Destination’s rules unknown'],
  'customs.ENGLISH_NAME': ['英文品名', 'English name'],
  'customs.HS_CHAPTER': ['HS 章节', 'HS chapter'],
  'customs.MATERIAL': ['材质', 'Material'],
  'customs.VALUE_MISSING': ['申报价值', 'Declared value'],
  'customs.DUTY_FREE_LIMIT': ['免税额', 'Duty-free limit'],
  'customs.PROHIBITED': ['禁止进口', 'Prohibited goods'],
  'customs.RESTRICTED': ['进口限制', 'Import restrictions'],
  'customs.NOT_CARRIED': ['运送方式不承运', 'Not carried by this method'],
  'customs.IDENTITY_DOCUMENT': ['证件号码', 'Identity document'],
  'customs.notice': [
    '资料版本 {version}，仅供参考，不构成法律意见；以目的地海关的决定为准。',
    'As of data version {version}. This is not legal advice: customs at the destination decide.',
  ],
  'customs.notDeclared': [
    '请先预报包裹内的物品，未预报的包裹无法提交集运。',
    'Declare what is inside first: an undeclared parcel can’t be shipped.',
  ],
  'customs.noDestination': [
    '还没有收货地址。添加地址后才能核对免税额、进口限制和证件要求。',
    'You have no address yet. The duty-free limit, import restrictions and documents depend on it.',
  ],
  'customs.noData': [
    '我们没有{place}的清关资料，请咨询客服。',
    'We have no customs data on {place}. Please ask customer service.',
  ],
  'customs.englishNameKnown': ['将以“{name}”申报。', 'Will be declared as “{name}”.'],
  'customs.englishNameMissing': [
    '目的地海关需要英文品名，请填写物品的具体英文名称。',
    'Customs at the destination read English. Say in English what the goods are.',
  ],
  'customs.chapterKnown': [
    '属于第 {code} 章：{name}。仅为提示，具体编码由报关员确定。',
    'Chapter {code}: {name}. This is a hint; the broker decides on the full code.',
  ],
  'customs.chaptersKnown': [
    '视材质与做法属于第 {codes} 章之一。仅为提示，具体编码由报关员确定。',
    'One of the chapters {codes}, depending on how it is made. This is a hint; the broker decides on the full code.',
  ],
  'customs.chapterUnknown': [
    '自行填写的品名无法归类。从品名列表中选择即可得到提示。',
    'We can’t classify a name in your own words. Choose one from the list to get a hint.',
  ],
  'customs.materialKnown': ['已填写：{material}。', 'Given: {material}.'],
  'customs.materialMissing': [
    '这类物品按材质归类，请填写主要材质，例如棉、皮革、不锈钢。',
    'Such goods are classified by what they are made of. Say so, for example cotton, leather or stainless steel.',
  ],
  'customs.valueMissing': [
    '申报价值为零，海关可能要求补充证明并扣留包裹。请填写实际价值。',
    'No value is declared. Customs may hold the parcel until it is proved. Enter what it is really worth.',
  ],
  'customs.value': [
    '申报总值约 {total}（不含运费）。{rule}',
    'Declared value about {total} in all, without freight. {rule}',
  ],
  'customs.valueTaxIncluded': [
    '申报总值约 {total}（不含运费）。{rule}所选运送方式的价格已含税。',
    'Declared value about {total} in all, without freight. {rule} The price of the chosen method includes tax.',
  ],
  'customs.valueUnknown': [
    '有包裹没有申报价值，或币种没有汇率，无法与免税额比较。',
    'A parcel has no declared value, or its currency has no exchange rate, so it can’t be compared with the limit.',
  ],
  'customs.limitUnknown': [
    '我们没有这种运送方式在目的地的免税额资料。',
    'We have no data on the destination’s limit for this method.',
  ],
  'customs.goodsUnknown': [
    '自行填写的品名无法核对进口限制。请从品名列表中选择最接近的物品。',
    'We can’t check a name in your own words. Choose the closest one from the list.',
  ],
  'customs.goodsReviewed': [
    '目的地的管制清单中没有列出这类物品；海关仍可能抽查。',
    'The destination’s list of controlled goods doesn’t name such goods. Customs may still inspect them.',
  ],
  'customs.goodsNotReviewed': [
    '我们没有核对过目的地对这类物品的限制，请咨询客服。',
    'We haven’t checked the destination’s rules for such goods. Please ask customer service.',
  ],
  'customs.notCarried': [
    '“{channel}”不承运这类物品，请更换运送方式。',
    '“{channel}” doesn’t carry such goods. Choose another method.',
  ],
  'customs.identityGiven': ['收货地址中已有证件号码。', 'The address has a document number.'],
  'customs.identityUnknown': [
    '我们没有目的地是否需要证件号码的资料。',
    'We don’t know whether the destination asks for an identity document.',
  ],
} satisfies Catalogue
