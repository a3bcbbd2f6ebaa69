import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { appearanceClass } from '@/platform/device/appearance'

import { PageErrorBoundary } from './PageErrorBoundary'
import { semantics } from '../control/semantics'

import './Page.scss'

interface Props {
  readonly children: ReactNode
  /** Content that starts at the very edges, such as a head that bleeds into them. */
  readonly isFlush?: boolean
  readonly id?: string
}

/** The frame of every page: the column on wide screens, the gutter, and a net for bugs. */
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
