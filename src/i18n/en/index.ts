import type { zhHans } from '../zh-Hans'

import { common } from './common'
import { home } from './home'
import { mine } from './mine'
import { parcelRow } from './parcelRow'
import { store } from './store'
import { validation } from './validation'

export const en: Record<keyof typeof zhHans, string> = {
  ...common,
  ...home,
  ...mine,
  ...parcelRow,
  ...store,
  ...validation,
}
