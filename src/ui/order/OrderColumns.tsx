import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import './OrderColumns.scss'

interface Props {
  /** The bill and the action bar. */
  readonly bill: ReactNode
  readonly children: ReactNode
}

/** A form and its bill, side by side on desktops. */
export function OrderColumns({ bill, children }: Props) {
  return (
    <View className="order-columns">
      <View className="order-columns__form">{children}</View>
      <View className="order-columns__bill">{bill}</View>
    </View>
  )
}
