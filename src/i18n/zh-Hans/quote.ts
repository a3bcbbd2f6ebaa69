export const quote = {
  'quote.arrives': '预计 [[days]]送达',
  'quote.tag.cheapest': '最便宜',
  'quote.tag.fastest': '最快',
  'quote.opener.receiving.10': '改为送货上门即可用',
  'quote.opener.receiving.20': '改为自提点收货即可用',
  'quote.opener.leaveOut': '不寄[[names]]即可用',
  'quote.opener.quoted': '“[[name]]”',
  'quote.taxIncluded': '含税',
} as const
