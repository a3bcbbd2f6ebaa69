import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/undo'
import type { ContactChange } from '@/model/account/contactChange'
import { formatDateTime } from '@/model/format/relativeTime'
import { closePage, isOnScreen, openPage, replacePage } from '@/navigation/navigate'
import { usePageParams } from '@/navigation/usePageParams'
import { useSuccess } from '@/navigation/useSuccess'
import { usePageStore } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'
import { useCommand } from '@/ui/control/useCommand'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { Notice } from '@/ui/feedback/Notice'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { SuccessSheet } from '@/ui/feedback/SuccessSheet'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Page } from '@/ui/layout/Page'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { UndoStore } from './UndoStore'

/** Opened by the link that the old contact is sent: takes a change of contact back. */
export default observer(function UndoPage() {
  usePageTitle('title.undoChange')
  const { token = '' } = usePageParams('undoChange')
  const store = usePageStore((stores) => new UndoStore(stores, token))
  usePageRefresh(store.reload)

  return (
    <Page width="narrow">
      {store.isEnded ? (
        <Ended />
      ) : (
        <ResourceView resource={store.change} onRetry={store.reload}>
          {(change) => <Change change={change} store={store} />}
        </ResourceView>
      )}
    </Page>
  )
})

interface Props {
  readonly change: ContactChange
  readonly store: UndoStore
}

const Change = observer(function Change({ change: { changedTime, changes }, store }: Props) {
  const success = useSuccess<true>(() => isOnScreen('undoChange'))
  const undo = useCommand(async () => {
    await store.undo()
    success.show(true, t('undo.done'))
  })
  const entries = changes.map(({ kind, from, to }) => ({
    term: t(`undo.kind.${kind}`),
    text: to === null ? t('undo.removes', { from }) : t('undo.restores', { from, to }),
  }))

  return (
    <>
      <Notice tone="warning" text={t('undo.ask')} />
      <Card>
        <DescriptionList
          entries={[...entries, { term: t('undo.changed'), text: formatDateTime(changedTime) }]}
        />
      </Card>
      <Notice tone="brand" text={t('undo.ends')} />
      <Button id="undo" block isBusy={undo.isRunning} onClick={() => void undo.run()}>
        {t('undo.confirm')}
      </Button>
      {success.result && (
        <SuccessSheet
          title={t('undo.done')}
          text={t('undo.doneNext')}
          next={{
            id: 'set-password',
            text: t('undo.setPassword'),
            onClick: () => success.close(() => replacePage('forgotPassword', {})),
          }}
          closeText={t('common.close')}
          onClose={() => success.close(closePage)}
        />
      )}
    </>
  )
})

const Ended = observer(function Ended() {
  const askService = {
    id: 'to-service',
    text: t('undo.toService'),
    onClick: () => void openPage('customerService'),
  }
  return (
    <EmptyState illustration="search" text={t('undo.ended')} hint={t('undo.endedHint')} action={askService} />
  )
})
