import type { calculate as source } from '../zh-Hans/calculate'

export const calculate: Record<keyof typeof source, string> = {
  'title.calculate': 'Shipping calculator',
  'calculate.nickname': 'Nickname',
}
