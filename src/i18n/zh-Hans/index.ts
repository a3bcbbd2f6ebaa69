import { common } from './common'
import { home } from './home'
import { mine } from './mine'
import { parcelRow } from './parcelRow'
import { store } from './store'
import { validation } from './validation'

export const zhHans = {
  ...common,
  ...home,
  ...mine,
  ...parcelRow,
  ...store,
  ...validation,
} as const
