export const calculate = {
  'title.calculate': '运费试算',
  'calculate.nickname': '昵称',
} as const
