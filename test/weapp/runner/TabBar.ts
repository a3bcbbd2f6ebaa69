import type { TabItem } from './Build.ts'

export interface ShownTab {
  readonly pagePath: string
  text: string
  iconPath: string
  selectedIconPath: string
  badge: string
  redDot: boolean
}

/** The native tab bar of one run; a restart resets it to app.json's texts. */
export class TabBar {
  readonly items: readonly ShownTab[]
  hidden = false

  constructor(tabs: readonly TabItem[]) {
    this.items = tabs.map(({ pagePath, text, iconPath = '', selectedIconPath = '' }) => {
      return { pagePath, text, iconPath, selectedIconPath, badge: '', redDot: false }
    })
  }
}
