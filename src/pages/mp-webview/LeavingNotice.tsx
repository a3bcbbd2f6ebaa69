import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { WebAddress } from '@/model/link/webAddress'
import { openLink } from '@/platform/page/openLink'
import { Button } from '@/ui/control/Button'

import { CopyButton } from './CopyButton'
import { WebAddressCard } from './WebAddressCard'

/** Says whose page comes next; the customer's tap opens it, because browsers block what opens by itself. */
export const LeavingNotice = observer(function LeavingNotice({ address }: { readonly address: WebAddress }) {
  const { host, href } = address
  return (
    <>
      <WebAddressCard
        text={t('webView.leaving', { app: t('app.name') })}
        host={host}
        url={href}
        hint={t('webView.leavingHint')}
      />
      <Button id="continue" block onClick={() => openLink(href)}>
        {t('webView.continue')}
      </Button>
      <CopyButton url={href} />
    </>
  )
})
