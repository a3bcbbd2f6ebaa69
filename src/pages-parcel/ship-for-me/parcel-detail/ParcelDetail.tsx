import { useDidShow } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'

import { t } from '@/i18n'
import '@/i18n/packages/parcel'
import '@/i18n/packages/parcelCare'
import { closePage } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { ActionBar } from '@/ui/layout/ActionBar'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'

import { DetailActions, hasActions } from './DetailActions'
import { DetailContent } from './DetailContent'
import { ParcelDetailStore } from './ParcelDetailStore'

import './ParcelDetail.scss'

interface Props {
  readonly id: string
  /** Beside the list on a wide screen instead of on a page of its own. */
  readonly isPanel?: boolean
}

/** Everything about one parcel. Each parcel gets a new store. */
export function ParcelDetail({ id, isPanel = false }: Props) {
  return isPanel ? <DetailPanel key={id} id={id} /> : <DetailPage key={id} id={id} />
}

const useDetailStore = (id: string) => usePersonalStore((stores) => new ParcelDetailStore(stores, id))

const DetailPage = observer(function DetailPage({ id }: { id: string }) {
  const { session } = useStores()
  const store = useDetailStore(id)
  usePageRefresh(store.reload, session.sessionCount)

  if (!session.isSignedIn)
    return <SignInFirst text={t('parcel.gate')} hint={t('parcel.gateHint')} onSignIn={openLogin} />
  return (
    <Page>
      <ResourceView
        resource={store.parcel}
        notFound={<NoSuchParcel onClose={backToList} />}
        onRetry={store.reload}
      >
        {(parcel) => (
          <>
            <DetailContent store={store} parcel={parcel} />
            {hasActions(parcel) && (
              <ActionBar>
                <DetailActions parcel={parcel} />
              </ActionBar>
            )}
          </>
        )}
      </ResourceView>
    </Page>
  )
})

/** Fills its parent; its content scrolls and the actions stay at the foot. */
const DetailPanel = observer(function DetailPanel({ id }: { id: string }) {
  const store = useDetailStore(id)
  useEffect(() => void store.reload(), [store])
  useDidShow(() => {
    if (!store.parcel.isLoading) void store.reload()
  })
  return (
    <View className="parcel-panel">
      <ResourceView resource={store.parcel} notFound={<NoSuchParcel />} onRetry={store.reload}>
        {(parcel) => (
          <>
            <View className="parcel-panel__body">
              <DetailContent store={store} parcel={parcel} isPanel />
            </View>
            {hasActions(parcel) && (
              <View className="parcel-panel__foot">
                <DetailActions parcel={parcel} />
              </View>
            )}
          </>
        )}
      </ResourceView>
    </View>
  )
})

const backToList = () => void closePage('parcelList')

const NoSuchParcel = observer(function NoSuchParcel({ onClose }: { onClose?: () => void }) {
  return (
    <EmptyState
      illustration="search"
      text={t('parcel.notFound')}
      action={onClose && { text: t('title.parcelList'), onClick: onClose }}
    />
  )
})
