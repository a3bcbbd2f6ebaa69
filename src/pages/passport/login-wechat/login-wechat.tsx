import { observer } from 'mobx-react'
import { useEffect } from 'react'

import { t } from '@/i18n'
import '@/i18n/packages/passport'
import type { RouteParams } from '@/navigation/routes'
import { returnFromSignIn } from '@/navigation/signIn'
import { usePageParams } from '@/navigation/usePageParams'
import { isInsideMiniProgram, isInsideWeChat } from '@/platform/host'
import { showAlert } from '@/platform/modal'
import { wechatReturn } from '@/platform/wechatLogin'
import { usePageStore } from '@/stores/StoresContext'
import { Page } from '@/ui/Page'
import { useCommand } from '@/ui/useCommand'
import { usePageTitle } from '@/ui/usePageTitle'

import { BindAccount } from '../bind/BindAccount'
import { NotInWechat } from '../NotInWechat'
import { PassportActions } from '../PassportActions'
import { PassportHead } from '../PassportHead'

import { LoginWechatStore } from './LoginWechatStore'

export default observer(function LoginWechatPage() {
  usePageTitle('title.loginWechat')
  const params = usePageParams('loginWechat')
  const store = usePageStore((stores) => new LoginWechatStore(stores))
  const { binding } = store

  return (
    <Page>
      {isInsideMiniProgram() || !isInsideWeChat() ? (
        <NotInWechat params={params} />
      ) : binding.bindTicket === null ? (
        <GoToWechat store={store} params={params} />
      ) : (
        <BindAccount store={binding} params={params} />
      )}
    </Page>
  )
})

interface Props {
  readonly store: LoginWechatStore
  readonly params: Partial<RouteParams<'loginWechat'>>
}

const GoToWechat = observer(function GoToWechat({ store, params }: Props) {
  const go = useCommand(() => store.goToWechat(params))
  const comeBack = useCommand(async () => {
    const back = wechatReturn()
    if (!back) return
    if (!store.isOwn(back.state)) {
      await showAlert(t('error.title'), t('passport.wechatStateWrong'), t('error.acknowledge'))
    } else if (await store.comeBack(back.code, back.state)) await returnFromSignIn(params)
  })
  useEffect(() => {
    void comeBack.run()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what WeChat sent back is there once, when the page opens
  }, [])

  return (
    <>
      <PassportHead title={t('passport.welcome')} hint={t('passport.wechatHint')} />
      <PassportActions
        text={t('passport.useWechat')}
        isBusy={go.isRunning || comeBack.isRunning}
        onSubmit={() => void go.run()}
        otherWay={{ id: 'use-code', to: 'loginByCode', text: t('passport.useCode') }}
        otherDoor={{ id: 'to-login', to: 'login', text: t('passport.usePassword') }}
        params={params}
      />
    </>
  )
})
