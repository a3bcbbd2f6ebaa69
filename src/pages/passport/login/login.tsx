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

import { PassportHead } from '../PassportHead'
import { usePassportSubmit } from '../usePassportSubmit'

import { LoginStore } from './LoginStore'

export default observer(function LoginPage() {
  usePageTitle('title.login')
  const params = usePageParams('login')
  const store = usePageStore((stores) => new LoginStore(stores))
  const submit = usePassportSubmit(store)

  return (
    <Page>
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
      />
      <View className="passport-actions">
        <Button id="submit" block isBusy={submit.isRunning} onClick={() => void submit.run()}>
          {t('passport.login')}
        </Button>
        <Button
          id="use-code"
          kind="secondary"
          block
          onClick={() => void switchPassportPage('loginByCode', params)}
        >
          {t('passport.useCode')}
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
