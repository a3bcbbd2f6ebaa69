/** `npm run new:page`: creates a page and registers it with the router, build, texts and tests. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { format, resolveConfig } from 'prettier'

import { formPage } from './lib/newPage/formPage.mts'
import { listPage } from './lib/newPage/listPage.mts'
import type { Texts } from './lib/newPage/page.mts'
import { plainPage } from './lib/newPage/plainPage.mts'
import { RegistrationError, projectAt, type Files, type Project } from './lib/newPage/project.mts'
import { readOrder, type Order } from './lib/newPage/readOrder.mts'
import { registerPage } from './lib/newPage/registerPage.mts'
import { registerScreens } from './lib/newPage/registerScreens.mts'
import { registerTexts, textsImport } from './lib/newPage/registerTexts.mts'
import type { Scaffold } from './lib/newPage/Scaffold.mts'
import { inRoot } from './lib/paths.mts'

function scaffold(project: Project, { page, catalogue, list, form }: Order): Scaffold {
  const imported = textsImport(project, catalogue)
  if (list) return listPage(project, page, imported, list)
  return form ? formPage(project, page, imported, form) : plainPage(page, imported)
}

function textsOf({ page, titles }: Order, { texts }: Scaffold): Texts {
  const title = `title.${page.routeName}`
  return {
    'zh-Hans': { [title]: titles['zh-Hans'], ...texts['zh-Hans'] },
    en: { [title]: titles.en, ...texts.en },
  }
}

function registered(project: Project, order: Order, made: Scaffold): Files {
  const { page, catalogue } = order
  const { shownKey, signedOut, changed } = made
  const texts = textsOf(order, made)
  return {
    ...changed,
    ...registerTexts(project, catalogue, texts),
    ...registerScreens(project, { page, texts, shownKey, signedOut }),
    ...registerPage(project, page),
  }
}

/**
 * Writes the page below `root`; tests use a copy of the project.
 *
 * @returns the paths of the files
 */
async function newPage(order: Order, root: string): Promise<string[]> {
  const project = projectAt(root)
  const made = scaffold(project, order)
  const taken = Object.keys(made.added).filter(project.has)
  if (taken.length > 0) throw new RegistrationError(`There already is ${taken.join(' and ')}.`)
  // Generate everything before writing anything, so that a failure leaves the project unchanged.
  const files = { ...made.added, ...registered(project, order, made) }
  const style = await resolveConfig(inRoot('package.json'))
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(root, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, await format(content, { ...style, filepath: target }))
  }
  return Object.keys(files)
}

try {
  const { order, root } = readOrder()
  const written = await newPage(order, root)
  console.log(`Wrote\n${written.map((file) => `  ${file}`).join('\n')}`)
} catch (error) {
  if (!(error instanceof RegistrationError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
