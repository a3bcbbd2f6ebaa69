import { Text } from '@tarojs/components'

import './FixedText.scss'

/** The value of a field that cannot be changed any more. */
export function FixedText({ children }: { readonly children: string }) {
  return <Text className="fixed-text">{children}</Text>
}
