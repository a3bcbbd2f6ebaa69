import { useReachBottom } from '@tarojs/taro'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/afterSales'
import '@/i18n/packages/parcel'
import { timeText } from '@/i18n/timeText'
import { AfterSalesStatus, caseTone, type AfterSalesCase } from '@/model/care/afterSales'
import { openPage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Page } from '@/ui/layout/Page'
import { RowCard } from '@/ui/list/RowCard'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { StatusTabs } from '@/ui/list/StatusTabs'
import { StatusTag } from '@/ui/feedback/StatusTag'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { WindowedListView } from '@/ui/list/WindowedListView'

import { moneyText } from '@/model/money/money'
import { AfterSalesListStore } from './AfterSalesListStore'

const ALL = 'all'

export default observer(function AfterSalesListPage() {
  usePageTitle('title.afterSalesList')
  const { session } = useStores()
  const store = usePersonalStore((stores) => new AfterSalesListStore(stores))
  usePageRefresh(store.reload, session.sessionCount)
  useReachBottom(() => void store.list.loadMore())

  if (!session.isSignedIn) return <SignInFirst text={t('afterSales.gate')} onSignIn={openLogin} />
  return (
    <Page>
      <StatusTabs
        tabs={[
          { key: ALL, text: t('common.all'), count: null },
          ...Object.values(AfterSalesStatus).map((status) => ({
            key: String(status),
            text: t(`afterSales.status.${status}`),
            count: null,
          })),
        ]}
        selected={String(store.status ?? ALL)}
        onSelect={(key) => void store.select(statusOf(key))}
      />
      <WindowedListView
        list={store.list}
        renderItem={(one) => <CaseRow one={one} />}
        empty={<NoCases isFiltered={store.status !== null} />}
      />
    </Page>
  )
})

function statusOf(key: string): AfterSalesStatus | null {
  return Object.values(AfterSalesStatus).find((status) => String(status) === key) ?? null
}

const CaseRow = observer(function CaseRow({ one }: { one: AfterSalesCase }) {
  const { id, kindDisplayName, subjectDisplayName, status, statusDisplayName } = one
  return (
    <RowCard
      isEven
      id={`case-${id}`}
      icon="headset"
      title={kindDisplayName}
      number={subjectDisplayName}
      status={<StatusTag tone={caseTone(status)} text={statusDisplayName} />}
      meta={metaOf(one)}
      onClick={() => void openPage('afterSalesDetail', { id })}
    />
  )
})

function metaOf({ code, statusTime, compensation, currencyCode }: AfterSalesCase): string {
  const paid =
    compensation === null
      ? []
      : [t('afterSales.compensated', { amount: moneyText(compensation, currencyCode) })]
  return [...paid, code, timeText(statusTime)].join(' · ')
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
