import type { Catalogue } from './Catalogue.ts'

/** Staff's own accounts. */
export const operatorTexts = {
  'error.OperatorNameTaken': [
    '已有同名的员工，请换一个名字',
    'Another operator has this name. Please choose another one',
  ],
} as const satisfies Catalogue
