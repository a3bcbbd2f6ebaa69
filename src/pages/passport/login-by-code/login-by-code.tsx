import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/passport'
import { usePageParams } from '@/navigation/usePageParams'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { CodeField } from '@/ui/form/CodeField'
import { FormTextField } from '@/ui/form/FormTextField'
import { Page } from '@/ui/layout/Page'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { PassportActions } from '../PassportActions'
import { PassportHead } from '../PassportHead'
import { usePassportSubmit } from '../usePassportSubmit'
import { wechatSignInLinks } from '../wechat/wechatSignInLinks'

import { LoginByCodeStore } from './LoginByCodeStore'

export default observer(function LoginByCodePage() {
  usePageTitle('title.loginByCode')
  const params = usePageParams('loginByCode')
  const { verificationCodes } = useStores()
  const store = usePageStore((stores) => new LoginByCodeStore(stores))
  const submit = usePassportSubmit(store)

  return (
    <Page width="narrow">
      <PassportHead title={t('passport.welcome')} hint={t('passport.codeHint')} />
      <FormTextField
        form={store.form}
        field="target"
        label={t('passport.target')}
        isRequired
        maxLength={120}
        type="email"
        autoComplete="username"
      />
      <CodeField form={store.form} targetField="target" codes={verificationCodes} purpose="LOGIN" />
      <PassportActions
        text={t('passport.login')}
        isBusy={submit.isRunning}
        onSubmit={() => void submit.run()}
        otherWay={{ id: 'use-password', to: 'login', text: t('passport.usePassword') }}
        more={wechatSignInLinks()}
        otherPage={{ id: 'to-register', to: 'register', text: t('passport.toRegister') }}
        params={params}
      />
    </Page>
  )
})
