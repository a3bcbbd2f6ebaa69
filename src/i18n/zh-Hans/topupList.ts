export const topupList = {
  'title.topupList': '充值记录',
  'topupList.empty': '这里还没有内容',
} as const
