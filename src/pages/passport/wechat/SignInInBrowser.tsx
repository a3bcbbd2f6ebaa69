import { observer } from 'mobx-react'
import { useEffect } from 'react'

import { t } from '@/i18n'
import type { RouteParams } from '@/navigation/routes'
import { returnFromSignIn } from '@/navigation/signIn'
import { showAlert } from '@/platform/dialog/modal'
import { wechatReturn } from '@/platform/wechat/wechatLogin'
import { usePageStore } from '@/stores/StoresContext'
import { useCommand } from '@/ui/control/useCommand'

import { BindAccount } from '../bind/BindAccount'
import { PassportActions } from '../PassportActions'
import { PassportHead } from '../PassportHead'

import { LoginWechatStore } from './LoginWechatStore'

interface Props {
  readonly params: Partial<RouteParams<'loginWechat'>>
}

/** Sign-in inside WeChat's browser, by redirect to WeChat's OAuth page. */
export const SignInInBrowser = observer(function SignInInBrowser({ params }: Props) {
  const store = usePageStore((stores) => new LoginWechatStore(stores))
  const { binding } = store
  return binding.bindTicket === null ? (
    <GoToWechat store={store} params={params} />
  ) : (
    <BindAccount store={binding} params={params} />
  )
})

const GoToWechat = observer(function GoToWechat({
  store,
  params,
}: Props & { readonly store: LoginWechatStore }) {
  const go = useCommand(() => store.goToWechat(params))
  const finishSignIn = useCommand(async () => {
    const back = wechatReturn()
    if (!back) return
    if (!store.isOwn(back.state)) {
      await showAlert(t('error.title'), t('passport.wechatStateWrong'), t('error.acknowledge'))
    } else if (await store.finishSignIn(back.code, back.state)) await returnFromSignIn(params)
  })
  useEffect(() => {
    void finishSignIn.run()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what WeChat sent back is there once, when the page opens
  }, [])

  return (
    <>
      <PassportHead title={t('passport.welcome')} hint={t('passport.wechatHint')} />
      <PassportActions
        text={t('passport.useWechat')}
        isBusy={go.isRunning || finishSignIn.isRunning}
        onSubmit={() => void go.run()}
        otherWay={{ id: 'use-code', to: 'loginByCode', text: t('passport.useCode') }}
        otherPage={{ id: 'to-login', to: 'login', text: t('passport.usePassword') }}
        params={params}
      />
    </>
  )
})
