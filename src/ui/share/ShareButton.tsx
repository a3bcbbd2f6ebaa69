import { offerLink } from '@/platform/share/offerLink'
import { shareLink } from '@/platform/share/shareLink'

import { Button } from '../control/Button'
import { useCommand } from '../control/useCommand'
import { copyWithToast } from '../feedback/copyWithToast'

interface Props {
  readonly text: string
  /** Title of the link. */
  readonly title: string
  /** The page's path; it must contain no customer data. */
  readonly url: string
}

/** Shares a page: as a card in the mini program, with the phone's share sheet, or by copying a link. */
export function ShareButton({ text, title, url }: Props) {
  const site = shareLink()?.split('#')[0]
  const share = useCommand(async () => {
    if (site === undefined) return
    const link = `${site}#${url}`
    if (!(await offerLink(title, link))) await copyWithToast(link)
  })
  return (
    <Button
      id="share"
      kind="secondary"
      size="m"
      icon="share"
      openType={site === undefined ? 'share' : undefined}
      onClick={() => void share.run()}
    >
      {text}
    </Button>
  )
}
