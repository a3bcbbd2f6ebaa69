import { common } from './common'
import { home } from './home'
import { mine } from './mine'
import { parcel } from './parcel'
import { store } from './store'
import { validation } from './validation'
import { warehouse } from './warehouse'

export const zhHans = {
  ...common,
  ...home,
  ...mine,
  ...parcel,
  ...store,
  ...validation,
  ...warehouse,
} as const
