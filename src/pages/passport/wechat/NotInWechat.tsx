import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { RouteParams } from '@/navigation/routes'
import { switchPassportPage } from '@/navigation/signIn'
import { EmptyState } from '@/ui/feedback/EmptyState'

/** Shown outside WeChat, where WeChat sign-in doesn't work. */
export const NotInWechat = observer(function NotInWechat({
  params,
}: {
  params: Partial<RouteParams<'login'>>
}) {
  return (
    <EmptyState
      illustration="sign-in"
      text={t('passport.openInWechat')}
      hint={t('passport.openInWechatHint')}
      action={{
        id: 'to-login',
        text: t('passport.usePassword'),
        onClick: () => void switchPassportPage('login', params),
      }}
    />
  )
})
