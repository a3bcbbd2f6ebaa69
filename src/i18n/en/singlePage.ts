import type { singlePage as source } from '../zh-Hans/singlePage'

export const singlePage: Record<keyof typeof source, string> = {
  'singlePage.openApp': 'Open the mini program with the bar at the bottom to continue',
}
