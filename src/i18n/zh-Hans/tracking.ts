export const tracking = {
  'title.tracking': '物流跟踪',

  'tracking.search': '输入或粘贴单号',
  'tracking.start': '输入单号，看看到哪里了',
  'tracking.startHint': '集运订单号、国际运单号、快递单号都可以查，整段消息也能粘贴',
  'tracking.unreadable': '没有识别到单号。请检查有没有少复制几位，或直接输入单号。',
  'tracking.choose': '找到 [[count]] 个单号，查哪一个？',
  'tracking.nothing': '暂无 [[number]] 的信息',
  'tracking.nothingHint': '请核对单号。刚寄出的包裹，要等快递公司揽收后才有信息。',
  'tracking.askService': '联系客服',

  'tracking.step.ordered': '下单',
  'tracking.step.pickedUp': '揽收',
  'tracking.step.inTransit': '运输',
  'tracking.step.delivery': '派送',
  'tracking.step.collection': '待自提',
  'tracking.step.delivered': '签收',

  'tracking.share': '分享进度',
  'tracking.shareTitle': '[[number]] [[status]]',
  'tracking.events': '物流动态',
  'tracking.myParcel': '查看我的包裹',
} as const
