import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { AfterSalesStatus, caseTone, isCaseOpen, type AfterSalesDetail } from '@/model/afterSales'
import { openPage } from '@/navigation/navigate'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'
import { Pressable } from '@/ui/Pressable'
import { StatusTag } from '@/ui/StatusTag'
import { copyAndTell } from '@/ui/copyAndTell'

import { moneyText } from '@/model/moneyText'

import './CaseHead.scss'

/** Which case it is, where it stands, and what happens next. */
export const CaseHead = observer(function CaseHead({ one }: { one: AfterSalesDetail }) {
  const { code, kindDisplayName, status, statusDisplayName, compensation, currencyCode } = one
  return (
    <Card id="case-head">
      <View className="case-head">
        <View className="case-head__line">
          <Text className="case-head__kind">{kindDisplayName}</Text>
          <StatusTag tone={caseTone(status)} text={statusDisplayName} />
        </View>
        <Pressable id="copy-code" className="case-head__code" onClick={() => void copyAndTell(code)}>
          <Text>{code}</Text>
          <Icon name="copy" size="s" />
        </Pressable>
        <Subject one={one} />
        {compensation !== null && (
          <Text className="case-head__compensation">
            {t('afterSales.compensated', { amount: moneyText(compensation, currencyCode) })}
          </Text>
        )}
        <Text className="case-head__next">{nextOf(one)}</Text>
      </View>
    </Card>
  )
})

const Subject = observer(function Subject({
  one: { parcelId, subjectDisplayName },
}: {
  one: AfterSalesDetail
}) {
  if (parcelId === null) return <Text className="case-head__code">{subjectDisplayName}</Text>
  return (
    <Pressable
      id="to-parcel"
      className="case-head__code"
      onClick={() => void openPage('parcelDetail', { id: parcelId })}
    >
      <Text>{t('afterSales.about', { subject: subjectDisplayName })}</Text>
      <Icon name="chevron-right" size="s" />
    </Pressable>
  )
})

function nextOf(one: AfterSalesDetail): string {
  if (!isCaseOpen(one)) return t('afterSales.closed')
  return one.status === AfterSalesStatus.Answered ? t('afterSales.yourTurn') : t('afterSales.ourTurn')
}
