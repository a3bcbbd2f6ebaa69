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

/** Whichever of the two pages a link named: the way through WeChat that works here. */
export const WechatSignIn = observer(function WechatSignIn({ params }: Props) {
  const Way = isInsideMiniProgram() ? SignInInMiniProgram : isInsideWeChat() ? SignInInBrowser : NotInWechat
  return (
    <Page>
      <Way params={params} />
    </Page>
  )
})
