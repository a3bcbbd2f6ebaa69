import { readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'

import type { Build } from './Build.ts'
import { compileTemplates } from './compileTemplates.ts'
import type { LoadedTemplates } from './ComponentSpace.ts'
import { glassEasel } from './engine.ts'
import { fetchTransport } from './fetchTransport.ts'
import type { Platform } from './Platform.ts'
import { readBuild } from './readBuild.ts'
import { createVmRealm } from './vmRealm.ts'
import { officialApis } from './wx/officialApis.ts'

interface LoadedBuild {
  readonly build: Build
  readonly templates: LoadedTemplates
}

/** Listing a build's files and compiling its templates takes half a second: once per process. */
const builds = new Map<string, LoadedBuild>()

/** Runs a build from disk in this process; does no layout or drawing. */
export function nodePlatform(dir: string): Platform {
  return {
    ...load(dir),
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

function load(dir: string): LoadedBuild {
  const known = builds.get(dir)
  if (known) return known
  const build = readBuild(dir)
  const compiled = compileTemplates(build)
  const groups = vm.runInThisContext(`(${compiled.code})`) as Record<string, unknown>
  const loaded = { build, templates: { ...compiled, groups } }
  builds.set(dir, loaded)
  return loaded
}
