import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/afterSales'
import { timeText } from '@/i18n/timeText'
import { AfterSalesStatus, type AfterSalesCase } from '@/model/care/afterSales'
import { caseTone } from '@/model/care/caseTone'
import { moneyText } from '@/model/money/money'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { casesApi } from '@/stores/areas/casesApi'
import { ListStore } from '@/stores/list/ListStore'
import { usePersonalStore, type Stores } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { StatusTag } from '@/ui/feedback/StatusTag'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'
import { EVEN_ROW_HEIGHT, RowCard } from '@/ui/list/RowCard'

export default observer(function AfterSalesListPage() {
  usePageTitle('title.afterSalesList')
  const list = usePersonalStore(cases)
  return (
    <ListPage
      list={list}
      rowHeight={EVEN_ROW_HEIGHT}
      renderRow={(one) => <CaseRow one={one} />}
      tabs={Object.values(AfterSalesStatus).map((key) => ({ key, text: t(`afterSales.status.${key}`) }))}
      empty={<NoCases isFiltered={list.tab !== null} />}
      signIn={<SignInFirst text={t('afterSales.gate')} onSignIn={openLogin} />}
    />
  )
})

/** The customer's cases, optionally filtered by status. */
function cases(stores: Stores) {
  const api = casesApi(stores.api)
  return new ListStore<AfterSalesCase, AfterSalesStatus>(stores, {
    fetch: (query, status) => api.list({ ...query, ...(status !== null && { status }) }),
  })
}

const CaseRow = observer(function CaseRow({ one }: { one: AfterSalesCase }) {
  const { id, kindDisplayName, billLine, status, statusDisplayName } = one
  return (
    <RowCard
      isEven
      id={`case-${id}`}
      icon="headset"
      title={billLine ? `${kindDisplayName} · ${billLine.displayName}` : kindDisplayName}
      number={subjectOf(one)}
      status={<StatusTag tone={caseTone(status)} text={statusDisplayName} />}
      meta={metaOf(one)}
      onClick={() => void openPage('afterSalesDetail', { id })}
    />
  )
})

function subjectOf({ orderId, subjectDisplayName }: AfterSalesCase): string {
  return orderId === null ? subjectDisplayName : t('afterSales.aboutOrder', { subject: subjectDisplayName })
}

function metaOf({ code, statusTime, compensation, currencyCode }: AfterSalesCase): string {
  const first =
    compensation === null
      ? code
      : t('afterSales.compensated', { amount: moneyText(compensation, currencyCode) })
  return `${first} · ${timeText(statusTime)}`
}

const NoCases = observer(function NoCases({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <EmptyState illustration="mailbox" text={t('afterSales.emptyStatus')} />
  return (
    <EmptyState
      illustration="mailbox"
      text={t('afterSales.empty')}
      hint={t('afterSales.emptyHint')}
      action={{ id: 'to-parcels', text: t('title.parcelList'), onClick: () => void openPage('parcelList') }}
    />
  )
})
