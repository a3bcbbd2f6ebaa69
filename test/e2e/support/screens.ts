import { accepted } from '../../support/server/apiClient.ts'
import { openCase, registerUnclaimed } from '../../support/server/care.ts'
import { unique, type TestCustomer } from '../../support/server/customers.ts'
import { newAddress, storedParcel } from '../../support/server/orders.ts'

import * as routes from './routes.ts'

import type { TestServer } from '../../support/server/startTestServer.ts'

/** A screen, and texts it shows once its content has loaded. */
export interface ScreenSample {
  readonly route: string
  /** Title of the document, and in the navigation bar if the page has one. */
  readonly title: string
  readonly signedIn: string
  /** The English counterpart of `signedIn`. */
  readonly english: string
  /** Text that a signed-out visitor sees instead. */
  readonly signedOut: string
}

/** Without `signedOut`, visitors see the same text as customers. */
type Sample = Omit<ScreenSample, 'signedOut'> & Partial<Pick<ScreenSample, 'signedOut'>>

/** IDs of existing things, for the screens about one thing. */
export interface Links {
  readonly parcelId: string
  readonly productId: string
  readonly unclaimedId: string
  readonly caseId: string
}

/** Every screen, with the route that an outside link would open. */
export function allScreens(links: Links): readonly ScreenSample[] {
  const groups = [
    tabs,
    warehouseScreens,
    passportScreens,
    parcelScreens(links),
    careScreens(links),
    shopScreens(links),
    userScreens,
    settingScreens,
  ]
  return groups.flat().map((screen) => ({ signedOut: screen.signedIn, ...screen }))
}

const tabs: readonly Sample[] = [
  {
    route: routes.HOME,
    title: '首页',
    signedIn: '最近的包裹',
    english: 'Recent parcels',
    signedOut: '登录领取专属仓库地址',
  },
  { route: routes.STORE, title: '商城', signedIn: '手提行李电子秤', english: 'Digital luggage scale' },
  {
    route: routes.WAREHOUSE_ADDRESS,
    title: '仓库地址',
    signedIn: '复制整段地址',
    english: 'Copy full address',
    signedOut: '登录后领取您的专属仓库地址',
  },
  {
    route: routes.MINE,
    title: '我的',
    signedIn: '退出登录',
    english: 'Sign out',
    signedOut: '登录，开始集运',
  },
]

const warehouseScreens: readonly Sample[] = [
  {
    route: routes.WAREHOUSE_ADDRESSES,
    title: '仓库地址',
    signedIn: '地址二维码',
    english: 'Address as a QR code',
    signedOut: '登录后领取您的专属仓库地址',
  },
  { route: routes.ADDRESS_TIPS, title: '使用须知', signedIn: '不收到付件', english: 'No cash on delivery' },
  {
    route: `${routes.ADDRESS_TIP}?id=tip-id-code`,
    title: '须知详情',
    signedIn: '识别码一个字都不能少',
    english: 'Keep the ID code complete',
  },
  {
    route: routes.ADDRESS_CHECK,
    title: '核对地址',
    signedIn: '粘贴要核对的地址',
    english: 'Paste the address to check',
    signedOut: '登录后核对您的仓库地址',
  },
]

const passportScreens: readonly Sample[] = [
  { route: routes.LOGIN, title: '登录', signedIn: '欢迎回来', english: 'Welcome back' },
  { route: routes.LOGIN_BY_CODE, title: '验证码登录', signedIn: '获取验证码', english: 'Send code' },
  { route: routes.REGISTER, title: '注册', signedIn: '创建账号', english: 'Create your account' },
  { route: routes.FORGOT_PASSWORD, title: '忘记密码', signedIn: '重设密码', english: 'Set a new password' },
  {
    route: routes.LOGIN_WECHAT,
    title: '微信登录',
    signedIn: '请在微信中打开',
    english: 'Open this in WeChat',
  },
  {
    route: routes.LOGIN_WECHAT_MP,
    title: '微信登录',
    signedIn: '请在微信中打开',
    english: 'Open this in WeChat',
  },
]

function parcelScreens({ parcelId }: Links): readonly Sample[] {
  const signedOut = '登录后查看您的包裹'
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
  ]
}

