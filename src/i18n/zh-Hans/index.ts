import { common } from './common'
import { home } from './home'
import { mine } from './mine'
import { parcelRow } from './parcelRow'
import { store } from './store'
import { validation } from './validation'
import { warehouse } from './warehouse'

export const zhHans = {
  ...common,
  ...home,
  ...mine,
  ...parcelRow,
  ...store,
  ...validation,
  ...warehouse,
} as const
