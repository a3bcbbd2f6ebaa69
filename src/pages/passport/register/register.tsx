import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { PASSWORD_MAX_LENGTH } from '@/model/validation/limits'
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

import { RegisterStore } from './RegisterStore'

export default observer(function RegisterPage() {
  usePageTitle('title.register')
  const params = usePageParams('register')
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
      <CodeField form={store.form} purpose="REGISTER" />
      <FormTextField
        form={store.form}
        field="referralCode"
        label={t('passport.referralCode')}
        help={t('common.optional')}
        maxLength={30}
      />
      <View className="passport-actions">
        <Button id="submit" block isBusy={submit.isRunning} onClick={() => void submit.run()}>
          {t('passport.register')}
        </Button>
        <Button id="to-login" kind="text" block onClick={() => void switchPassportPage('login', params)}>
          {t('passport.toLogin')}
        </Button>
      </View>
    </Page>
  )
})
