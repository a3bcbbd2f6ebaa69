import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/message'
import { openLogin } from '@/navigation/signIn'
import { usePersonalStore } from '@/stores/StoresContext'
import { SignInFirst } from '@/ui/account/SignInFirst'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { usePageTitle } from '@/ui/layout/usePageTitle'
import { ListPage } from '@/ui/list/ListPage'
import { EVEN_ROW_HEIGHT } from '@/ui/list/RowCard'

import { MessageListRow } from './MessageListRow'
import { messageList } from './messageList'

export default observer(function MessageListPage() {
  usePageTitle('title.messageList')
  return (
    <ListPage
      list={usePersonalStore(messageList)}
      rowHeight={EVEN_ROW_HEIGHT}
      renderRow={(item) => <MessageListRow item={item} />}
      empty={<EmptyState illustration="mailbox" text={t('messageList.empty')} />}
      signIn={<SignInFirst onSignIn={openLogin} />}
    />
  )
})
