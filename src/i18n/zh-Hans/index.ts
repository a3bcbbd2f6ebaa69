import { common } from './common'
import { home } from './home'
import { parcelRow } from './parcelRow'
import { store } from './store'

export const zhHans = {
  ...common,
  ...home,
  ...parcelRow,
  ...store,
} as const
