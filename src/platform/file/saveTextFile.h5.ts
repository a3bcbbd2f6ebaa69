import { downloadFile } from './downloadFile'
import { isInsideWeChat } from '../device/host'
import type { FileWay } from './fileWay'

/** WeChat's browser ignores downloads without a word; there a text can only be copied. */
export const fileWay = (): FileWay => (isInsideWeChat() ? 'copy' : 'download')

/** Downloads a text as a file. */
export function saveTextFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  downloadFile(url, name)
  // Some browsers begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
