import { WxFailure } from './wx/WxFailure.ts'

/** The functions that WeChat's guide lists as protected, as far as an app like this may use them. */
export const PROTECTED_APIS = [
  'chooseAddress',
  'chooseImage',
  'chooseMedia',
  'chooseMessageFile',
  'getClipboardData',
  'saveImageToPhotosAlbum',
  'setClipboardData',
] as const

/** After a refusal, WeChat doesn't ask again for so long: the calls fail at once. */
const PAUSE_MS = 10_000

/**
 * The popup that WeChat shows before the first protected call, for an app without one of its own. It names the app's
 * privacy guide; who agrees isn't asked again.
 */
export class Privacy {
  /** What each popup was shown for. */
  readonly questions: string[] = []
  /** How often the guide was opened to be read. */
  readings = 0
  /** How many of the next popups the customer refuses. */
  refusals = 0
  #isAgreed: boolean
  #pauseEndsAtMs = 0

  constructor(isAgreed: boolean) {
    this.#isAgreed = isAgreed
  }

  get isAgreed(): boolean {
    return this.#isAgreed
  }

  /** Ends the pause after a refusal. */
  waitOut(): void {
    this.#pauseEndsAtMs = 0
  }

  /** Whether a protected call may go on; asks the customer if need be. */
  allows(what: string): boolean {
    if (this.#isAgreed || performance.now() < this.#pauseEndsAtMs) return this.#isAgreed
    this.questions.push(what)
    this.#isAgreed = this.refusals === 0
    if (this.#isAgreed) return true
    this.refusals--
    this.#pauseEndsAtMs = performance.now() + PAUSE_MS
    return false
  }
}

export const privacyRefusal = () => new WxFailure('privacy permission is not authorized', { errno: 104 })
