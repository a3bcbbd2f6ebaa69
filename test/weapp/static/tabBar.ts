import { readFileSync } from 'node:fs'
import path from 'node:path'

import { joinPath, type Build } from '../runner/Build.ts'

/** WeChat's size limit for a tab icon, and the side that it recommends. */
const maxIconBytes = 40 * 1024
const iconSide = 81

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
      if (files.list.includes(joinPath(icon))) problems.push(...iconProblems(dir, icon))
      else problems.push(`tab icon ${icon} is missing`)
    }
  }
  return problems
}

/** WeChat takes JPEG too, but ours are transparent. */
function iconProblems(dir: string, icon: string): string[] {
  const file = readFileSync(path.join(dir, icon))
  if (file.length > maxIconBytes) return [`tab icon ${icon} is over 40 kB`]
  if (file.toString('latin1', 1, 4) !== 'PNG') return [`tab icon ${icon} is no PNG`]
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
  const isRightSize = width === iconSide && height === iconSide
  return isRightSize ? [] : [`tab icon ${icon} is ${width} by ${height} pixels, not ${iconSide}`]
}
