import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import '@/i18n/packages/passport'
import { usePageParams } from '@/navigation/usePageParams'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { CodeField } from '@/ui/form/CodeField'
import { FormTextField } from '@/ui/form/FormTextField'
import { Page } from '@/ui/layout/Page'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { NewAccountFields } from '../NewAccountFields'
import { PassportActions } from '../PassportActions'
import { PassportHead } from '../PassportHead'
import { usePassportSubmit } from '../usePassportSubmit'
import { wechatSignInLinks } from '../wechat/wechatSignInLinks'

import { RegisterStore } from './RegisterStore'
import { SignedInAlready } from './SignedInAlready'

export default observer(function RegisterPage() {
  usePageTitle('title.register')
  const params = usePageParams('register')
  const { verificationCodes, session } = useStores()
  const [hasAccount] = useState(session.isSignedIn)
  const store = usePageStore((stores) => new RegisterStore(stores, params.referralCode))
  const submit = usePassportSubmit(store)

  if (hasAccount) return <SignedInAlready />
  return (
    <Page width="narrow">
      <PassportHead title={t('passport.welcomeNew')} hint={t('passport.welcomeNewHint')} />
      <NewAccountFields form={store.form} agreement={store.agreement}>
        <FormTextField
          form={store.form}
          field="target"
          label={t('passport.target')}
          isRequired
          maxLength={120}
          type="email"
          autoComplete="email"
        />
        <CodeField form={store.form} targetField="target" codes={verificationCodes} purpose="REGISTER" />
      </NewAccountFields>
      <PassportActions
        text={t('passport.register')}
        isBusy={submit.isRunning}
        onSubmit={() => void submit.run()}
        more={wechatSignInLinks()}
        otherPage={{ id: 'to-login', to: 'login', text: t('passport.toLogin') }}
        params={params}
      />
    </Page>
  )
})
