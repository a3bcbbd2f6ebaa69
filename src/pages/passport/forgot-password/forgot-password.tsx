import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/passport'
import { PASSWORD_MAX_LENGTH } from '@/model/validation/limits'
import { isOnScreen } from '@/navigation/navigate'
import { switchPassportPage } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { useSuccess } from '@/navigation/useSuccess'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { CodeField } from '@/ui/form/CodeField'
import { FormTextField } from '@/ui/form/FormTextField'
import { Notice } from '@/ui/feedback/Notice'
import { SuccessSheet } from '@/ui/feedback/SuccessSheet'
import { Page } from '@/ui/layout/Page'
import { useFormCommand } from '@/ui/form/useFormCommand'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { PassportActions } from '../PassportActions'
import { PassportHead } from '../PassportHead'

import { ForgotPasswordStore } from './ForgotPasswordStore'

export default observer(function ForgotPasswordPage() {
  usePageTitle('title.forgotPassword')
  const params = usePageParams('forgotPassword')
  const { verificationCodes } = useStores()
  const store = usePageStore((stores) => new ForgotPasswordStore(stores))
  const { form } = store
  const { result, show, close } = useSuccess<true>(() => isOnScreen('forgotPassword'))
  const submit = useFormCommand(form, async () => {
    if (await store.submit()) show(true, t('passport.passwordReset'))
  })
  const toLogin = () => switchPassportPage('login', params)

  return (
    <Page width="narrow">
      <PassportHead title={t('passport.forgotTitle')} hint={t('passport.forgotHint')} />
      {store.isInDoubt && (
        <Notice
          tone="warning"
          text={t('passport.passwordInDoubt')}
          action={{
            text: t('passport.signInWithNewPassword'),
            onClick: () => void toLogin(),
          }}
        />
      )}
      <FormTextField
        form={form}
        field="target"
        label={t('passport.target')}
        isRequired
        maxLength={120}
        type="email"
        autoComplete="username"
      />
      <CodeField form={form} targetField="target" purpose="RESET_PASSWORD" codes={verificationCodes} />
      <FormTextField
        form={form}
        field="newPassword"
        label={t('passport.newPassword')}
        help={t('passport.passwordHelp')}
        isRequired
        type="password"
        maxLength={PASSWORD_MAX_LENGTH}
        autoComplete="new-password"
      />
      <PassportActions
        text={t('passport.resetPassword')}
        isBusy={submit.isRunning}
        onSubmit={() => void submit.run()}
        otherPage={{ id: 'to-login', to: 'login', text: t('passport.toLogin') }}
        params={params}
      />
      {result && <ResetSheet onSignIn={() => close(toLogin)} />}
    </Page>
  )
})

const ResetSheet = observer(function ResetSheet({ onSignIn }: { onSignIn: () => void }) {
  return (
    <SuccessSheet
      title={t('passport.passwordReset')}
      text={t('passport.passwordResetNext')}
      next={{ id: 'sign-in', text: t('passport.signInWithNewPassword'), onClick: onSignIn }}
      closeText={t('common.close')}
      onClose={onSignIn}
    />
  )
})
