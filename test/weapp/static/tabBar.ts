import { statSync } from 'node:fs'
import path from 'node:path'

import { joinPath, type Build } from '../runner/Build.ts'

/** WeChat's size limit for a tab icon. */
const maxIconBytes = 40 * 1024

/** Finds what WeChat would reject in the tab bar. */
export function tabBarProblems(dir: string, build: Build): string[] {
  const { tabs, appJson, files } = build
  if (!appJson.tabBar) return []
  const problems: string[] = []
  if (tabs.length < 2 || tabs.length > 5)
    problems.push(`the tab bar has ${tabs.length} items; WeChat takes 2 to 5`)
  for (const tab of tabs) {
    if (!appJson.pages.includes(tab.pagePath))
      problems.push(`tab page ${tab.pagePath} is not in the main package`)
    for (const icon of [tab.iconPath, tab.selectedIconPath].filter((name) => name !== undefined)) {
      if (!files.list.includes(joinPath(icon))) problems.push(`tab icon ${icon} is missing`)
      else if (statSync(path.join(dir, icon)).size > maxIconBytes)
        problems.push(`tab icon ${icon} is over 40 kB`)
      if (!/\.(png|jpe?g)$/.test(icon)) problems.push(`tab icon ${icon} is neither PNG nor JPEG`)
    }
  }
  return problems
}
