// Screens that open without an ID.

import * as routes from './routes.ts'

import type { Sample } from './screens.ts'

export const tabs: readonly Sample[] = [
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

export const warehouseScreens: readonly Sample[] = [
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

export const passportScreens: readonly Sample[] = [
  { route: routes.LOGIN, title: '登录', signedIn: '欢迎回来', english: 'Welcome back' },
  { route: routes.LOGIN_BY_CODE, title: '验证码登录', signedIn: '获取验证码', english: 'Send code' },
  {
    route: routes.REGISTER,
    title: '注册',
    signedIn: '您已登录',
    english: 'You’re already signed in',
    signedOut: '创建账号',
  },
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

export const userScreens: readonly Sample[] = [
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
  {
    route: routes.PENDING_PAY,
    title: '待付款',
    signedIn: '看订单',
    english: 'See order',
    signedOut: '登录后付款',
  },
  {
    route: routes.CALCULATE,
    title: '运费试算',
    signedIn: '试算运费',
    english: 'Calculate',
  },
  {
    route: routes.DELIVERY_METHODS,
    title: '运送方式',
    signedIn: '空运普货专线',
    english: 'Air line, general goods',
  },
  {
    route: routes.MY_WALLET,
    title: '钱包',
    signedIn: '可用余额',
    english: 'Available balance',
    signedOut: '登录后查看',
  },
  {
    route: routes.TOPUP_RESULT,
    title: '支付结果',
    signedIn: '没有找到这笔充值',
    english: 'We couldn’t find this top-up',
    signedOut: '登录后查看充值结果',
  },
  {
    route: routes.TOPUP_LIST,
    title: '充值记录',
    signedIn: '还没有充值记录',
    english: 'No top-ups yet',
    signedOut: '登录后查看充值记录',
  },
  {
    route: routes.FUND_ACCOUNT_LOG,
    title: '余额明细',
    signedIn: '余额 ¥',
    english: 'Balance ¥',
    signedOut: '登录后查看',
  },
  {
    route: routes.MY_COUPON,
    title: '我的优惠券',
    signedIn: '新客运费券',
    english: 'New customer coupon',
    signedOut: '登录后查看您的优惠券',
  },
  {
    route: routes.COUPON_LIST,
    title: '领券中心',
    signedIn: '运费九折券',
    english: '10% off shipping',
    signedOut: '登录后领取优惠券',
  },
  {
    route: routes.TOP_UP,
    title: '充值',
    signedIn: '支付宝收款码',
    english: 'Alipay QR',
    signedOut: '登录后充值',
  },
  {
    route: routes.ANNOUNCE_LIST,
    title: '公告',
    signedIn: '谨防冒充客服收款',
    english: 'Beware of people posing as our staff',
  },
  {
    route: `${routes.ANNOUNCE_DETAIL}?id=beware-of-impostors`,
    title: '公告详情',
    signedIn: '官方联系方式写在',
    english: 'Our contacts are on',
  },
  {
    route: `${routes.ARTICLE_LIST}?categoryId=shipping`,
    title: '文章',
    signedIn: '体积重是怎么算的',
    english: 'How volumetric weight works',
  },
  {
    route: `${routes.ARTICLE_DETAIL}?id=volumetric-weight`,
    title: '文章详情',
    signedIn: '运输与时效 · 更多文章',
    english: 'More on Shipping',
  },
  {
    route: `${routes.FAQ_LIST}?id=faq-storage`,
    title: '常见问题',
    signedIn: '之后每个包裹每天 1 元',
    english: 'After that each parcel costs',
  },
  {
    route: routes.BIZ_REDIRECT,
    title: '打开链接',
    signedIn: '链接已失效',
    english: 'This link no longer works',
  },
  {
    route: `${routes.WEB_VIEW}?url=https%3A%2F%2Fwww.abf.gov.au%2Fentering`,
    title: '网页',
    signedIn: '继续访问',
    english: 'Copy address',
  },
]

export const settingScreens: readonly Sample[] = [
  {
    route: routes.SETTING_LIST,
    title: '设置',
    signedIn: '所有通知都可在“消息”中查看',
    english: 'You’ll find everything in Messages.',
    signedOut: '清除缓存',
  },
  {
    route: routes.CHANGE_PASSWORD,
    title: '修改密码',
    signedIn: '其他设备需要重新登录',
    english: 'Your other devices will be signed out',
    signedOut: '登录后修改密码',
  },
  { route: routes.APP_DOWNLOAD, title: '下载 App', signedIn: '微信小程序', english: 'WeChat mini program' },
  { route: routes.ABOUT, title: '关于', signedIn: '服务条款', english: 'Terms of service' },
  {
    route: `${routes.CONTENT_PAGE}?key=licences`,
    title: '开源许可',
    signedIn: '更新于',
    english: 'Updated',
  },
  { route: routes.LANGUAGE, title: '语言', signedIn: 'English', english: '简体中文' },
  {
    route: routes.MY_REFERRAL,
    title: '我的推荐',
    signedIn: '还没有好友注册',
    english: 'No friends have joined yet',
    signedOut: '登录后邀请好友',
  },
  {
    route: routes.MESSAGE_LIST,
    title: '消息',
    signedIn: '通知设置',
    english: 'Notifications',
    signedOut: '登录后查看消息',
  },
  {
    route: routes.UNDO_CHANGE,
    title: '撤销修改',
    signedIn: '链接已使用、已过期或不完整',
    english: 'This link has been used, has expired or is incomplete',
    signedOut: '链接已使用、已过期或不完整',
  },
]
