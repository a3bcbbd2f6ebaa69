import { observer } from 'mobx-react'

import '@/i18n/packages/passport'
import { usePageParams } from '@/navigation/usePageParams'
import { usePageTitle } from '@/ui/layout/usePageTitle'

import { WechatSignIn } from '../wechat/WechatSignIn'

export default observer(function LoginWechatPage() {
  usePageTitle('title.loginWechat')
  return <WechatSignIn params={usePageParams('loginWechat')} />
})
