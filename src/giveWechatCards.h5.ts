import { reportError } from '@/platform/build/reportError'
import { isInsideWeChat } from '@/platform/device/host'
import type { Stores } from '@/stores/StoresContext'

/** Loads what gives WeChat's browser the cards of pages. Other browsers never load it. */
export function giveWechatCards({ api }: Stores): void {
  if (!isInsideWeChat()) return
  import('./wechatCards').then(({ followCards }) => followCards(api)).catch(reportError)
}
