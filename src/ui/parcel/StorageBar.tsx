import { View } from '@tarojs/components'

import type { StorageBar as Bar } from '@/model/parcel/parcelRowNews'

import './StorageBar.scss'

/** A bar of the free storage that is left, in the tone of its urgency. */
export function StorageBar({ bar: { tone, share } }: { readonly bar: Bar }) {
  return (
    <View className="storage-bar">
      <View
        className={`storage-bar__left storage-bar__left--${tone}`}
        style={{ width: `${Math.round(share * 100)}%` }}
      />
    </View>
  )
}
