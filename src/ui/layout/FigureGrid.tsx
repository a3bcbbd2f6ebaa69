import { Text, View } from '@tarojs/components'

import './FigureGrid.scss'

interface Props {
  readonly figures: readonly { readonly label: string; readonly value: string; readonly unit: string }[]
}

/** Measurements, two in a line. */
export function FigureGrid({ figures }: Props) {
  return (
    <View className="figure-grid">
      {figures.map(({ label, value, unit }) => (
        <View key={label} className="figure-grid__item">
          <Text className="figure-grid__label">{label}</Text>
          <Text className="figure-grid__value">{`${value}\u00a0${unit}`}</Text>
        </View>
      ))}
    </View>
  )
}
