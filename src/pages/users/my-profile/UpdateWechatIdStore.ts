import { makeAutoObservable } from 'mobx'

import type { FieldProblem } from '@/model/validation/FieldProblem'
import { validateWechatId, type WechatIdValues } from '@/model/validation/profile'
import { accountApi } from '@/stores/areas/accountApi'
import { PhotoUploads } from '@/stores/form/PhotoUploads'
import type { Stores } from '@/stores/StoresContext'

import { ProfileEdit } from './ProfileEdit'

/** Edits the WeChat ID and its QR code, which is the saved picture or a new one. */
export class UpdateWechatIdStore {
  readonly newQrCode: PhotoUploads
  readonly edit: ProfileEdit<WechatIdValues>
  currentQrCode = ''
  isPictureMissing = false

  constructor(stores: Pick<Stores, 'api' | 'session'>) {
    const { api } = stores
    this.newQrCode = new PhotoUploads(api)
    makeAutoObservable(this, { edit: false, newQrCode: false }, { autoBind: true })
    this.edit = new ProfileEdit<WechatIdValues>(
      stores,
      {
        empty: { wechatId: '' },
        of: ({ wechatId }) => ({ wechatId: wechatId ?? '' }),
        validate: validateWechatId,
        send: ({ wechatId }) =>
          accountApi(api).updateWechatId(wechatId.trim(), this.newQrCode.urls[0] ?? this.currentQrCode),
      },
      ({ wechatQrCode }) => this.setCurrentQrCode(wechatQrCode ?? ''),
    )
  }

  get pictureProblem(): FieldProblem | undefined {
    const isMissing = this.isPictureMissing && !this.newQrCode.areAllUploaded
    return isMissing ? { kind: 'picturesNotUploaded' } : undefined
  }

  /** @param url URL of the saved picture to keep; empty for none */
  setCurrentQrCode(url: string): void {
    this.currentQrCode = url
    this.newQrCode.clear()
  }

  /** @returns whether it is saved; if not, the form shows the errors */
  async submit(): Promise<boolean> {
    this.isPictureMissing = !this.newQrCode.areAllUploaded
    const isRight = this.edit.form.check() && !this.isPictureMissing
    return isRight && this.edit.submit()
  }
}
