import { PageContainer } from '@tarojs/components'

interface Props {
  readonly isOpen: boolean
  readonly onBack: () => void
}

/**
 * While open, going back calls `onBack` and stays on the page: WeChat closes the page container instead of
 * the page. A page may have only one container, so it's rendered only while needed. It shows nothing itself.
 */
export function BackGuard({ isOpen, onBack }: Props) {
  if (!isOpen) return null
  return <PageContainer show overlay={false} duration={0} customStyle="height: 0" onBeforeLeave={onBack} />
}
