import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/tracking'
import { ownLinkDoor } from '@/navigation/ownLink'
import { usePageParams } from '@/navigation/usePageParams'
import { cardPicture } from '@/stores/share/cardPicture'
import { useShareCard } from '@/stores/share/useShareCard'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Notice } from '@/ui/feedback/Notice'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { HistoryList } from '@/ui/list/HistoryList'
import { ScanSearch } from '@/ui/scan/ScanSearch'

import { NumberChoices } from './NumberChoices'
import { putInAddress, trackingUrl } from './putInAddress'
import { TrackingResult } from './TrackingResult'
import { TrackingStore } from './TrackingStore'

/** A whole message may be pasted. */
const ANY_LENGTH = -1

export default observer(function TrackingPage() {
  usePageTitle('title.tracking')
  const { session, locale } = useStores()
  const { number: asked } = usePageParams('tracking')
  const store = usePageStore((stores) => new TrackingStore(stores, asked))
  usePageRefresh(store.reload, `${session.sessionCount} ${locale.locale}`)
  useShareCard(() => ({
    title: shareTitle(store),
    url: trackingUrl(store.number),
    picture: cardPicture('tracking'),
  }))

  const find = (words: string) => {
    void store.find(words)
    void putInAddress(store.number)
  }
  return (
    <Page>
      <ScanSearch
        id="tracking-search"
        value={store.words}
        placeholder={t('tracking.search')}
        maxLength={ANY_LENGTH}
        onChange={store.setWords}
        onSubmit={find}
        linkDoor={ownLinkDoor}
      />
      <Content store={store} onFind={find} />
    </Page>
  )
})

interface ContentProps {
  readonly store: TrackingStore
  readonly onFind: (words: string) => void
}

const Content = observer(function Content({ store, onFind }: ContentProps) {
  const { number, choices, isUnreadable, tracking, history } = store
  if (number !== '') {
    return (
      <ResourceView resource={tracking}>
        {(value) => <TrackingResult tracking={value} title={shareTitle(store)} />}
      </ResourceView>
    )
  }
  if (choices.length > 0) return <NumberChoices numbers={choices} onSelect={onFind} />
  return (
    <>
      {isUnreadable && <Notice tone="warning" text={t('tracking.unreadable')} />}
      <HistoryList
        history={history}
        onSelect={onFind}
        empty={<EmptyState illustration="parcel" text={t('tracking.start')} hint={t('tracking.startHint')} />}
      />
    </>
  )
})

/** Names nobody, since anybody may get to see a shared card. */
function shareTitle({ number, tracking }: TrackingStore): string {
  const status = tracking.value?.statusDisplayName
  return status === undefined ? t('title.tracking') : t('tracking.shareTitle', { number, status })
}
