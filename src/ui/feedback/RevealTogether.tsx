import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState, type ReactNode } from 'react'

import type { Resource } from '@/stores/Resource'

import { SkeletonBlock } from './SkeletonBlock'

import './RevealTogether.scss'

/** After this, don't wait for slower responses. */
const MAX_WAIT_MS = 3_000

interface Props {
  /** The parts' heights depend on these. */
  readonly resources: readonly Pick<Resource<unknown>, 'hasAnswered'>[]
  readonly children: ReactNode
  /** Shown meanwhile; by default, for a page without a gutter. */
  readonly skeleton?: ReactNode
}

/** Holds back several parts until each has its first response, so that none moves when another arrives. */
export const RevealTogether = observer(function RevealTogether({
  resources,
  children,
  skeleton = <Blocks />,
}: Props) {
  const [isLate, setLate] = useState(false)
  const isComplete = resources.every(({ hasAnswered }) => hasAnswered)
  useEffect(() => {
    if (isComplete) return
    const timer = setTimeout(() => setLate(true), MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isComplete])
  if (isLate || isComplete) return <>{children}</>
  return <>{skeleton}</>
})

function Blocks() {
  return (
    <View className="reveal-together">
      <SkeletonBlock shape="block" />
      <SkeletonBlock shape="block" />
      <SkeletonBlock shape="block" />
    </View>
  )
}
