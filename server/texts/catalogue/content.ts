import type { Catalogue } from './Catalogue.ts'

/** Articles and other texts that staff write. */
export const contentTexts = {
  'error.ContentTooLong': [
    '内容太长，或者层级嵌套太深，请拆成几篇',
    'The text is too long or nested too deeply. Please split it',
  ],
} as const satisfies Catalogue
