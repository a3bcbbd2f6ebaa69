export const singlePage = {
  'singlePage.openApp': '请点击底部的「前往小程序」继续',
} as const
