import type { Catalogue } from './Catalogue.ts'

/** After-sales cases. */
export const afterSalesTexts = {
  'error.SubjectRequired': [
    '请选择一个包裹或一个集运订单',
    'Please choose either a parcel or a shipment order',
  ],
  'error.CaseNotPossible': ['当前状态不能申请“{kind}”', '“{kind}” can’t be requested in the current status'],
  'error.CaseOpenAlready': [
    '同类售后正在处理中，请在原申请中补充说明',
    'There is an open request of this kind already. Please add to it',
  ],
  'error.BillLineRequired': [
    '费用疑问需要指明账单上的一项，其他售后不需要',
    'A question about a charge must name a line of the bill; other requests must not',
  ],
  'error.BillLineUnknown': ['这个订单的账单上没有这一项', 'The order’s bill has no such line'],
  'error.CaseMoveRefused': [
    '售后申请当前状态为“{status}”，不能进行此操作',
    'The request is “{status}”, so this can’t be done',
  ],
  'afterSalesStatus.10': ['处理中', 'In progress'],
  'afterSalesStatus.20': ['待您回复', 'Reply needed'],
  'afterSalesStatus.30': ['已解决', 'Resolved'],
  'afterSalesStatus.40': ['已驳回', 'Rejected'],
  'afterSalesKind.CLAIM': ['理赔', 'Claim'],
  'afterSalesKind.WEIGHT_DISPUTE': ['重量异议', 'Weight dispute'],
  'afterSalesKind.BILL_DISPUTE': ['费用疑问', 'Question about a charge'],
  'afterSalesKind.RETURN': ['退货', 'Return'],
  'afterSalesKind.MISSING': ['包裹丢失', 'Missing parcel'],
  'afterSalesMove.open': ['提交申请', 'Request'],
  'afterSalesMove.answer': ['客服回复', 'Answer'],
  'afterSalesMove.reply': ['补充说明', 'Reply'],
  'afterSalesMove.resolve': ['已解决', 'Resolved'],
  'afterSalesMove.reject': ['已驳回', 'Rejected'],
  'fundNote.compensation': ['售后 {code} 赔付', 'Compensation for request {code}'],
  'message.caseAnswered.title': ['售后有新回复', 'New answer to your request'],
  'message.caseAnswered.content': [
    '您的售后申请 {code} 有新回复，请查看。',
    'There is a new answer to your request {code}.',
  ],
  'message.caseResolved.title': ['售后已解决', 'Request resolved'],
  'message.caseResolved.content': ['您的售后申请 {code} 已解决。', 'Your request {code} has been resolved.'],
  'message.caseCompensated.title': ['售后已赔付', 'Compensation paid'],
  'message.caseCompensated.content': [
    '您的售后申请 {code} 已解决，{amount} {currency} 已退回余额。',
    'Your request {code} has been resolved. {amount} {currency} has been added to your balance.',
  ],
  'message.caseRejected.title': ['售后申请被驳回', 'Request rejected'],
  'message.caseRejected.content': [
    '您的售后申请 {code} 被驳回：{reason}',
    'Your request {code} was rejected: {reason}',
  ],
  'autopilot.answer': [
    '我们已收到您的反馈，正在核实，请稍候。如有更多照片或说明，请直接回复。',
    'We have your message and are looking into it. Reply here if you have more photos or details.',
  ],
} as const satisfies Catalogue
