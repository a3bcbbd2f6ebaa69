import vm from 'node:vm'

import { oldEngineScript } from './oldEngine.ts'
import { Realm } from './Realm.ts'

/** Compiled scripts, shared by all realms of the process, so that a relaunch doesn't parse the app again. */
const scripts = new Map<string, { code: string; script: vm.Script }>()

/** Globals that a bare JavaScript engine has and a mini program's logic layer doesn't. */
const absentGlobals = ['Intl', 'WebAssembly', 'SharedArrayBuffer', 'Atomics', 'console']

/** Tells the inspector which contexts are mini programs. */
export const REALM_NAME = 'mini program'

/** Creates a realm in a `vm` context, without `eval` and `new Function`, which WeChat forbids. */
export function createVmRealm({ oldEngine = false } = {}): Realm {
  const context = vm.createContext({}, { name: REALM_NAME, codeGeneration: { strings: false, wasm: false } })
  const evaluate = (code: string, filename = 'runner') =>
    compile(code, filename).runInContext(context) as unknown
  evaluate(absentGlobals.map((name) => `delete globalThis.${name}`).join(';'))
  const realm = new Realm(evaluate)
  if (oldEngine) evaluate(oldEngineScript)
  return realm
}

function compile(code: string, filename: string): vm.Script {
  const known = filename === 'runner' ? undefined : scripts.get(filename)
  if (known?.code === code) return known.script
  const script = new vm.Script(code, { filename })
  if (filename !== 'runner') scripts.set(filename, { code, script })
  return script
}
