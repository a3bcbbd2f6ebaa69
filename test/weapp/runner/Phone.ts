import { FaultLog } from './FaultLog.ts'
import type { LaunchOptions, Modal, RequestRecord } from './LaunchOptions.ts'
import type { PlainObject } from './plainObject.ts'
import type { ShareCard } from './share.ts'
import type { SetDataCall } from './SetDataMeter.ts'
import type { WxFailure } from './wx/WxFailure.ts'

export interface Toast {
  readonly title: string
  readonly icon: string
  readonly durationMs: number
}

/** A toast, and when it was shown, in `performance.now()` milliseconds. */
interface ShownToast extends Toast {
  readonly shownAtMs: number
}

/** A file that the mini program can read, by its temporary path. */
export interface PhoneFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A line that the app wrote to its console. */
export interface ConsoleLine {
  readonly level: string
  readonly text: string
}

const iPhone12: PlainObject = {
  brand: 'iPhone',
  model: 'iPhone 12',
  system: 'iOS 17.0',
  platform: 'ios',
  pixelRatio: 3,
  windowWidth: 390,
  windowHeight: 753,
  screenWidth: 390,
  screenHeight: 844,
  screenTop: 91,
  statusBarHeight: 47,
  language: 'zh_CN',
  version: '8.0.50',
  SDKVersion: '3.7.0',
  theme: 'light',
  fontSizeSetting: 16,
  benchmarkLevel: 40,
  safeArea: { top: 47, bottom: 810, left: 0, right: 390, width: 390, height: 763 },
  host: { appId: '', env: 'WeChat' },
  enableDebug: false,
  deviceOrientation: 'portrait',
}

/** What outlives a restart of the app: the phone's storage and files, and the record of all that was seen. */
export class Phone {
  readonly storage: Map<string, string>
  readonly files = new Map<string, PhoneFile>()
  readonly system: PlainObject
  clipboard = ''
  /** What the customer will pick or why not, one entry per call for pictures or tap on a button for an avatar. */
  readonly picks: (PhoneFile[] | WxFailure)[] = []
  /** What the next buttons for a phone number will get. */
  readonly phoneNumbers: (string | WxFailure)[] = []
  /** Whether a finger is tapping right now: some functions of WeChat work at no other time. */
  isTapped = false
  /** How the customer will answer the next questions about messages. */
  readonly messageAnswers: ('accept' | 'reject' | WxFailure)[] = []
  /** The templates of each question that `requestSubscribeMessage` asked. */
  readonly messageQuestions: (readonly string[])[] = []
  /** What the next scans will read. */
  readonly scans: string[] = []

  readonly faults = new FaultLog()
  readonly console: ConsoleLine[] = []
  readonly requests: RequestRecord[] = []
  /** Every toast; one that a page change took away and that was shown again counts once. */
  readonly toasts: Toast[] = []
  readonly modals: Modal[] = []
  readonly actionSheets: (readonly string[])[] = []
  readonly titles: string[] = []
  /** The cards that share buttons made. */
  readonly shares: Promise<ShareCard>[] = []
  readonly setDataCalls: SetDataCall[] = []
  /** The title of the loading toast on the screen, or null. */
  loading: string | null = null
  #toast: ShownToast | null = null
  #takenAway: ShownToast | null = null

  constructor({ storage = {}, system = {} }: LaunchOptions) {
    this.storage = new Map(Object.entries(storage))
    this.system = { ...iPhone12, ...system }
  }

  /** The toast on the screen, or null. */
  get toast(): Toast | null {
    const toast = this.#toast
    return toast && performance.now() < toast.shownAtMs + toast.durationMs ? toast : null
  }

  showToast(toast: Toast): void {
    if (this.#takenAway?.title !== toast.title) this.toasts.push(toast)
    this.#takenAway = null
    this.#toast = { ...toast, shownAtMs: performance.now() }
  }

  hideToast(): void {
    this.#toast = null
  }

  /** WeChat takes the toast away with some page changes, depending on the phone; here with each. */
  changePage(): void {
    this.#takenAway = this.toast === null ? null : this.#toast
    this.hideToast()
  }

  /** Keeps a file and gives the temporary path by which the app knows it. */
  keepFile(file: PhoneFile): string {
    const extension = /\.\w+$/.exec(file.name)?.[0] ?? ''
    const path = `wxfile://tmp_${this.files.size + 1}${extension}`
    this.files.set(path, file)
    return path
  }
}
