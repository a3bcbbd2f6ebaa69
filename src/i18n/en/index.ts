import type { zhHans } from '../zh-Hans'

import { common } from './common'
import { home } from './home'
import { parcelRow } from './parcelRow'
import { store } from './store'

export const en: Record<keyof typeof zhHans, string> = {
  ...common,
  ...home,
  ...parcelRow,
  ...store,
}
