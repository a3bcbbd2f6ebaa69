import type { quote as source } from '../zh-Hans/quote'

export const quote: Record<keyof typeof source, string> = {
  'quote.arrives': 'Arrives [[days]]',
  'quote.tag.cheapest': 'Cheapest',
  'quote.tag.fastest': 'Fastest',
  'quote.opener.receiving.10': 'Available with home delivery',
  'quote.opener.receiving.20': 'Available with a pickup point',
  'quote.opener.leaveOut': 'Available without [[names]]',
  'quote.opener.quoted': '“[[name]]”',
  'quote.taxIncluded': 'Tax included',
}
