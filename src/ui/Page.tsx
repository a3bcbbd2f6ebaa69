import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { PageErrorBoundary } from './PageErrorBoundary'
import { semantics } from './semantics'

import './Page.scss'

interface Props {
  readonly children: ReactNode
  /** Content that starts at the very edges, such as a head that bleeds into them. */
  readonly isFlush?: boolean
  readonly id?: string
}

/** The frame of every page: the column on wide screens, the gutter, and a net for bugs. */
export function Page({ children, isFlush = false, id }: Props) {
  return (
    <View
      className={isFlush ? 'page page--flush' : 'page'}
      {...(id !== undefined && { id })}
      {...semantics({ role: 'main' })}
    >
      <PageErrorBoundary>{children}</PageErrorBoundary>
    </View>
  )
}
