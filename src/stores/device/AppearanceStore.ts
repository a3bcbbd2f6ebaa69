import { makeAutoObservable } from 'mobx'

import { DEFAULT_APPEARANCE, isAppearance, type Appearance } from '@/model/enumerations/session'
import { showAppearance } from '@/platform/device/appearance'
import { readStored, writeStored } from '@/platform/storage/storage'

/** Survives signing out, like the language. */
export const APPEARANCE_STORAGE_KEY = 'appearance'

/** Light or dark; follows the device until the customer chooses. */
export class AppearanceStore {
  appearance: Appearance = DEFAULT_APPEARANCE

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Restores the persisted choice at start-up; an invalid one is ignored. */
  restore(): void {
    this.apply(readStored(APPEARANCE_STORAGE_KEY, isAppearance) ?? DEFAULT_APPEARANCE)
  }

  select(appearance: Appearance): void {
    writeStored(APPEARANCE_STORAGE_KEY, appearance)
    this.apply(appearance)
  }

  private apply(appearance: Appearance): void {
    this.appearance = appearance
    showAppearance(appearance)
  }
}
