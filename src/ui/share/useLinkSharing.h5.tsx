import { useState, type ReactNode } from 'react'

import { reportError } from '@/platform/build/reportError'
import { isInsideWeChat } from '@/platform/device/host'
import { offerLink } from '@/platform/share/offerLink.h5'

import { copyWithToast } from '../feedback/copyWithToast'

/** Shares links: with the phone's share sheet or, where there's none, with a sheet of ours, which `sheet` shows. */
export function useLinkSharing() {
  const [sheet, setSheet] = useState<ReactNode>(null)
  const close = () => setSheet(null)

  async function offer(title: string, link: string): Promise<void> {
    if (!isInsideWeChat() && (await offerLink(title, link))) return
    try {
      const { LinkSheet, WechatGuide } = await import('./LinkSheets')
      const Way = isInsideWeChat() ? WechatGuide : LinkSheet
      setSheet(<Way link={link} onClose={close} />)
    } catch (error) {
      reportError(error)
      await copyWithToast(link)
    }
  }

  return { sheet, offer }
}
