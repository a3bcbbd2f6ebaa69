import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'

import { compileTemplates } from './compileTemplates.ts'
import type { LoadedTemplates } from './ComponentSpace.ts'
import { glassEasel } from './engine.ts'
import { fetchTransport } from './fetchTransport.ts'
import type { Platform } from './Platform.ts'
import { listFiles, readBuild } from './readBuild.ts'
import { createVmRealm } from './vmRealm.ts'
import { officialApis } from './wx/officialApis.ts'

/** Compiled templates by build directory; `stamp` lists the source files and their modification times. */
const templatesOf = new Map<string, { stamp: string; templates: LoadedTemplates }>()

/** Runs a build from disk in this process; does no layout or drawing. */
export function nodePlatform(dir: string): Platform {
  return {
    build: readBuild(dir),
    templates: loadTemplates(dir),
    officialApis: officialApis(),
    createRealm: createVmRealm,
    createBackend: () => new glassEasel.EmptyBackendContext(),
    send: fetchTransport,
    attach: (page) => glassEasel.Element.pretendAttached(page.root.component),
    setVisible: () => undefined,
    detach: () => undefined,
    watchRejections(onRejection) {
      process.on('unhandledRejection', onRejection)
      return () => process.off('unhandledRejection', onRejection)
    },
  }
}

/** Reads a file from this machine as a file on the customer's phone. */
export function readPickedFile(file: string): { name: string; bytes: Uint8Array } {
  return { name: path.basename(file), bytes: new Uint8Array(readFileSync(file)) }
}

/** Compiling takes a few hundred milliseconds, so it happens once per process and version of the build. */
function loadTemplates(dir: string): LoadedTemplates {
  const stamp = listFiles(dir)
    .filter((file) => /\.(wxml|wxs)$/.test(file))
    .map((file) => `${file} ${statSync(path.join(dir, file)).mtimeMs}`)
    .join('\n')
  const known = templatesOf.get(dir)
  if (known?.stamp === stamp) return known.templates
  const compiled = compileTemplates(readBuild(dir))
  const groups = vm.runInThisContext(`(${compiled.code})`) as Record<string, unknown>
  const templates = { ...compiled, groups }
  templatesOf.set(dir, { stamp, templates })
  return templates
}
