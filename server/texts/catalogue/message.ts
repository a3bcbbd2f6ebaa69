import type { Catalogue } from './Catalogue.ts'

/** What customers are told of. */
export const messageTexts = {
  'message.parcelArrived.title': ['包裹已到仓', 'Parcel arrived'],
  'message.parcelArrived.content': [
    '快递 {expressNumber} 已到达仓库，称重后即可寄出。',
    'Parcel {expressNumber} has arrived at the warehouse. Once weighed, it can be shipped.',
  ],
  'message.parcelUndeclared.title': ['有包裹待申报', 'A parcel needs a declaration'],
  'message.parcelUndeclared.content': [
    '快递 {expressNumber} 已到仓但尚未预报，补充申报后才能寄出。',
    'Parcel {expressNumber} has arrived without a declaration. Declare it to be able to ship it.',
  ],
  'message.parcelInbound.title': ['包裹已入库', 'Parcel checked in'],
  'message.parcelInbound.content': [
    '快递 {expressNumber} 已称重入库，可以提交集运。',
    'Parcel {expressNumber} has been weighed and can be shipped now.',
  ],
} as const satisfies Catalogue
