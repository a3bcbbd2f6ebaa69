import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { RouteParams } from '@/navigation/routes'
import { returnFromSignIn } from '@/navigation/signIn'
import { showToast } from '@/platform/dialog/toast'
import { wechatLoginCode } from '@/platform/wechat/wechatLogin'
import { usePageStore, useStores } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'
import { useCommand } from '@/ui/control/useCommand'

import { BindAccount } from '../bind/BindAccount'
import { BindStore } from '../bind/BindStore'
import { PassportActions } from '../PassportActions'
import { PassportHead } from '../PassportHead'

interface Props {
  readonly params: Partial<RouteParams<'login'>>
}

/** Sign-in in the mini program, where WeChat identifies the customer without a redirect. */
export const SignInInMiniProgram = observer(function SignInInMiniProgram({ params }: Props) {
  const store = usePageStore((stores) => new BindStore(stores))
  return store.bindTicket === null ? (
    <AskWechat store={store} params={params} />
  ) : (
    <BindAccount store={store} params={params} />
  )
})

const AskWechat = observer(function AskWechat({ store, params }: Props & { readonly store: BindStore }) {
  const { api } = useStores()
  const signIn = useCommand(async (phoneCode?: string) => {
    const code = await wechatLoginCode()
    if (code === null) return showToast(t('passport.wechatFailed'))
    // No referral code here: it only counts for a new account, and the form for that asks for it.
    const codes = { code, ...(phoneCode !== undefined && { phoneCode }) }
    const answer = await api.passport.loginWechatMp(codes)
    if (store.take(answer)) await returnFromSignIn(params)
  })

  return (
    <>
      <PassportHead title={t('passport.welcome')} hint={t('passport.wechatHint')} />
      <Button
        id="wechat-phone"
        kind="secondary"
        block
        openType="getPhoneNumber"
        isDisabled={signIn.isRunning}
        onClick={() => undefined}
        onOpened={({ code, errMsg }) => {
          if (typeof code === 'string') void signIn.run(code)
          else if (!isDeclined(errMsg)) showToast(t('passport.wechatFailed'))
        }}
      >
        {t('passport.wechatPhone')}
      </Button>
      <PassportActions
        text={t('passport.useWechat')}
        isBusy={signIn.isRunning}
        onSubmit={() => void signIn.run()}
        otherWay={{ id: 'use-code', to: 'loginByCode', text: t('passport.useCode') }}
        otherPage={{ id: 'to-login', to: 'login', text: t('passport.usePassword') }}
        params={params}
      />
    </>
  )
})

/** A customer who declined to share their number needs no message; any other failure does. */
function isDeclined(errMsg: unknown): boolean {
  return /deny|cancel/.test(String(errMsg))
}
