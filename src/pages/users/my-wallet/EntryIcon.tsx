import { View } from '@tarojs/components'

import { FundAccountLogType as Type } from '@/model/enumerations/funds'
import type { FundAccountLog } from '@/model/funds/fundAccountLog'
import { semantics } from '@/ui/control/semantics'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'

import { FundIcon, type FundIconName } from './FundIcon'

import './EntryIcon.scss'

type Look =
  | { readonly tone: string; readonly fund: FundIconName; readonly icon?: undefined }
  | { readonly tone: string; readonly icon: IconName; readonly fund?: undefined }

const UNKNOWN: Look = { tone: 'neutral', icon: 'wallet' }
const REWARD: Look = { tone: 'warning', fund: 'reward' }

const LOOKS: Readonly<Record<Type, Look>> = {
  [Type.Topup]: { tone: 'success', fund: 'topup' },
  [Type.Withdraw]: { tone: 'neutral', fund: 'withdraw' },
  [Type.LogisticsOrder]: { tone: 'brand', fund: 'order' },
  [Type.BuyForMe]: { tone: 'brand', icon: 'store' },
  [Type.Refund]: { tone: 'success', fund: 'refund' },
  [Type.Parcel]: { tone: 'brand', icon: 'parcel' },
  [Type.Manual]: { tone: 'neutral', icon: 'edit' },
  [Type.LogisticsOrderRefund]: { tone: 'success', fund: 'refund' },
}

/** Shows the type of an entry; the words beside it say so too. */
export function EntryIcon({ entry }: { entry: FundAccountLog }) {
  const { tone, fund, icon } = lookOf(entry)
  return (
    <View className={`entry-icon entry-icon--${tone}`} {...semantics({ isDrawing: true })}>
      {fund === undefined ? <Icon name={icon} /> : <FundIcon name={fund} />}
    </View>
  )
}

function lookOf({ type, isReward }: FundAccountLog): Look {
  if (isReward) return REWARD
  return type === null ? UNKNOWN : LOOKS[type]
}
