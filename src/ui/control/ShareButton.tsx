import { observer } from 'mobx-react'

import { referredUrl } from '@/platform/share/referredUrl'
import { shareLink } from '@/platform/share/shareLink'

import { useLinkSharing } from '../share/useLinkSharing'
import { Button } from './Button'
import { useCommand } from './useCommand'

interface Props {
  /** Of the link in the phone's share sheet. */
  readonly title: string
  /** Path and parameters of the page to share; in the mini program, its own card says what is shared. */
  readonly url: string
  readonly text: string
  /** Whether sharing is what the page is for. */
  readonly isMain?: boolean
}

/** Shares a page, with the customer's referral code: as a card in the mini program, as a link on the H5. */
export const ShareButton = observer(function ShareButton({ title, url, text, isMain = false }: Props) {
  // Without its query, which may hold another customer's referral code.
  const site = shareLink()?.split(/[?#]/)[0]
  const { sheet, offer } = useLinkSharing()
  const share = useCommand(async () => {
    if (site === undefined) return
    await offer(title, `${site}#${await referredUrl(url)}`)
  })
  return (
    <>
      <Button
        id="share"
        kind={isMain ? 'primary' : 'secondary'}
        size={isMain ? 'l' : 'm'}
        block={isMain}
        icon="share"
        openType={site === undefined ? 'share' : undefined}
        onClick={() => void share.run()}
      >
        {text}
      </Button>
      {sheet}
    </>
  )
})
