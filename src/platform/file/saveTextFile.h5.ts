import { downloadFile } from './downloadFile'
import { isInsideWeChat } from '../device/host'
import type { TextFileDelivery } from './TextFileDelivery'

/** WeChat's browser silently ignores downloads, so there a text can only be copied. */
export const textFileDelivery = (): TextFileDelivery => (isInsideWeChat() ? 'copy' : 'download')

export function saveTextFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  downloadFile(url, name)
  // Some browsers start reading the blob only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
