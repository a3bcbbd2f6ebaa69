import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { CUSTOMS_TONES, type CustomsPoint } from '@/model/customs/readiness'

import { Button } from '../control/Button'
import { TextAction } from '../control/TextAction'
import { StatusTag } from '../feedback/StatusTag'
import type { CustomsDoors } from './customsDoors'

interface Props extends CustomsDoors {
  readonly point: CustomsPoint
}

/** How the shipment stands in one point, who says so, and what can be done. */
export const PointRow = observer(function PointRow({ point, onFix, onSource }: Props) {
  const { kind, level, title, message, source, fix } = point
  return (
    <View className="customs-point">
      <View className="customs-point__head">
        <Text className="customs-point__title">{title}</Text>
        <StatusTag tone={CUSTOMS_TONES[level]} text={t(`customs.level.${level}`)} />
      </View>
      <Text className="customs-point__text">{message}</Text>
      {source && <Source kind={kind} source={source} onSource={onSource} />}
      {fix && (
        <Button
          id={`fix-${kind}`}
          kind={level === 'UNKNOWN' ? 'text' : 'secondary'}
          size="m"
          onClick={() => onFix(fix)}
        >
          {t(`customs.fix.${fix.kind}`)}
        </Button>
      )}
    </View>
  )
})

interface SourceProps extends Pick<CustomsDoors, 'onSource'> {
  readonly kind: string
  readonly source: NonNullable<CustomsPoint['source']>
}

const Source = observer(function Source({ kind, source, onSource }: SourceProps) {
  const { displayName, url, date } = source
  const text = t('customs.source', { source: displayName, date })
  if (url === null) return <Text className="customs-note">{text}</Text>
  return <TextAction id={`source-${kind}`} icon="chevron-right" text={text} onClick={() => onSource(url)} />
})
