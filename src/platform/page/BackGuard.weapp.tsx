import { PageContainer } from '@tarojs/components'
import { useEffect, useRef } from 'react'

import { closesOnBack } from './closesOnBack.weapp'

interface Props {
  readonly isOpen: boolean
  readonly onBack: () => void
}

/**
 * While open, going back calls `onBack` and stays on the page: WeChat closes the page container instead of
 * the page. A page may have only one container, so it's rendered only while needed. It shows nothing itself.
 */
export function BackGuard({ isOpen, onBack }: Props) {
  const latest = useRef(onBack)
  useEffect(() => {
    latest.current = onBack
  })
  useEffect(() => (isOpen ? closesOnBack(() => latest.current()) : undefined), [isOpen])
  if (!isOpen) return null
  return <PageContainer show overlay={false} duration={0} customStyle="height: 0" onBeforeLeave={onBack} />
}
