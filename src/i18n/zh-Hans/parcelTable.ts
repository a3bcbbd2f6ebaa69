export const parcelTable = {
  'parcelTable.parcel': '包裹',
  'parcelTable.status': '状态',
  'parcelTable.weight': '重量 (kg)',
  'parcelTable.storage': '免费仓储',
  'parcelTable.tick': '选择 [[name]]',
  'parcelTable.tickAll': '选择全部可寄出的包裹',
  'parcelTable.daysLeft': '剩 [[days]] 天',
  'parcelTable.lastDay': '最后一天',
  'parcelTable.overdue': '超期 [[days]] 天',
} as const
