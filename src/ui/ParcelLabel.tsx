import { Text, View } from '@tarojs/components'

import { Button } from './Button'
import { Icon } from './Icon'
import { Pressable } from './Pressable'

import './ParcelLabel.scss'

interface Props {
  readonly title: string
  readonly code: string
  readonly codeCaption: string
  readonly lines: readonly { readonly label: string; readonly value: string; readonly onCopy: () => void }[]
  readonly copyAllText: string
  readonly copyHint: string
  readonly onCopyAll: () => void
}

/** An address as the label that goes onto a parcel: the code large, every line a tap to copy. */
export function ParcelLabel({ title, code, codeCaption, lines, copyAllText, copyHint, onCopyAll }: Props) {
  return (
    <View className="parcel-label">
      <View className="parcel-label__head">
        <View>
          <Text className="parcel-label__caption">{codeCaption}</Text>
          <Text className="parcel-label__code" id="id-code">
            {code}
          </Text>
        </View>
        <View className="parcel-label__stamp">
          <Icon name="warehouse" size="s" />
          <Text>{title}</Text>
        </View>
      </View>
      <View className="parcel-label__bars" aria-hidden="true" />
      <View className="parcel-label__lines">
        {lines.map(({ label, value, onCopy }) => (
          <Pressable key={label} className="parcel-label__line" onClick={onCopy}>
            <Text className="parcel-label__label">{label}</Text>
            <Text className="parcel-label__value">{value}</Text>
            <View className="parcel-label__copy">
              <Icon name="copy" size="s" />
            </View>
          </Pressable>
        ))}
      </View>
      <View className="parcel-label__foot">
        <Button id="copy-all" block icon="copy" onClick={onCopyAll}>
          {copyAllText}
        </Button>
        <Text className="parcel-label__hint">{copyHint}</Text>
      </View>
    </View>
  )
}
