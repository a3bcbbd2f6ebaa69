import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState, type ReactNode } from 'react'

import type { Resource } from '@/stores/Resource'

import { SkeletonBlock } from './SkeletonBlock'

import './Together.scss'

/** An answer that takes longer holds nothing up. */
const LONGEST_WAIT_MS = 3_000

interface Props {
  /** What says how high the parts are. */
  readonly resources: readonly Pick<Resource<unknown>, 'view'>[]
  readonly children: ReactNode
}

/** Shows several parts at once when all have their first answer, so that none moves when another one comes. */
export const Together = observer(function Together({ resources, children }: Props) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [])
  if (isLate || resources.every(({ view }) => view !== 'skeleton')) return <>{children}</>
  return (
    <View className="together">
      <SkeletonBlock shape="block" />
      <SkeletonBlock shape="block" />
      <SkeletonBlock shape="block" />
    </View>
  )
})
