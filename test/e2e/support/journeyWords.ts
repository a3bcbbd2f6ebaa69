/** Texts that the customer sees along the way. */
export interface Words {
  readonly language: string
  readonly languageName: string
  readonly invitation: string
  readonly gate: string
  readonly codeSent: string
  readonly addressLines: (idCode: string) => readonly string[]
  readonly recipientLine: string
  readonly copied: string
  readonly courier: string
  readonly nameSearch: string
  readonly name: string
  readonly tag: string
  readonly service: string
  readonly premium: string
  readonly declared: string
  readonly notArrived: string
  readonly checkedIn: string
  readonly details: readonly string[]
  readonly signedOut: string
}

export const ZH: Words = {
  language: 'zh-Hans',
  languageName: '简体中文',
  invitation: '登录领取专属仓库地址',
  gate: '登录后领取您的专属仓库地址',
  codeSent: '验证码已发送',
  addressLines: (idCode) => [
    `远途集运 ${idCode}`,
    '13800138000',
    `中国 广东省 广州市 白云区 人和镇鹤龙六路 88 号物流园 B 栋 3 号门 ${idCode}`,
    '510470',
  ],
  recipientLine: '收件人',
  copied: '已复制',
  courier: '顺丰速运',
  nameSearch: '外套',
  name: '外套',
  tag: '冬天',
  service: '开箱拍照',
  premium: '保费约 ¥12.99',
  declared: '预报成功',
  notArrived: '未到仓',
  checkedIn: '已入库',
  details: ['还剩 30 天', '已保价 ¥1,299.00，保费 ¥12.99', '开箱拍照', '冬天'],
  signedOut: '登录，开始集运',
}

export const EN: Words = {
  language: 'en',
  languageName: 'English',
  invitation: 'Get your address',
  gate: 'Sign in to get your own warehouse address',
  codeSent: 'Code sent',
  addressLines: (idCode) => [
    `远途集运 ${idCode}`,
    '13800138000',
    `China Guangdong Guangzhou Baiyun District 人和镇鹤龙六路 88 号物流园 B 栋 3 号门 ${idCode}`,
    '510470',
  ],
  recipientLine: 'Recipient',
  copied: 'Copied',
  courier: 'SF Express',
  nameSearch: 'jack',
  name: 'Jacket',
  tag: 'winter',
  service: 'Photo inspection',
  premium: 'Premium about ¥12.99',
  declared: 'Declared',
  notArrived: 'Not arrived',
  checkedIn: 'Checked in',
  details: ['30 days left', 'Insured for ¥1,299.00, premium ¥12.99', 'Photo inspection', 'winter'],
  signedOut: 'Sign in to start',
}