function careScreens({ parcelId, unclaimedId, caseId }: Links): readonly Sample[] {
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

const shopScreens = ({ productId }: Links): readonly Sample[] => [
  {
    route: `${routes.PRODUCT}?id=${productId}`,
    title: '商品详情',
    signedIn: '商品介绍',
    english: 'About this product',
  },
]

const userScreens: readonly Sample[] = [
  {
    route: routes.MY_ADDRESSES,
    title: '地址簿',
    signedIn: 'Lin Xiaoman',
    english: 'Lin Xiaoman',
    signedOut: '登录后查看',
  },
  {
    route: routes.EDIT_ADDRESS,
    title: '新增地址',
    signedIn: '智能填写',
    english: 'Paste to fill',
    signedOut: '登录后查看',
  },
  {
    route: routes.CUSTOMER_SERVICE,
    title: '客服',
    signedIn: '微信二维码',
    english: 'WeChat QR code',
    signedOut: '登录后查看',
  },
  {
    route: routes.PICKUP_STATION_SELECT,
    title: '选择自提点',
    signedIn: '牛车水自提点',
    english: 'Chinatown pickup point',
    signedOut: '登录后查看',
  },
  {
    route: routes.MY_PROFILE,
    title: '个人资料',
    signedIn: '注销账号',
    english: 'Delete account',
    signedOut: '登录后查看个人资料',
  },
  {
    route: routes.UPDATE_NICKNAME,
    title: '修改昵称',
    signedIn: '最多 30 个字符',
    english: 'Up to 30 characters',
    signedOut: '登录后查看个人资料',
  },
  {
    route: routes.UPDATE_MOBILE_NUMBER,
    title: '修改手机号',
    signedIn: '获取验证码',
    english: 'Send code',
    signedOut: '登录后查看个人资料',
  },
  {
    route: routes.UPDATE_EMAIL,
    title: '修改邮箱',
    signedIn: '获取验证码',
    english: 'Send code',
    signedOut: '登录后查看个人资料',
  },
  {
    route: routes.UPDATE_WECHAT_ID,
    title: '修改微信号',
    signedIn: '方便客服加您为好友',
    english: 'Lets customer service add you',
    signedOut: '登录后查看个人资料',
  },
]

const settingScreens: readonly Sample[] = [
  {
    route: routes.SETTING_LIST,
    title: '设置',
    signedIn: '不需要的通知可以关闭。',
    english: 'Turn off what you don’t want to receive.',
    signedOut: '清除缓存',
  },
  {
    route: routes.CHANGE_PASSWORD,
    title: '修改密码',
    signedIn: '其他设备需要重新登录',
    english: 'Your other devices will be signed out',
    signedOut: '登录后修改密码',
  },
  { route: routes.APP_DOWNLOAD, title: '下载App', signedIn: '微信小程序', english: 'WeChat mini program' },
  { route: routes.ABOUT, title: '关于', signedIn: '服务条款', english: 'Terms of service' },
  {
    route: `${routes.CONTENT_PAGE}?key=licences`,
    title: '开源许可',
    signedIn: '更新于',
    english: 'Updated',
  },
  { route: routes.LANGUAGE, title: '语言', signedIn: 'English', english: '简体中文' },
]

/**
 * Creates an address, a coupon, a stored parcel with a case about it and an undeclared one for the customer,
 * and looks up the other IDs.
 */
export async function linksFor(server: TestServer, customer: TestCustomer): Promise<Links> {
  await newAddress(customer)
  accepted(await customer.api.post('/api/u/coupon-management/coupon/new-customer/collect'))
  const { id } = await storedParcel(server, customer)
  const undeclared = unique('SF2200000')
  await server.warehouse.arrive(undeclared, { idCode: customer.user.idCode })
  await server.warehouse.inbound(undeclared, { weightKg: 0.8, lengthCm: 20, widthCm: 20, heightCm: 10 })
  return {
    parcelId: id,
    productId: await firstId(customer, '/api/f/store/product/list'),
    unclaimedId: (await registerUnclaimed(server)).id,
    caseId: (await openCase(customer, id)).id,
  }
}

async function firstId({ api }: TestCustomer, list: string): Promise<string> {
  const { items } = accepted(await api.post<{ items: readonly { id: string }[] }>(list))
  return items[0]?.id ?? ''
}
