import { PageContainer } from '@tarojs/components'

interface Props {
  readonly isOpen: boolean
  readonly onBack: () => void
}

/**
 * While it is open, going back calls `onBack` and stays on the page: WeChat closes a page container instead of the
 * page. A page may have one, so it is there only while it is needed; it shows nothing itself.
 */
export function BackGuard({ isOpen, onBack }: Props) {
  if (!isOpen) return null
  return <PageContainer show overlay={false} duration={0} customStyle="height: 0" onBeforeLeave={onBack} />
}
