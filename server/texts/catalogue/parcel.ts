import type { Catalogue } from './Catalogue.ts'

/** Parcels, and what happens to them. */
export const parcelTexts = {
  'error.ParcelNumberTaken': ['您已预报过这个快递单号', 'You have already declared this tracking number'],
  'error.ParcelNumberRepeated': [
    '这个快递单号在本批中重复',
    'This tracking number is in the list more than once',
  ],
  'error.ParcelNumberReserved': [
    '这是商城订单的编号，请填写快递单号',
    'This is the number of a mall order. Please enter the tracking number',
  ],
  'error.ParcelNumberFixed': [
    '包裹已到仓，不能再修改快递单号和仓库',
    'The parcel has arrived, so its tracking number and warehouse can’t be changed any more',
  ],
  'error.ParcelSubmitted': [
    '包裹已提交集运，不能再修改',
    'The parcel is in a shipment order, so it can’t be changed any more',
  ],
  'error.ParcelMoveRefused': [
    '包裹当前状态为“{status}”，不能进行此操作',
    'The parcel is “{status}”, so this can’t be done',
  ],
  'error.ParcelNumberUnknown': ['没有找到这个快递单号的包裹', 'There is no parcel with this tracking number'],
  'error.ParcelNumberAmbiguous': [
    '多位客户有这个快递单号，请提供面单上的识别码',
    'Several customers have this tracking number. Please give the ID code on the label',
  ],
  'error.ParcelNumberUnclaimed': [
    '这个快递单号已登记为无主件，请让客户认领，再审核认领',
    'This tracking number is registered as unclaimed. Let its owner claim it, then approve the claim',
  ],
  'error.IdCodeRequired': [
    '该包裹未预报，请提供客户识别码',
    'Nobody declared this parcel. Please give the customer’s ID code',
  ],
  'error.IdCodeUnknown': ['没有这个识别码', 'There is no such ID code'],
  'error.WarehouseUnknown': ['没有这个仓库', 'There is no such warehouse'],
  'error.ExpressCompanyUnknown': ['没有这家快递公司', 'There is no such courier'],
  'error.DeclaredNameUnknown': ['没有这个品名', 'There is no such item name'],
  'error.AdditionalServiceUnknown': ['没有这项增值服务', 'There is no such value-added service'],
  'error.CurrencyNotAccepted': ['不支持用该币种申报', 'Values can’t be declared in this currency'],
  'error.InsuredValueRequired': ['请输入保价金额', 'Please enter the insured value'],
  'error.InsuredValueTooLarge': [
    '保价金额不能超过 {maximum} {currency}',
    'The insured value can’t be more than {maximum} {currency}',
  ],
  'parcelStatus.50': ['未到仓', 'Not arrived'],
  'parcelStatus.60': ['仓库已签收', 'Arrived at warehouse'],
  'parcelStatus.63': ['已入库', 'Checked in'],
  'parcelStatus.65': ['待合箱', 'Awaiting consolidation'],
  'parcelStatus.70': ['合箱中', 'Consolidating'],
  'parcelStatus.120': ['已出库', 'Left warehouse'],
  'parcelStatus.130': ['运输中', 'In transit'],
  'parcelStatus.145': ['待自提', 'Ready for pickup'],
  'parcelStatus.150': ['已签收', 'Delivered'],
  'parcelStatus.210': ['已取消', 'Cancelled'],
  'parcelLog.declare': ['包裹已预报', 'Parcel declared'],
  'parcelLog.declareArrived': ['已补充申报信息', 'Declaration added'],
  'parcelLog.arrive': ['仓库已签收包裹', 'Arrived at the warehouse'],
  'parcelLog.buy': ['商城商品已放入仓库', 'Bought in the mall and put into your warehouse'],
  'parcelLog.claim': ['无主件已认领', 'Claimed as yours'],
  'parcelLog.unpack': [
    '集运订单已取消，包裹已从箱中取出',
    'Shipment cancelled; the parcel was unpacked again',
  ],
  'parcelLog.inbound': [
    '包裹已入库：{weightKg} kg，{lengthCm} × {widthCm} × {heightCm} cm',
    'Checked in: {weightKg} kg, {lengthCm} × {widthCm} × {heightCm} cm',
  ],
  'parcelLog.submit': ['包裹已提交集运', 'Added to a shipment order'],
  'parcelLog.withdraw': ['集运订单已取消，包裹回到仓库', 'Shipment order cancelled; back in the warehouse'],
  'parcelLog.consolidate': ['仓库正在合箱', 'Being consolidated'],
  'parcelLog.outbound': ['包裹已出库', 'Left the warehouse'],
  'parcelLog.ship': ['包裹运输中', 'In transit'],
  'parcelLog.reachPickupStation': ['包裹已到自提点', 'Ready at the pickup point'],
  'parcelLog.sign': ['包裹已签收', 'Delivered'],
  'parcelLog.requestService': [
    '已申请“{service}”，已付 {price} {currency}',
    '“{service}” requested, {price} {currency} paid',
  ],
  'parcelLog.finishService': ['“{service}”已完成', '“{service}” is done'],
  'parcelLog.remeasure': [
    '“{service}”已完成：现为 {weightKg} kg，{lengthCm} × {widthCm} × {heightCm} cm；原为 {oldWeightKg} kg，{oldLengthCm} × {oldWidthCm} × {oldHeightCm} cm',
    '“{service}” is done. Now {weightKg} kg, {lengthCm} × {widthCm} × {heightCm} cm; before {oldWeightKg} kg, {oldLengthCm} × {oldWidthCm} × {oldHeightCm} cm',
  ],
  'parcelLog.extendStorage': [
    '免费仓储延长 {days} 天，已付 {price} {currency}',
    'Free storage extended by {days} {days|day|days}, {price} {currency} paid',
  ],
  'parcelLog.refuseService': [
    '“{service}”未能完成：{reason}。已退款 {price} {currency}',
    '“{service}” couldn’t be done: {reason}. {price} {currency} refunded',
  ],
  'parcelLog.withdrawService': [
    '已撤回“{service}”，已退款 {price} {currency}',
    '“{service}” withdrawn, {price} {currency} refunded',
  ],
  'parcelLog.cancel': ['包裹已取消', 'Parcel cancelled'],
} as const satisfies Catalogue
