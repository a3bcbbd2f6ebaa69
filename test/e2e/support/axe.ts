import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare const axe: { run(options: object): Promise<AxeResults> }

/** The only rules that a theme can break, because it changes only colours. */
export const COLOUR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block']

/**
 * The screen's serious and critical accessibility faults, one line each. Earlier pages that H5 keeps hidden
 * don't count.
 *
 * @param rules the rules to run; all by default
 */
export async function accessibilityFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Injected through the debugger, which the content security policy doesn't block; once per document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await page.evaluate(settleColours)
  // Only rules that are experimental or never serious need the style sheets and media.
  const options = { preload: false, resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  const { violations } = await page.evaluate((wanted) => axe.run(wanted), options)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')}`))
}

/** Waits for running animations: colours in transition, as after a theme change, give false results. */
async function settleColours(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(passing.map(({ finished }) => finished))
}
