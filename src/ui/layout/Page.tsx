import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { appearanceClass } from '@/platform/device/appearance'

import { PageErrorBoundary } from './PageErrorBoundary'
import { semantics } from '../control/semantics'

import './Page.scss'

interface Props {
  readonly children: ReactNode
  /** Removes the padding, for content that reaches the edges, such as a full-width header. */
  readonly isFlush?: boolean
  /** Uses all the width beside the rail on desktops, instead of a readable line's. */
  readonly isWide?: boolean
  readonly id?: string
}

/** Frame of every page: its column on wide screens, gutter, and error boundary. */
export const Page = observer(function Page({ children, isFlush = false, isWide = false, id }: Props) {
  return (
    <View
      className={`page ${isFlush ? 'page--flush ' : ''}${isWide ? 'page--wide ' : ''}${appearanceClass()}`.trim()}
      {...(id !== undefined && { id })}
      {...semantics({ role: 'main' })}
    >
      <PageErrorBoundary>{children}</PageErrorBoundary>
    </View>
  )
})
