import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/passport'
import { usePageParams } from '@/navigation/usePageParams'
import { usePageStore } from '@/stores/StoresContext'
import { FormTextField } from '@/ui/form/FormTextField'
import { Page } from '@/ui/layout/Page'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { PassportActions } from '../PassportActions'
import { PassportHead } from '../PassportHead'
import { usePassportSubmit } from '../usePassportSubmit'
import { wechatSignInLinks } from '../wechat/wechatSignInLinks'

import { LoginStore } from './LoginStore'

export default observer(function LoginPage() {
  usePageTitle('title.login')
  const params = usePageParams('login')
  const store = usePageStore((stores) => new LoginStore(stores))
  const submit = usePassportSubmit(store)

  return (
    <Page width="narrow">
      <PassportHead title={t('passport.welcome')} hint={t('passport.welcomeHint')} />
      <FormTextField
        form={store.form}
        field="usernameOrEmail"
        label={t('passport.usernameOrEmail')}
        isRequired
        autoComplete="username"
      />
      <FormTextField
        form={store.form}
        field="password"
        label={t('passport.password')}
        isRequired
        type="password"
        autoComplete="current-password"
        onConfirm={() => void submit.run()}
      />
      <PassportActions
        text={t('passport.login')}
        isBusy={submit.isRunning}
        onSubmit={() => void submit.run()}
        otherWay={{ id: 'use-code', to: 'loginByCode', text: t('passport.useCode') }}
        more={[...wechatSignInLinks(), { id: 'to-forgot', to: 'forgotPassword', text: t('passport.forgot') }]}
        otherPage={{ id: 'to-register', to: 'register', text: t('passport.toRegister') }}
        params={params}
      />
    </Page>
  )
})
