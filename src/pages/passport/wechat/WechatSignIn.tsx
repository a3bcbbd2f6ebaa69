import { observer } from 'mobx-react'

import type { RouteParams } from '@/navigation/routes'
import { isInsideMiniProgram, isInsideWeChat } from '@/platform/device/host'
import { Page } from '@/ui/layout/Page'

import { NotInWechat } from './NotInWechat'
import { SignInInBrowser } from './SignInInBrowser'
import { SignInInMiniProgram } from './SignInInMiniProgram'

interface Props {
  readonly params: Partial<RouteParams<'login'>>
}

/** Serves both WeChat sign-in routes: picks what works here, whichever of them a link names. */
export const WechatSignIn = observer(function WechatSignIn({ params }: Props) {
  const Way = isInsideMiniProgram() ? SignInInMiniProgram : isInsideWeChat() ? SignInInBrowser : NotInWechat
  return (
    <Page width="narrow">
      <Way params={params} />
    </Page>
  )
})
