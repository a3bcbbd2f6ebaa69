import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/message'
import { MESSAGE_KINDS, messageKindOf } from '@/model/message/message'
import { openLogin } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { usePersonalStore } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'

import { MessageBar } from './MessageBar'
import { MessageListStore } from './MessageListStore'
import { MessageRow } from './MessageRow'

export default observer(function MessageListPage() {
  usePageTitle('title.messageList')
  const { kind } = usePageParams('messageList')
  const store = usePersonalStore((stores) => new MessageListStore(stores, messageKindOf(kind)))
  const { list } = store
  return (
    <ListPage
      list={list}
      renderRow={(message) => <MessageRow message={message} store={store} />}
      tabs={tabsOf(store)}
      note={<MessageBar store={store} />}
      empty={<NoMessages isFiltered={list.tab !== null} />}
      signIn={<SignInFirst text={t('message.gate')} onSignIn={openLogin} />}
      reload={store.reload}
      refreshVisible={store.refreshVisible}
    />
  )
})

function tabsOf(store: MessageListStore) {
  const all = { key: null, text: t('common.all'), count: store.unreadCount(null) }
  const kinds = MESSAGE_KINDS.map((key) => ({
    key,
    text: t(`message.kind.${key}`),
    count: store.unreadCount(key),
  }))
  return [all, ...kinds]
}

const NoMessages = observer(function NoMessages({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      illustration="mailbox"
      text={t(isFiltered ? 'message.emptyKind' : 'message.empty')}
      hint={t(isFiltered ? 'message.emptyKindHint' : 'message.emptyHint')}
    />
  )
})
