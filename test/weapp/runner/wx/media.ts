import type { PlainObject } from '../plainObject.ts'
import type { PhoneFile } from '../Phone.ts'
import { WxFailure } from './WxFailure.ts'
import type { WxApis, WxHost } from './WxHost.ts'

/** Pictures and files. The test queues what the customer picks; with an empty queue, the customer cancels. */
export function mediaApis({ answers, phone }: WxHost): WxApis {
  const pick = (count: unknown) => {
    const files = phone.picks.shift() ?? new WxFailure('cancel')
    if (files instanceof WxFailure) throw files
    return files.slice(0, Number(count ?? 9)).map((file) => ({ file, path: phone.keepFile(file) }))
  }
  const fileAt = (path: unknown): PhoneFile => {
    const file = phone.files.get(String(path))
    if (!file) throw new WxFailure(`file not found: ${String(path)}`)
    return file
  }
  const command = (name: string) => () => void phone.videoCommands.push(name)
  return {
    createVideoContext: () => ({
      play: command('play'),
      pause: command('pause'),
      seek: command('seek'),
      requestFullScreen: command('requestFullScreen'),
    }),
    chooseImage: answers.api('chooseImage', ({ count }) => {
      const picked = pick(count)
      const tempFiles = picked.map(({ file, path }) => ({ path, size: file.bytes.length }))
      return { tempFilePaths: picked.map(({ path }) => path), tempFiles }
    }),
    chooseMedia: answers.api('chooseMedia', ({ count }) => {
      const file = ({ file, path }: ReturnType<typeof pick>[number]) => ({
        tempFilePath: path,
        size: file.bytes.length,
        fileType: 'image',
      })
      return { type: 'image', tempFiles: pick(count).map(file) }
    }),
    chooseMessageFile: answers.api('chooseMessageFile', ({ count }) => ({
      tempFiles: pick(count).map(({ file, path }) => ({
        path,
        name: file.name,
        size: file.bytes.length,
        type: 'file',
      })),
    })),
    compressImage: answers.api('compressImage', ({ src }: PlainObject) => {
      fileAt(src)
      return { tempFilePath: src }
    }),
    getImageInfo: answers.api('getImageInfo', ({ src }) => {
      fileAt(src)
      return { path: src, width: 100, height: 100, type: 'png', orientation: 'up' }
    }),
    getFileInfo: answers.api('getFileInfo', ({ filePath }) => ({ size: fileAt(filePath).bytes.length })),
    previewImage: answers.api('previewImage', () => undefined),
    saveImageToPhotosAlbum: answers.api('saveImageToPhotosAlbum', ({ filePath }) => void fileAt(filePath)),
  }
}
