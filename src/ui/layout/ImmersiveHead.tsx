import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { coveredTop } from '@/platform/device/statusBar'

import { RouteLine } from '../brand/RouteLine'

import './ImmersiveHead.scss'

interface Props {
  /** Tabs have heads of a fixed height. */
  readonly page: 'home' | 'mine' | 'wallet'
  /** A row beside WeChat's capsule; without it, everything is below the capsule. */
  readonly bar?: ReactNode
  readonly children: ReactNode
  /** The card that lies half over the head's lower edge. */
  readonly over?: ReactNode
}

/** Height of the row and space around the capsule, in design px. */
const ROW = 44
const CLEARANCE = 8

/** The head of a page without a navigation bar: a brand gradient that runs under the status bar. */
export function ImmersiveHead({ page, bar, children, over }: Props) {
  return (
    <View className="immersive-head">
      <View className={`immersive-head__tint immersive-head__tint--${page}`} style={roomAbove(bar)}>
        <RouteLine />
        {bar !== undefined && (
          <View className="immersive-head__bar" style={roomBeside()}>
            {bar}
          </View>
        )}
        {children}
      </View>
      {over !== undefined && <View className="immersive-head__over">{over}</View>}
    </View>
  )
}

/** Centres the bar on the capsule, or starts below it. Empty on the H5, where the style sheet does this. */
function roomAbove(bar: ReactNode) {
  const covered = coveredTop()
  if (!covered) return {}
  const { capsuleTop, capsuleBottom } = covered
  const paddingTop = bar === undefined ? capsuleBottom + CLEARANCE : (capsuleTop + capsuleBottom - ROW) / 2
  return { paddingTop: `${Math.max(0, paddingTop)}px` }
}

function roomBeside() {
  const covered = coveredTop()
  return covered ? { height: `${ROW}px`, paddingRight: `${covered.capsuleReach + CLEARANCE}px` } : {}
}
