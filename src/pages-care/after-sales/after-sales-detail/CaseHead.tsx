import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { AfterSalesStatus, caseTone, isCaseOpen, type AfterSalesDetail } from '@/model/care/afterSales'
import { moneyText } from '@/model/money/money'
import { openPage } from '@/navigation/navigate'
import { StatusHead } from '@/ui/layout/StatusHead'
import { StatusTag } from '@/ui/feedback/StatusTag'
import { copyWithToast } from '@/ui/feedback/copyWithToast'

import './CaseHead.scss'

/** Kind, code, status and parcel of the case, and what happens next. */
export const CaseHead = observer(function CaseHead({ one }: { one: AfterSalesDetail }) {
  const { code, kindDisplayName, status, statusDisplayName, compensation, currencyCode } = one
  return (
    <StatusHead
      id="case-head"
      title={kindDisplayName}
      status={<StatusTag tone={caseTone(status)} text={statusDisplayName} />}
      lines={[
        { id: 'copy-code', text: code, press: { icon: 'copy', onClick: () => void copyWithToast(code) } },
        subjectLine(one),
      ]}
      next={nextOf(one)}
    >
      {compensation !== null && (
        <Text className="case-compensation">
          {t('afterSales.compensated', { amount: moneyText(compensation, currencyCode) })}
        </Text>
      )}
    </StatusHead>
  )
})

function subjectLine({ parcelId, subjectDisplayName }: AfterSalesDetail) {
  if (parcelId === null) return { id: 'subject', text: subjectDisplayName }
  return {
    id: 'to-parcel',
    text: t('afterSales.about', { subject: subjectDisplayName }),
    press: {
      icon: 'chevron-right' as const,
      onClick: () => void openPage('parcelDetail', { id: parcelId }),
    },
  }
}

function nextOf(one: AfterSalesDetail): string {
  if (!isCaseOpen(one)) return t('afterSales.closed')
  return one.status === AfterSalesStatus.Answered ? t('afterSales.yourTurn') : t('afterSales.ourTurn')
}
