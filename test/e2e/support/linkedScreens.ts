// Screens about one thing, and the lists that lead to them.

import * as routes from './routes.ts'

import type { Links, Sample } from './screens.ts'

export function parcelScreens({ parcelId, orderId }: Links): readonly Sample[] {
  const signedOut = '登录后查看您的包裹'
  const ordersSignedOut = '登录后查看您的集运订单'
  return [
    {
      route: routes.PARCEL_LIST,
      title: '我的包裹',
      signedIn: '没有更多了',
      english: 'You’ve reached the end',
      signedOut,
    },
    {
      route: `${routes.PARCEL_DETAIL}?id=${parcelId}`,
      title: '包裹详情',
      signedIn: '看大图',
      english: 'View photo',
      signedOut,
    },
    {
      route: routes.PARCEL_SEARCH,
      title: '搜索包裹',
      signedIn: '输入关键词查找包裹',
      english: 'Search your parcels',
      signedOut,
    },
    {
      route: routes.CREATE_PARCEL,
      title: '包裹预报',
      signedIn: '去鞋盒',
      english: 'Remove shoe boxes',
      signedOut,
    },
    {
      route: `${routes.PARCEL_UPDATE}?id=${parcelId}`,
      title: '修改包裹',
      signedIn: '单号不能再修改',
      english: 'its number can’t be changed',
      signedOut,
    },
    {
      route: routes.BATCH_DECLARE,
      title: '批量预报',
      signedIn: '聊天记录、表格或任意文字',
      english: 'From a chat, a spreadsheet or any text',
      signedOut,
    },
    {
      route: routes.SUBMIT_ORDER,
      title: '提交集运',
      signedIn: '还没有选择包裹',
      english: 'No parcels chosen',
      signedOut: '登录后提交集运',
    },
    {
      route: routes.ORDER_LIST,
      title: '集运订单',
      signedIn: '没有更多了',
      english: 'You’ve reached the end',
      signedOut: ordersSignedOut,
    },
    {
      route: `${routes.ORDER_DETAIL}?id=${orderId}`,
      title: '订单详情',
      signedIn: '订单记录',
      english: 'Order log',
      signedOut: ordersSignedOut,
    },
    {
      route: `${routes.CONFIRM_RECEIPT}?id=${orderId}`,
      title: '确认收货',
      signedIn: '满意度',
      english: 'Satisfaction',
      signedOut: '登录后确认收货',
    },
    {
      route: `${routes.PAY_ORDER}?id=${orderId}`,
      title: '支付订单',
      signedIn: '这个订单已付款',
      english: 'This order is paid',
      signedOut: '登录后付款',
    },
    {
      route: `${routes.EDIT_ORDER}?id=${orderId}`,
      title: '修改订单',
      signedIn: '不能再修改',
      english: 'it can’t be changed',
      signedOut: '登录后修改订单',
    },
    {
      route: routes.SELECT_TO_SUBMIT,
      title: '选择包裹',
      signedIn: '请勾选要一起寄出的包裹',
      english: 'Select the parcels to ship together',
      signedOut: '登录后选择要寄出的包裹',
    },
    {
      route: routes.RULES,
      title: '自动集运',
      signedIn: '让包裹自己寄出',
      english: 'Let your parcels ship by themselves',
      signedOut: '登录后设置自动集运',
    },
    {
      route: routes.EDIT_RULE,
      title: '自动集运规则',
      signedIn: '什么时候寄出',
      english: 'When to ship',
      signedOut: '登录后设置自动集运',
    },
  ]
}

export function careScreens({ parcelId, unclaimedId, caseId }: Links): readonly Sample[] {
  return [
    {
      route: routes.UNDECLARED_PARCEL,
      title: '待申报包裹',
      signedIn: '去申报',
      english: 'Declare',
      signedOut: '登录后查看您的包裹',
    },
    {
      route: routes.UNCLAIMED_PARCEL,
      title: '无主件',
      signedIn: '没有写识别码的包裹放在这里',
      english: 'Parcels that arrive without an ID code are kept here',
      signedOut: '登录后查看无主件',
    },
    {
      route: `${routes.CLAIM_PARCEL}?id=${unclaimedId}`,
      title: '认领包裹',
      signedIn: '证明是您的',
      english: 'Show it’s yours',
      signedOut: '登录后查看无主件',
    },
    {
      route: routes.AFTER_SALES_LIST,
      title: '售后',
      signedIn: '重量异议',
      english: 'Weight dispute',
      signedOut: '登录后查看售后',
    },
    {
      route: `${routes.AFTER_SALES_DETAIL}?id=${caseId}`,
      title: '售后详情',
      signedIn: '沟通记录',
      english: 'Conversation',
      signedOut: '登录后查看售后',
    },
    {
      route: `${routes.CREATE_AFTER_SALES}?parcelId=${parcelId}&kind=RETURN`,
      title: '申请售后',
      signedIn: '接下来',
      english: 'What happens next',
      signedOut: '登录后查看售后',
    },
  ]
}

/** Visitors see the same. The page without a number comes first: later it lists the number as a recent one. */
export const trackingScreens = ({ expressNumber }: Links): readonly Sample[] => [
  {
    route: routes.TRACKING,
    title: '物流跟踪',
    signedIn: '输入单号，看看到哪里了',
    english: 'Find your parcel',
  },
  {
    route: `${routes.TRACKING}?number=${expressNumber}`,
    title: '物流跟踪',
    signedIn: '快递已称重入库',
    english: 'Weighed and checked in',
  },
]

export const shopScreens = ({ productId, storeOrderId }: Links): readonly Sample[] => [
  {
    route: `${routes.PRODUCT}?id=${productId}`,
    title: '商品详情',
    signedIn: '商品介绍',
    english: 'About this product',
  },
  {
    route: `${routes.CONFIRM_STORE_ORDER}?productId=${productId}&skuId=${productId}.1&quantity=2`,
    title: '确认订单',
    signedIn: '提交订单',
    english: 'Place order',
    signedOut: '登录后购买',
  },
  {
    route: `${routes.PAY_STORE_ORDER}?id=${storeOrderId}`,
    title: '支付',
    signedIn: '商品为您保留到',
    english: 'We keep the goods for you until',
    signedOut: '登录后付款',
  },
  {
    route: routes.STORE_ORDER_LIST,
    title: '商城订单',
    signedIn: '前付款',
    english: 'pay by',
    signedOut: '登录后查看您的商城订单',
  },
  {
    route: `${routes.STORE_ORDER_DETAIL}?id=${storeOrderId}`,
    title: '订单详情',
    signedIn: '订单动态',
    english: 'What happened',
    signedOut: '登录后查看您的商城订单',
  },
]
