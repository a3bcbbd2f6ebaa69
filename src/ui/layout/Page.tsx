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
  readonly id?: string
}

/** Frame of every page: centred column on wide screens, gutter, and error boundary. */
export const Page = observer(function Page({ children, isFlush = false, id }: Props) {
  return (
    <View
      className={`page ${isFlush ? 'page--flush ' : ''}${appearanceClass()}`.trim()}
      {...(id !== undefined && { id })}
      {...semantics({ role: 'main' })}
    >
      <PageErrorBoundary>{children}</PageErrorBoundary>
    </View>
  )
})
