export const fundLog = {
  'title.fundAccountLog': '余额明细',
  'fundAccountLog.empty': '这里还没有内容',
} as const
