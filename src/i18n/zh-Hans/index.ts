import { address } from './address'
import { common } from './common'
import { contact } from './contact'
import { home } from './home'
import { mine } from './mine'
import { parcel } from './parcel'
import { passport } from './passport'
import { store } from './store'
import { validation } from './validation'
import { warehouse } from './warehouse'

export const zhHans = {
  ...address,
  ...common,
  ...contact,
  ...home,
  ...mine,
  ...parcel,
  ...passport,
  ...store,
  ...validation,
  ...warehouse,
} as const
