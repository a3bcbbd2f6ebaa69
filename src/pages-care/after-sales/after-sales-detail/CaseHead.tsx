import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { AfterSalesStatus, isCaseOpen, type AfterSalesDetail } from '@/model/care/afterSales'
import { caseTone } from '@/model/care/caseTone'
import { moneyText } from '@/model/money/money'
import { openPage } from '@/navigation/navigate'
import { StatusHead } from '@/ui/layout/StatusHead'
import { StatusTag } from '@/ui/feedback/StatusTag'
import { TextAction } from '@/ui/control/TextAction'
import { copyWithToast } from '@/ui/feedback/copyWithToast'

import { chargeText } from '../_shared/chargeText'

import './CaseHead.scss'

/** Kind, status and what happens next; then the case's code and what it is about. */
export const CaseHead = observer(function CaseHead({ one }: { one: AfterSalesDetail }) {
  const { code, kindDisplayName, billLine, status, statusDisplayName, compensation, currencyCode } = one
  const tone = caseTone(status)
  return (
    <StatusHead
      id="case-head"
      tone={tone}
      title={kindDisplayName}
      aside={<StatusTag tone={tone} text={statusDisplayName} />}
      text={nextOf(one)}
    >
      {compensation !== null && (
        <Text className="case-head__compensation">
          {t('afterSales.compensated', { amount: moneyText(compensation, currencyCode) })}
        </Text>
      )}
      {billLine && (
        <Text className="case-head__charge">
          {`${billLine.displayName} · ${chargeText(billLine, currencyCode)}`}
        </Text>
      )}
      <View className="case-head__lines">
        <TextAction id="copy-code" text={code} icon="copy" onClick={() => void copyWithToast(code)} />
        <Subject one={one} />
      </View>
    </StatusHead>
  )
})

const Subject = observer(function Subject({ one }: { one: AfterSalesDetail }) {
  const { parcelId, orderId, subjectDisplayName } = one
  if (orderId !== null) {
    return (
      <TextAction
        id="to-order"
        text={t('afterSales.aboutOrder', { subject: subjectDisplayName })}
        icon="chevron-right"
        onClick={() => void openPage('orderDetail', { id: orderId })}
      />
    )
  }
  if (parcelId === null) return null
  return (
    <TextAction
      id="to-parcel"
      text={t('afterSales.about', { subject: subjectDisplayName })}
      icon="chevron-right"
      onClick={() => void openPage('parcelDetail', { id: parcelId })}
    />
  )
})

function nextOf(one: AfterSalesDetail): string {
  if (!isCaseOpen(one)) return t('afterSales.closed')
  return one.status === AfterSalesStatus.Answered ? t('afterSales.yourTurn') : t('afterSales.ourTurn')
}
