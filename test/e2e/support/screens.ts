import { openCase, registerUnclaimed } from '../../support/server/care.ts'
import { declareParcel, type TestCustomer } from '../../support/server/customers.ts'

import * as routes from './routes.ts'

import type { TestServer } from '../../support/server/startTestServer.ts'

/** A screen, and words that only stand there once its content is there. */
export interface ScreenSample {
  readonly route: string
  /** In the navigation bar. */
  readonly title: string
  readonly signedOut: string
  readonly signedIn: string
}

/** What the customer, the warehouse and the mall have, for the screens about one thing. */
export interface Links {
  readonly parcelId: string
  readonly productId: string
  readonly unclaimedId: string
  readonly caseId: string
}

/**
 * Every screen, as a link from outside would open it.
 */
export function allScreens(links: Links): readonly ScreenSample[] {
  const { parcelId, productId } = links
  return [
    { route: routes.HOME, title: '首页', signedOut: '登录领取专属仓库地址', signedIn: '最近的包裹' },
    { route: routes.STORE, title: '商城', signedOut: '手提行李电子秤', signedIn: '手提行李电子秤' },
    {
      route: routes.WAREHOUSE_ADDRESS,
      title: '仓库地址',
      signedOut: '登录后领取您的专属仓库地址',
      signedIn: '复制整段地址',
    },
    {
      route: routes.WAREHOUSE_ADDRESSES,
      title: '仓库地址',
      signedOut: '登录后领取您的专属仓库地址',
      signedIn: '地址二维码',
    },
    { route: routes.ADDRESS_TIPS, title: '使用须知', signedOut: '不收到付件', signedIn: '不收到付件' },
    {
      route: `${routes.ADDRESS_TIP}?id=tip-id-code`,
      title: '须知详情',
      signedOut: '识别码一个字都不能少',
      signedIn: '识别码一个字都不能少',
    },
    {
      route: routes.ADDRESS_CHECK,
      title: '核对地址',
      signedOut: '登录后核对您的仓库地址',
      signedIn: '粘贴要核对的地址',
    },
    { route: routes.MINE, title: '我的', signedOut: '登录，开始集运', signedIn: '退出登录' },
    { route: routes.LOGIN, title: '登录', signedOut: '欢迎回来', signedIn: '欢迎回来' },
    { route: routes.LOGIN_BY_CODE, title: '验证码登录', signedOut: '获取验证码', signedIn: '获取验证码' },
    { route: routes.REGISTER, title: '注册', signedOut: '创建账号', signedIn: '创建账号' },
    { route: routes.PARCEL_LIST, title: '我的包裹', signedOut: '登录后查看您的包裹', signedIn: '没有更多了' },
    {
      route: `${routes.PARCEL_DETAIL}?id=${parcelId}`,
      title: '包裹详情',
      signedOut: '登录后查看您的包裹',
      signedIn: '到仓实拍',
    },
    {
      route: routes.PARCEL_SEARCH,
      title: '搜索包裹',
      signedOut: '登录后查看您的包裹',
      signedIn: '输入关键词查找包裹',
    },
    { route: routes.CREATE_PARCEL, title: '包裹预报', signedOut: '登录后查看您的包裹', signedIn: '去鞋盒' },
    ...careScreens(links),
    {
      route: `${routes.PARCEL_UPDATE}?id=${parcelId}`,
      title: '修改包裹',
      signedOut: '登录后查看您的包裹',
      signedIn: '单号不能再修改',
    },
    {
      route: routes.BATCH_DECLARE,
      title: '批量预报',
      signedOut: '登录后查看您的包裹',
      signedIn: '聊天记录、表格或任意文字',
    },
    {
      route: routes.SUBMIT_ORDER,
      title: '提交集运',
      signedOut: '登录后提交集运',
      signedIn: '还没有选择包裹',
    },
    {
      route: `${routes.PRODUCT}?id=${productId}`,
      title: '商品详情',
      signedOut: '商品介绍',
      signedIn: '商品介绍',
    },
    { route: routes.MY_ADDRESSES, title: '地址簿', signedOut: '登录后查看', signedIn: '还没有地址' },
    { route: routes.EDIT_ADDRESS, title: '编辑地址', signedOut: '登录后查看', signedIn: '智能填写' },
    { route: routes.CUSTOMER_SERVICE, title: '客服', signedOut: '登录后查看', signedIn: '微信二维码' },
    {
      route: routes.PICKUP_STATION_SELECT,
      title: '选择自提点',
      signedOut: '登录后查看',
      signedIn: '牛车水自提点',
    },
    { route: routes.APP_DOWNLOAD, title: '下载App', signedOut: '微信小程序', signedIn: '微信小程序' },
    { route: routes.FORGOT_PASSWORD, title: '忘记密码', signedOut: '重设密码', signedIn: '重设密码' },
    {
      route: routes.LOGIN_WECHAT,
      title: '微信登录',
      signedOut: '请在微信中打开',
      signedIn: '请在微信中打开',
    },
    {
      route: routes.LOGIN_WECHAT_MP,
      title: '微信登录',
      signedOut: '请在微信中打开',
      signedIn: '请在微信中打开',
    },
    { route: routes.MY_PROFILE, title: '个人资料', signedOut: '登录后查看个人资料', signedIn: '注销账号' },
    {
      route: routes.UPDATE_NICKNAME,
      title: '修改昵称',
      signedOut: '登录后查看个人资料',
      signedIn: '最多 30 个字符',
    },
    {
      route: routes.UPDATE_MOBILE_NUMBER,
      title: '修改手机号',
      signedOut: '登录后查看个人资料',
      signedIn: '获取验证码',
    },
    {
      route: routes.UPDATE_EMAIL,
      title: '修改邮箱',
      signedOut: '登录后查看个人资料',
      signedIn: '获取验证码',
    },
    {
      route: routes.UPDATE_WECHAT_ID,
      title: '修改微信号',
      signedOut: '登录后查看个人资料',
      signedIn: '方便客服加您为好友',
    },
    {
      route: routes.SETTING_LIST,
      title: '设置',
      signedOut: '清除缓存',
      signedIn: '微信通知每次需在小程序内授权一次。',
    },
    {
      route: routes.CHANGE_PASSWORD,
      title: '修改密码',
      signedOut: '登录后修改密码',
      signedIn: '其他设备需要重新登录',
    },
    { route: routes.ABOUT, title: '关于', signedOut: '服务条款', signedIn: '服务条款' },
    {
      route: `${routes.CONTENT_PAGE}?key=licences`,
      title: '开源许可',
      signedOut: '更新于',
      signedIn: '更新于',
    },
    { route: routes.LANGUAGE, title: '语言', signedOut: 'English', signedIn: 'English' },
  ]
}

