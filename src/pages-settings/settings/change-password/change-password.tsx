import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/settings'
import { PASSWORD_MAX_LENGTH } from '@/model/validation/limits'
import { closePage, isOnScreen } from '@/navigation/navigate'
import { openLogin } from '@/navigation/signIn'
import { useSuccess } from '@/navigation/useSuccess'
import { usePersonalStore, useStores } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { FormTextField } from '@/ui/form/FormTextField'
import { Notice } from '@/ui/feedback/Notice'
import { SuccessSheet } from '@/ui/feedback/SuccessSheet'
import { Page } from '@/ui/layout/Page'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { useFormCommand } from '@/ui/form/useFormCommand'
import { usePageRefresh } from '@/ui/layout/usePageRefresh'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { ChangePasswordStore } from './ChangePasswordStore'

export default observer(function ChangePasswordPage() {
  const { session } = useStores()
  const store = usePersonalStore((stores) => new ChangePasswordStore(stores))
  usePageTitle(store.hasPassword ? 'title.changePassword' : 'title.setPassword')
  usePageRefresh(store.reload, session.sessionCount)

  return (
    <Page width="narrow">
      {!session.isSignedIn ? (
        <Gate />
      ) : session.user ? (
        <PasswordForm store={store} />
      ) : (
        <ResourceView resource={store.record}>{() => null}</ResourceView>
      )}
    </Page>
  )
})

const PasswordForm = observer(function PasswordForm({ store }: { store: ChangePasswordStore }) {
  const { form, hasPassword } = store
  const success = useSuccess<SavedPassword>(() => isOnScreen('changePassword'))
  const save = useFormCommand(form, async () => {
    const saved = hasPassword ? 'changed' : 'set'
    if (await store.submit()) success.show(saved, t('password.saved'))
  })
  return (
    <>
      <Notice tone="brand" text={t(hasPassword ? 'password.otherSessionsEnd' : 'password.noneYet')} />
      {store.isInDoubt && (
        <Notice
          tone="warning"
          text={t('password.inDoubt')}
          action={{ text: t('password.signInWithNew'), onClick: () => void openLogin() }}
        />
      )}
      <Card>
        {hasPassword && (
          <FormTextField
            form={form}
            field="oldPassword"
            label={t('password.oldPassword')}
            isRequired
            type="password"
            autoComplete="current-password"
          />
        )}
        <FormTextField
          form={form}
          field="newPassword"
          label={t('password.newPassword')}
          help={t('password.help')}
          isRequired
          type="password"
          maxLength={PASSWORD_MAX_LENGTH}
          autoComplete="new-password"
        />
      </Card>
      <Button id="submit" block isBusy={save.isRunning} onClick={() => void save.run()}>
        {t('common.save')}
      </Button>
      {success.result && <SavedSheet saved={success.result} onClose={success.close} />}
    </>
  )
})

type SavedPassword = 'changed' | 'set'

interface SavedSheetProps {
  readonly saved: SavedPassword
  readonly onClose: (goOn: () => Promise<void>) => void
}

const SavedSheet = observer(function SavedSheet({ saved, onClose }: SavedSheetProps) {
  const leave = () => onClose(() => closePage('settingList'))
  return (
    <SuccessSheet
      title={t('password.saved')}
      text={t(`password.savedNext.${saved}`)}
      next={{ id: 'done', text: t('password.done'), onClick: leave }}
      closeText={t('common.close')}
      onClose={leave}
    />
  )
})

const Gate = observer(function Gate() {
  return (
    <EmptyState
      illustration="sign-in"
      text={t('password.gate')}
      hint={t('password.gateHint')}
      action={{ id: 'sign-in', text: t('signIn.gateAction'), onClick: () => void openLogin() }}
    />
  )
})
