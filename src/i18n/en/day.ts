import type { day as source } from '../zh-Hans/day'

export const day: Record<keyof typeof source, string> = {
  'day.date': '[[day]] [[month]]',
  'day.days': '[[from]]–[[to]] [[month]]',
  'day.months': '[[from]] – [[to]]',
  'day.monthAlone': '[[month]]',
  'day.month.1': 'Jan',
  'day.month.2': 'Feb',
  'day.month.3': 'Mar',
  'day.month.4': 'Apr',
  'day.month.5': 'May',
  'day.month.6': 'Jun',
  'day.month.7': 'Jul',
  'day.month.8': 'Aug',
  'day.month.9': 'Sept',
  'day.month.10': 'Oct',
  'day.month.11': 'Nov',
  'day.month.12': 'Dec',
}