function careScreens({ parcelId, unclaimedId, caseId }: Links): readonly ScreenSample[] {
  return [
    {
      route: routes.UNDECLARED_PARCEL,
      title: '待申报包裹',
      signedOut: '登录后查看您的包裹',
      signedIn: '没有待申报的包裹',
    },
    {
      route: routes.UNCLAIMED_PARCEL,
      title: '无主件',
      signedOut: '登录后查看无主件',
      signedIn: '没有写识别码的包裹放在这里',
    },
    {
      route: `${routes.CLAIM_PARCEL}?id=${unclaimedId}`,
      title: '认领包裹',
      signedOut: '登录后查看无主件',
      signedIn: '证明是您的',
    },
    { route: routes.AFTER_SALES_LIST, title: '售后', signedOut: '登录后查看售后', signedIn: '重量异议' },
    {
      route: `${routes.AFTER_SALES_DETAIL}?id=${caseId}`,
      title: '售后详情',
      signedOut: '登录后查看售后',
      signedIn: '沟通记录',
    },
    {
      route: `${routes.CREATE_AFTER_SALES}?parcelId=${parcelId}&kind=RETURN`,
      title: '申请售后',
      signedOut: '登录后查看售后',
      signedIn: '接下来',
    },
  ]
}

/** Gives the customer a parcel that is checked in, with a case about it, and finds what else there is. */
export async function linksFor(server: TestServer, customer: TestCustomer): Promise<Links> {
  const { id, expressNumber } = await declareParcel(customer)
  await server.warehouse.arrive(expressNumber)
  await server.warehouse.inbound(expressNumber, { weightKg: 0.8, lengthCm: 20, widthCm: 20, heightCm: 10 })
  const { body } = await customer.api.post<{ items: readonly { id: string }[] }>('/api/f/store/product/list')
  return {
    parcelId: id,
    productId: body.items[0]?.id ?? '',
    unclaimedId: (await registerUnclaimed(server)).id,
    caseId: (await openCase(customer, id)).id,
  }
}
