import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { CheckedLine } from '@/model/address/addressCheck/addressCheck'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'

import './CheckLine.scss'

const ICONS: Record<CheckedLine['outcome'], IconName> = {
  ok: 'check',
  missing: 'minus',
  differs: 'close',
  noCode: 'alert',
}

/** One part of the address: whether it matches, and if not, the difference. */
export const CheckLine = observer(function CheckLine({ line }: { line: CheckedLine }) {
  const { field, outcome } = line
  return (
    <View className={`check-line check-line--${outcome}`} id={`line-${field}`}>
      <View className="check-line__icon">
        <Icon name={ICONS[outcome]} size="s" />
      </View>
      <View className="check-line__words">
        <Text className="check-line__field">{t(`addressCheck.${field}`)}</Text>
        {detailsOf(line).map((detail) => (
          <Text key={detail} className="check-line__detail">
            {detail}
          </Text>
        ))}
      </View>
      <Text className="check-line__outcome">{t(`addressCheck.${outcome}`)}</Text>
    </View>
  )
})

function detailsOf(line: CheckedLine): readonly string[] {
  if (line.outcome === 'ok') return []
  const { belongsTo } = line
  return [
    differenceOf(line),
    ...(belongsTo === null ? [] : [t('addressCheck.belongsTo', { name: belongsTo })]),
  ]
}

function differenceOf({ field, outcome, expected, found }: CheckedLine): string {
  if (outcome === 'noCode') return t('addressCheck.recipientNoCode', { expected })
  if (field === 'streetCode') return t('addressCheck.streetNoCode', { expected })
  if (found === null) return t('addressCheck.expected', { expected })
  return t(field === 'code' ? 'addressCheck.codeFound' : 'addressCheck.found', { expected, found })
}
