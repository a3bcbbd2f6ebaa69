import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { reportError } from '@/platform/build/reportError'
import { isInsideMiniProgram } from '@/platform/device/host'
import { drawPicture } from '@/platform/file/drawPicture'
import { referralApi } from '@/stores/areas/referralApi'
import type { Stores } from '@/stores/StoresContext'

import { drawPoster, POSTER_SIZE } from './drawPoster'
import type { Poster } from './Poster'

/** Draws the customer's poster. */
export class PosterStore {
  /** URL of the poster as last drawn. */
  picture: string | null = null
  hasFailed = false
  private newest: Poster | null = null
  private scanCode: string | null = null

  constructor(private readonly stores: Pick<Stores, 'api'>) {
    makeAutoObservable<this, 'stores' | 'newest' | 'scanCode'>(
      this,
      { stores: false, newest: observableRef, scanCode: false },
      { autoBind: true },
    )
  }

  /** Draws a poster unless its content is unchanged. */
  async show(poster: Poster): Promise<void> {
    if (JSON.stringify(poster) !== JSON.stringify(this.newest)) await this.draw(poster)
  }

  /** Draws a poster. If another one is requested meanwhile, the newer one is kept. */
  async draw(poster: Poster): Promise<void> {
    this.newest = poster
    this.hasFailed = false
    try {
      const scanCode = await this.readScanCode()
      const picture = await drawPicture(POSTER_SIZE, (pen, loadImage) =>
        drawPoster(pen, loadImage, poster, scanCode),
      )
      this.take(poster, picture)
    } catch (error) {
      reportError(error)
      this.take(poster, null)
    }
  }

  async retry(): Promise<void> {
    if (this.newest) await this.draw(this.newest)
  }

  private take(poster: Poster, picture: string | null): void {
    runInAction(() => {
      if (poster !== this.newest) return
      this.picture = picture
      this.hasFailed = picture === null
    })
  }

  /** WeChat's code, which opens the mini program; null where the poster has a QR code of the link. */
  private async readScanCode(): Promise<string | null> {
    if (!isInsideMiniProgram()) return null
    try {
      this.scanCode ??= await referralApi(this.stores.api).getMiniProgramCode()
    } catch (error) {
      if (!isApiError(error)) throw error
    }
    return this.scanCode
  }
}
