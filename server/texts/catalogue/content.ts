import type { Catalogue } from './Catalogue.ts'

/** Articles and other texts that staff write. */
export const contentTexts = {
  'error.ContentTooLong': [
    '内容太长，或者层级嵌套太深，请拆成几篇',
    'The text is too long or nested too deeply. Please split it',
  ],
  'linkPreview.summary': [
    '领取仓库地址，预报包裹，合箱寄回家。',
    'Get your warehouse address, declare parcels, ship them home together.',
  ],
} as const satisfies Catalogue
