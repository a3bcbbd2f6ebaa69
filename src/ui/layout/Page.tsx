import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { appearanceClass } from '@/platform/device/appearance'

import { OfflineBanner } from './OfflineBanner'
import { PageErrorBoundary } from './PageErrorBoundary'
import { PageLayer } from './PageLayer'
import { semantics } from '../control/semantics'

import './Page.scss'

export type PageWidth = 'wide' | 'narrow'

interface Props {
  readonly children: ReactNode
  /** Removes the padding, for content that reaches the edges, such as a full-width header. */
  readonly isFlush?: boolean
  /** On desktops: all that is beside the rail, or just what a short form needs; otherwise a readable column. */
  readonly width?: PageWidth | undefined
  readonly id?: string
}

/** Frame of every page: its column on wide screens, gutter, and error boundary. */
export const Page = observer(function Page({ children, isFlush = false, width, id }: Props) {
  return (
    <>
      <View
        className={`page ${isFlush ? 'page--flush ' : ''}${width ? `page--${width} ` : ''}${appearanceClass()}`.trim()}
        {...(id !== undefined && { id })}
        {...semantics({ role: 'main' })}
      >
        <PageErrorBoundary>{children}</PageErrorBoundary>
      </View>
      <PageLayer />
      <OfflineBanner />
    </>
  )
})
