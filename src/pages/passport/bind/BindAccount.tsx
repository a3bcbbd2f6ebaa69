import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { RouteParams } from '@/navigation/routes'
import { isSigningIn, returnFromSignIn } from '@/navigation/signIn'
import { useSuccess } from '@/navigation/useSuccess'
import { useStores } from '@/stores/StoresContext'
import { SuccessSheet } from '@/ui/feedback/SuccessSheet'
import { ChipGroup } from '@/ui/form/ChipGroup'
import { CodeField } from '@/ui/form/CodeField'
import { FormTextField } from '@/ui/form/FormTextField'

import { NewAccountFields } from '../NewAccountFields'
import { PassportActions } from '../PassportActions'
import { PassportHead } from '../PassportHead'
import { usePassportSubmit } from '../usePassportSubmit'

import { BIND_METHODS, type BindStore, type BindMethod } from './BindStore'

const METHOD_TEXTS = {
  password: 'passport.bindPassword',
  code: 'passport.bindCode',
  new: 'passport.bindNew',
} as const satisfies Record<BindMethod, string>

interface Props {
  readonly store: BindStore
  readonly params: Partial<RouteParams<'login'>>
}

/** Lets the customer link their WeChat identity to an existing account or a new one. */
export const BindAccount = observer(function BindAccount({ store, params }: Props) {
  const { result, show, close } = useSuccess<true>(isSigningIn)
  const submit = usePassportSubmit(store, () => show(true, t('passport.bound')))
  const goOn = () => close(() => returnFromSignIn(params))
  return (
    <>
      <PassportHead title={t('passport.bindTitle')} hint={t('passport.bindHint')} />
      <View className="passport-modes">
        <ChipGroup
          options={BIND_METHODS.map((method) => ({ key: method, text: t(METHOD_TEXTS[method]) }))}
          selected={[store.method]}
          onToggle={(key) => store.choose(BIND_METHODS.find((method) => method === key) ?? 'password')}
        />
      </View>
      <Fields store={store} />
      <PassportActions
        text={t(store.method === 'new' ? 'passport.bindCreate' : 'passport.bind')}
        isBusy={submit.isRunning}
        onSubmit={() => void submit.run()}
        otherPage={{ id: 'to-login', to: 'login', text: t('passport.usePassword') }}
        params={params}
      />
      {result && (
        <SuccessSheet
          title={t('passport.bound')}
          text={t('passport.boundNext')}
          next={{ id: 'go-on', text: t('passport.goOn'), onClick: goOn }}
          closeText={t('common.close')}
          onClose={goOn}
        />
      )}
    </>
  )
})

const Fields = observer(function Fields({ store }: { store: BindStore }) {
  const { verificationCodes } = useStores()
  switch (store.method) {
    case 'password':
      return <PasswordFields store={store} />
    case 'code':
      return (
        <>
          <FormTextField
            form={store.code}
            field="target"
            label={t('passport.target')}
            isRequired
            maxLength={120}
            type="email"
            autoComplete="username"
          />
          <CodeField form={store.code} targetField="target" purpose="BIND" codes={verificationCodes} />
        </>
      )
    case 'new':
      return <NewAccountFields form={store.new} agreement={store.agreement} />
  }
})

const PasswordFields = observer(function PasswordFields({ store }: { store: BindStore }) {
  return (
    <>
      <FormTextField
        form={store.password}
        field="usernameOrEmail"
        label={t('passport.usernameOrEmail')}
        isRequired
        autoComplete="username"
      />
      <FormTextField
        form={store.password}
        field="password"
        label={t('passport.password')}
        isRequired
        type="password"
        autoComplete="current-password"
      />
    </>
  )
})
