import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'

import { t } from '@/i18n'
import '@/i18n/packages/faq'
import type { Faq } from '@/model/content/content'
import { MAX_PAGE_SIZE } from '@/model/list/page'
import { openPage } from '@/navigation/navigate'
import { routeUrl } from '@/navigation/routes'
import { usePageParams } from '@/navigation/usePageParams'
import { scrollToElement } from '@/platform/page/scrollTo'
import { contentApi } from '@/stores/areas/contentApi'
import { ListStore } from '@/stores/list/ListStore'
import { useShareCard } from '@/stores/share/useShareCard'
import { usePageStore, type Stores } from '@/stores/StoresContext'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'

import { Question } from './Question'

/** Questions and answers, readable without signing in. */
export default observer(function FaqListPage() {
  usePageTitle('title.faqList')
  const { id } = usePageParams('faqList')
  const list = usePageStore(questions)
  const [opened, setOpened] = useState<Faq | null>(null)
  const askedFor = list.rows.items.find((faq) => faq.id === id)
  const shared = opened ?? askedFor
  useShareCard(() => ({
    title: shared?.question ?? t('title.faqList'),
    url: routeUrl('faqList', shared ? { id: shared.id } : {}),
  }))
  const isThere = askedFor !== undefined
  useEffect(() => {
    if (isThere) scrollToElement(`question-${id}`)
  }, [isThere, id])

  return (
    <ListPage
      list={list}
      search={{ id: 'faq-search', placeholder: t('faq.search') }}
      renderRow={(faq) => (
        // A new search decides anew what is unfolded.
        <Question
          key={list.filter}
          faq={faq}
          search={list.filter}
          isAskedFor={faq.id === id}
          onOpen={setOpened}
        />
      )}
      empty={<NoQuestions isSearch={list.filter !== ''} />}
    >
      {list.rows.view === 'items' && <Unanswered />}
    </ListPage>
  )
})

/** All at once, so that a link can lead to any of them. */
function questions(stores: Stores) {
  const { listFaqs } = contentApi(stores.api)
  return new ListStore<Faq>(stores, { isPublic: true, fetch: listFaqs, pageSize: MAX_PAGE_SIZE })
}

const NoQuestions = observer(function NoQuestions({ isSearch }: { isSearch: boolean }) {
  return (
    <EmptyState
      illustration="search"
      text={t(isSearch ? 'faq.noMatch' : 'faq.empty')}
      hint={isSearch ? t('faq.noMatchHint') : undefined}
      action={{
        id: 'ask-service',
        text: t('faq.askService'),
        onClick: () => void openPage('customerService'),
      }}
    />
  )
})

const Unanswered = observer(function Unanswered() {
  return (
    <CellGroup title={t('faq.unanswered')}>
      <Cell
        id="to-articles"
        icon="list"
        title={t('faq.articles')}
        onClick={() => void openPage('articleList')}
      />
      <Cell
        id="ask-service"
        icon="headset"
        title={t('faq.askService')}
        onClick={() => void openPage('customerService')}
      />
    </CellGroup>
  )
})
