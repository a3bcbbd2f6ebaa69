import type { Catalogue } from './Catalogue.ts'

/** Service requests for stored parcels. */
export const serviceRequestTexts = {
  'error.ServiceRequested': [
    '已申请过这项服务，正在处理中',
    'You’ve requested this already, and it’s being done',
  ],
  'error.ServiceOncePerParcel': [
    '这件包裹已经购买过这项服务',
    'This service has already been bought for this parcel',
  ],
  'error.ServiceStorageOver': [
    '免费仓储已到期，不能再延长',
    'Free storage has ended, so it can’t be extended any more',
  ],
  'error.ServicePriceChanged': [
    '价格已变为 {price} {currency}，请确认后再申请',
    'The price is {price} {currency} now. Please check it and request again',
  ],
  'error.ServiceMoveRefused': [
    '该申请当前状态为“{status}”，不能进行此操作',
    'The request is “{status}”, so this can’t be done',
  ],
  'error.ServiceRequestUnknown': [
    '没有找到这个包裹的服务申请',
    'Nobody is waiting for this service on a parcel with this number',
  ],
  'error.ServicePhotosRequired': ['请上传照片', 'Please add the photos'],
  'error.ServiceMeasuresRequired': ['请填写新的重量和尺寸', 'Please give the new weight and size'],
  'serviceRequestStatus.10': ['处理中', 'Requested'],
  'serviceRequestStatus.20': ['已完成', 'Done'],
  'serviceRequestStatus.30': ['未能完成', 'Not possible'],
  'serviceRequestStatus.40': ['已撤回', 'Withdrawn'],
  'serviceReason.packed': ['包裹已开始合箱', 'the parcel was packed first'],
  'message.serviceDone.title': ['包裹服务已完成', 'Service done'],
  'message.serviceDone.content': [
    '快递 {expressNumber} 的“{service}”已完成，可在包裹详情查看。',
    '“{service}” is done for parcel {expressNumber}. Open the parcel to see it.',
  ],
  'message.serviceRefused.title': ['服务未能完成，已退款', 'Service not possible, money refunded'],
  'message.serviceRefused.content': [
    '快递 {expressNumber} 的“{service}”未能完成：{reason}。{price} {currency} 已退回余额。',
    '“{service}” couldn’t be done for parcel {expressNumber}: {reason}. {price} {currency} is back in your balance.',
  ],
} as const satisfies Catalogue
