import { FaultLog } from './FaultLog.ts'
import type { LaunchOptions, Modal, RequestRecord } from './LaunchOptions.ts'
import type { PlainObject } from './plainObject.ts'
import { Privacy } from './Privacy.ts'
import type { ShareCard } from './share.ts'
import type { SetDataCall } from './SetDataMeter.ts'
import type { WxFailure } from './wx/WxFailure.ts'

export interface Toast {
  readonly title: string
  readonly icon: string
  readonly durationMs: number
}

/** A toast and the `performance.now()` time at which it was shown. */
interface ShownToast extends Toast {
  readonly shownAtMs: number
}

/** A file that the mini program can read through a temporary path. */
export interface PhoneFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** What was drawn on a canvas. */
export interface Drawing {
  readonly texts: string[]
  /** URLs. */
  readonly pictures: string[]
}

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
  // The lowest that the app supports (project.config.json), so that a call of anything newer fails.
  SDKVersion: '2.21.2',
  theme: 'light',
  fontSizeSetting: 16,
  benchmarkLevel: 40,
  safeArea: { top: 47, bottom: 810, left: 0, right: 390, width: 390, height: 763 },
  host: { appId: '', env: 'WeChat' },
  enableDebug: false,
  deviceOrientation: 'portrait',
}

/** What survives an app restart: the phone's storage and files, and the record of everything seen. */
export class Phone {
  readonly storage: Map<string, string>
  readonly files = new Map<string, PhoneFile>()
  readonly system: PlainObject
  readonly privacy: Privacy
  clipboard = ''
  /** Queued picks, one per image chooser call or avatar button tap: the files, or why it fails. */
  readonly picks: (PhoneFile[] | WxFailure)[] = []
  /** Queued results of phone number buttons: a code, or why it fails. */
  readonly phoneNumbers: (string | WxFailure)[] = []
  /** True during a tap; some `wx` functions only work then. */
  isTapped = false
  /** Queued answers to `requestSubscribeMessage` prompts. */
  readonly messageAnswers: ('accept' | 'reject' | WxFailure)[] = []
  /** Template IDs of each `requestSubscribeMessage` prompt that was shown. */
  readonly messageQuestions: (readonly string[])[] = []
  /** Whether the phone has a network. */
  isOnline = true
  /** How often the app restarted itself with a new version. */
  updates = 0
  /** Queued scan results. */
  readonly scans: string[] = []

  /** What was asked of videos, in order: "play", "pause" … */
  readonly videoCommands: string[] = []

  readonly faults = new FaultLog()
  readonly console: ConsoleLine[] = []
  readonly requests: RequestRecord[] = []
  /** Every toast; one that a page change hides and the app shows again counts once. */
  readonly toasts: Toast[] = []
  readonly modals: Modal[] = []
  readonly actionSheets: (readonly string[])[] = []
  readonly titles: string[] = []
  /** Canvases that were exported as pictures. */
  readonly drawings: Drawing[] = []
  /** Cards shared with share buttons. */
  readonly shares: Promise<ShareCard>[] = []
  readonly setDataCalls: SetDataCall[] = []
  /** Title of the loading toast on screen, or null. */
  loading: string | null = null
  #toast: ShownToast | null = null
  #takenAway: ShownToast | null = null

  constructor({ storage = {}, system = {}, hasAgreedToPrivacy = true }: LaunchOptions) {
    this.storage = new Map(Object.entries(storage))
    this.system = { ...iPhone12, ...system }
    this.privacy = new Privacy(hasAgreedToPrivacy)
  }

  /** The toast on screen, or null. */
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

  /** WeChat hides the toast on some page changes, depending on the phone; here, on all. */
  changePage(): void {
    this.#takenAway = this.toast === null ? null : this.#toast
    this.hideToast()
  }

  /** Stores a file and returns the temporary path through which the app reads it. */
  keepFile(file: PhoneFile): string {
    const extension = /\.\w+$/.exec(file.name)?.[0] ?? ''
    const path = `wxfile://tmp_${this.files.size + 1}${extension}`
    this.files.set(path, file)
    return path
  }
}
