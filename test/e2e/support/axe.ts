import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare const axe: { run(options: object): Promise<AxeResults> }

/** All that another theme can break: it changes nothing but colours. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block']

/**
 * The serious and critical accessibility faults of what is on screen, one line each; earlier pages
 * that H5 keeps hidden do not count.
 *
 * @param rules the ones that are asked alone; all without them
 */
export async function accessibilityFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Through the debugger, so that the page's content security policy has no say; once in a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await page.evaluate(settleColours)
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const { violations } = await page.evaluate((wanted) => axe.run(wanted), options)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')}`))
}

/** Colours that are still changing, such as after a switch of themes, would be judged halfway. */
async function settleColours(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(passing.map(({ finished }) => finished))
}
