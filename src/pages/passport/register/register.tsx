import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/passport'
import { PASSWORD_MAX_LENGTH } from '@/model/validation/limits'
import { usePageParams } from '@/navigation/usePageParams'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { CodeField } from '@/ui/CodeField'
import { FormTextField } from '@/ui/FormTextField'
import { Page } from '@/ui/Page'
import { usePageTitle } from '@/ui/usePageTitle'

import { AgreementRow } from '../AgreementRow'
import { PassportActions } from '../PassportActions'
import { PassportHead } from '../PassportHead'
import { usePassportSubmit } from '../usePassportSubmit'
import { wechatWay } from '../wechatWay'

import { RegisterStore } from './RegisterStore'

export default observer(function RegisterPage() {
  usePageTitle('title.register')
  const params = usePageParams('register')
  const { verificationCodes } = useStores()
  const store = usePageStore((stores) => new RegisterStore(stores))
  const submit = usePassportSubmit(store)

  return (
    <Page>
      <PassportHead title={t('passport.welcomeNew')} hint={t('passport.welcomeNewHint')} />
      <FormTextField
        form={store.form}
        field="username"
        label={t('passport.username')}
        help={t('passport.usernameHelp')}
        isRequired
        maxLength={30}
        autoComplete="username"
      />
      <FormTextField
        form={store.form}
        field="password"
        label={t('passport.password')}
        help={t('passport.passwordHelp')}
        isRequired
        type="password"
        maxLength={PASSWORD_MAX_LENGTH}
        autoComplete="new-password"
      />
      <FormTextField
        form={store.form}
        field="target"
        label={t('passport.target')}
        isRequired
        maxLength={120}
        autoComplete="email"
      />
      <CodeField form={store.form} targetField="target" codes={verificationCodes} purpose="REGISTER" />
      <FormTextField
        form={store.form}
        field="referralCode"
        label={t('passport.referralCode')}
        help={t('common.optional')}
        maxLength={30}
      />
      <AgreementRow agreement={store.agreement} />
      <PassportActions
        text={t('passport.register')}
        isBusy={submit.isRunning}
        onSubmit={() => void submit.run()}
        more={wechatWay()}
        otherDoor={{ id: 'to-login', to: 'login', text: t('passport.toLogin') }}
        params={params}
      />
    </Page>
  )
})
