import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { usePageParams } from '@/navigation/usePageParams'
import { usePageStore } from '@/stores/StoresContext'
import { FormTextField } from '@/ui/FormTextField'
import { Page } from '@/ui/Page'
import { usePageTitle } from '@/ui/usePageTitle'

import { CodeField } from '../CodeField'
import { PassportActions } from '../PassportActions'
import { PassportHead } from '../PassportHead'
import { usePassportSubmit } from '../usePassportSubmit'

import { LoginByCodeStore } from './LoginByCodeStore'

export default observer(function LoginByCodePage() {
  usePageTitle('title.loginByCode')
  const params = usePageParams('loginByCode')
  const store = usePageStore((stores) => new LoginByCodeStore(stores))
  const submit = usePassportSubmit(store)

  return (
    <Page>
      <PassportHead title={t('passport.welcome')} hint={t('passport.codeHint')} />
      <FormTextField
        form={store.form}
        field="target"
        label={t('passport.target')}
        isRequired
        maxLength={120}
        autoComplete="username"
      />
      <CodeField form={store.form} purpose="LOGIN" />
      <PassportActions
        text={t('passport.login')}
        isBusy={submit.isRunning}
        onSubmit={() => void submit.run()}
        otherWay={{ id: 'use-password', to: 'login', text: t('passport.usePassword') }}
        otherDoor={{ id: 'to-register', to: 'register', text: t('passport.toRegister') }}
        params={params}
      />
    </Page>
  )
})
