import { Text } from '@tarojs/components'

import './FixedText.scss'

/** Read-only value of a field that can no longer be edited. */
export function FixedText({ children }: { readonly children: string }) {
  return <Text className="fixed-text">{children}</Text>
}
