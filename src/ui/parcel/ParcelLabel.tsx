import { Text, View } from '@tarojs/components'

import { Button } from '../control/Button'
import { Icon } from '../media/Icon'
import { Pressable } from '../control/Pressable'
import { semantics } from '../control/semantics'

import './ParcelLabel.scss'

/** Number of characters that fit on one line in the large type. */
const LARGE_CODE = 12

interface Props {
  readonly title: string
  readonly code: string
  readonly codeCaption: string
  readonly lines: readonly { readonly label: string; readonly value: string; readonly onCopy: () => void }[]
  readonly copyAllText: string
  readonly copyHint: string
  readonly onCopyAll: () => void
}

/** An address styled as a parcel label: large customer code, tap a line to copy it. */
export function ParcelLabel({ title, code, codeCaption, lines, copyAllText, copyHint, onCopyAll }: Props) {
  return (
    <View className="parcel-label">
      <View className="parcel-label__head">
        <View className="parcel-label__top">
          <Text className="parcel-label__caption">{codeCaption}</Text>
          <View className="parcel-label__stamp">
            <Icon name="warehouse" size="s" />
            <Text className="parcel-label__place">{title}</Text>
          </View>
        </View>
        <Text
          className={`parcel-label__code ${code.length > LARGE_CODE ? 'parcel-label__code--long' : ''}`}
          id="id-code"
        >
          {code}
        </Text>
        <View className="parcel-label__bars" {...semantics({ isDrawing: true })} />
      </View>
      <View className="parcel-label__tear" {...semantics({ isDrawing: true })} />
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
