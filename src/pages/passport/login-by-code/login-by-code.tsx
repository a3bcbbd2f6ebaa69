import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { switchPassportPage } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { usePageStore } from '@/stores/StoresContext'
import { Button } from '@/ui/Button'
import { FormTextField } from '@/ui/FormTextField'
import { Page } from '@/ui/Page'
import { usePageTitle } from '@/ui/usePageTitle'

import { CodeField } from '../CodeField'
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
      <View className="passport-actions">
        <Button id="submit" block isBusy={submit.isRunning} onClick={() => void submit.run()}>
          {t('passport.login')}
        </Button>
        <Button
          id="use-password"
          kind="secondary"
          block
          onClick={() => void switchPassportPage('login', params)}
        >
          {t('passport.usePassword')}
        </Button>
        <Button
          id="to-register"
          kind="text"
          block
          onClick={() => void switchPassportPage('register', params)}
        >
          {t('passport.toRegister')}
        </Button>
      </View>
    </Page>
  )
})
