import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { errorText } from '@/i18n/errorText'
import '@/i18n/packages/channels'
import '@/i18n/packages/quote'
import { routeUrl } from '@/navigation/routes'
import { usePageParams } from '@/navigation/usePageParams'
import { useShareCard } from '@/stores/share/useShareCard'
import { usePageStore } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'

import { DestinationField } from '../_shared/DestinationField'
import { ChannelListStore } from './ChannelListStore'
import { ChannelSheet } from './ChannelSheet'
import { RateCard } from './RateCard'

export default observer(function DeliveryMethodsPage() {
  usePageTitle('title.deliveryMethods')
  const { to = '' } = usePageParams('deliveryMethods')
  const store = usePageStore((stores) => new ChannelListStore(stores, to))
  const { list, destinations, methodTypes, regionGroupId } = store
  useShareCard(() => ({
    title: t('title.deliveryMethods'),
    url: routeUrl('deliveryMethods', { to: regionGroupId }),
  }))

  return (
    <ListPage
      list={list}
      reload={store.reload}
      refreshVisible={store.reload}
      instead={destinations.view === 'error' && <NoDestinations store={store} />}
      head={
        <DestinationField
          destinations={destinations}
          selected={regionGroupId}
          onSelect={(id) => void store.goTo(id)}
        />
      }
      tabs={(methodTypes.value ?? []).map(({ id, displayName }) => ({ key: id, text: displayName }))}
      renderRow={(channel) => <RateCard channel={channel} store={store} />}
      empty={<EmptyState illustration="search" text={t('channels.empty')} hint={t('channels.emptyHint')} />}
    >
      <ChannelSheet store={store} />
    </ListPage>
  )
})

const NoDestinations = observer(function NoDestinations({ store }: { store: ChannelListStore }) {
  const { error } = store.destinations
  if (!error) return null
  return (
    <ErrorState text={errorText(error)} retryText={t('common.retry')} onRetry={() => void store.reload()} />
  )
})
