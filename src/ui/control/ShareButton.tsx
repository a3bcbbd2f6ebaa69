import { observer } from 'mobx-react'

import { offerLink } from '@/platform/share/offerLink'
import { referredUrl } from '@/platform/share/referredUrl'
import { shareLink } from '@/platform/share/shareLink'

import { copyWithToast } from '../feedback/copyWithToast'
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

/**
 * Shares a page, with the customer's referral code: as a card in the mini program, with the phone's share sheet, or
 * by copying a link.
 */
export const ShareButton = observer(function ShareButton({ title, url, text, isMain = false }: Props) {
  // Without its query, which may hold another customer's referral code.
  const site = shareLink()?.split(/[?#]/)[0]
  const share = useCommand(async () => {
    if (site === undefined) return
    const link = `${site}#${await referredUrl(url)}`
    if (!(await offerLink(title, link))) await copyWithToast(link)
  })
  return (
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
  )
})
