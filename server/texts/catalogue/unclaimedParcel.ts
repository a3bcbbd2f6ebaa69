import type { Catalogue } from './Catalogue.ts'

/** Unclaimed parcels, and claims on them. */
export const unclaimedParcelTexts = {
  'error.ClaimNumberWrong': [
    '快递单号与该无主件不符，今天还可以尝试 {left} 次',
    'This is not the parcel’s tracking number. You can try {left} more {left|time|times} today',
  ],
  'error.ClaimLocked': [
    '错误次数过多，请 {hours} 小时后再认领，或联系客服',
    'Too many wrong numbers. Please try again in {hours} {hours|hour|hours}, or contact customer service',
  ],
  'error.ClaimUnderReview': [
    '该无主件已有认领申请在审核中，如属于您请联系客服',
    'A claim on this parcel is under review already. If it is yours, please contact customer service',
  ],
  'error.UnclaimedMoveRefused': [
    '该无主件当前状态为“{status}”，不能进行此操作',
    'The unclaimed parcel is “{status}”, so this can’t be done',
  ],
  'error.UnclaimedNumberTaken': [
    '这个快递单号已登记为无主件',
    'This tracking number is registered as unclaimed already',
  ],
  'error.UnclaimedNumberDeclared': [
    '有客户的包裹使用这个快递单号，请按到仓扫描处理',
    'A customer’s parcel has this tracking number. Please scan it as arrived instead',
  ],
  'unclaimedParcelStatus.10': ['待认领', 'Unclaimed'],
  'unclaimedParcelStatus.20': ['认领审核中', 'Claim under review'],
  'unclaimedParcelStatus.30': ['已认领', 'Claimed'],
  'claimStatus.UNDER_REVIEW': ['审核中', 'Under review'],
  'claimStatus.APPROVED': ['认领成功', 'Approved'],
  'claimStatus.REJECTED': ['未通过', 'Rejected'],
  'weightClass.UNDER_1_KG': ['1 kg 以下', 'Under 1 kg'],
  'weightClass.UNDER_5_KG': ['1–5 kg', '1–5 kg'],
  'weightClass.UNDER_20_KG': ['5–20 kg', '5–20 kg'],
  'weightClass.FROM_20_KG': ['20 kg 及以上', '20 kg and more'],
  'message.claimApproved.title': ['无主件认领成功', 'Your claim was approved'],
  'message.claimApproved.content': [
    '快递 {expressNumber} 已归入您的包裹，补充申报后即可寄出。',
    'Parcel {expressNumber} is yours now. Declare it to be able to ship it.',
  ],
  'message.claimRejected.title': ['无主件认领未通过', 'Your claim was rejected'],
  'message.claimRejected.content': [
    '您对无主件 {maskedNumber} 的认领未通过：{reason}',
    'Your claim on the unclaimed parcel {maskedNumber} was rejected: {reason}',
  ],
} as const satisfies Catalogue
