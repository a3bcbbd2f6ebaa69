import { privacyRefusal, PROTECTED_APIS } from '../Privacy.ts'
import { outbound } from '../Realm.ts'
import { plainObject, textOrEmpty, type PlainObject } from '../plainObject.ts'
import { isNewer } from './baseLibrary.ts'
import { canvasApis } from './canvas.ts'
import { deviceApis } from './device.ts'
import { mediaApis } from './media.ts'
import { navigationApis } from './navigation.ts'
import { networkApis } from './network.ts'
import type { OfficialApis } from './officialApis.ts'
import { SINGLE_PAGE_SCENE, singlePageApis } from './singlePage.ts'
import { storageApis } from './storage.ts'
import { uiApis } from './ui.ts'
import { WxFailure } from './WxFailure.ts'
import type { WxHost } from './WxHost.ts'

/**
 * Creates the `wx` object of one run. Official functions that the runner doesn't implement fail and are
 * recorded as faults. Names unknown to WeChat, or newer than the phone's base library, are undefined, as on a
 * phone: calling one is a fault too.
 */
export function createWx(host: WxHost, official: OfficialApis): PlainObject {
  const wx: PlainObject = {
    env: { USER_DATA_PATH: 'wxfile://usr' },
    ...storageApis(host),
    ...networkApis(host),
    ...navigationApis(host),
    ...uiApis(host),
    ...mediaApis(host),
    ...canvasApis(host),
    ...deviceApis(host),
    ...(host.launchInfo.scene === SINGLE_PAGE_SCENE && singlePageApis(host)),
  }
  const baseLibrary = textOrEmpty(host.phone.system.SDKVersion)
  for (const [name, since] of Object.entries(official)) {
    if (isNewer(since, baseLibrary)) delete wx[name]
    else wx[name] ??= /^(on|off)[A-Z]/.test(name) ? listening(host, name) : missing(host, name)
  }
  const known = new Set(Object.keys(wx))
  wx.canIUse = (schema: string) => known.has(schema.split('.')[0] ?? '') || !/^[a-z]+[A-Z]/.test(schema)
  for (const [name, perform] of Object.entries(host.options.wx ?? {})) {
    wx[name] = name.endsWith('Sync')
      ? (options: unknown) => host.realm.inbound(perform({ key: outbound(options) }))
      : host.answers.api(name, perform)
  }
  for (const name of PROTECTED_APIS)
    wx[name] = guarded(host, name, wx[name] as (options?: unknown) => unknown)
  return wx
}

/** Lets a call go on only if the customer agrees to the privacy guide. */
function guarded(host: WxHost, name: string, call: (options?: unknown) => unknown) {
  const refuse = host.answers.api(name, () => {
    throw privacyRefusal()
  })
  return (options?: unknown) => (host.phone.privacy.allows(name) ? call(options) : refuse(options))
}

function listening({ listeners }: WxHost, name: string): (listener?: (argument: unknown) => void) => void {
  const event = name.replace(/^off/, 'on')
  const registered = listeners.get(event) ?? new Set()
  listeners.set(event, registered)
  if (name.startsWith('on')) return (listener) => void (listener && registered.add(listener))
  return (listener) => void (listener ? registered.delete(listener) : registered.clear())
}

function missing(host: WxHost, name: string): (options?: unknown) => unknown {
  const fail = host.answers.api(name, () => {
    throw new WxFailure('not implemented in the runner')
  })
  return (options) => {
    host.faults.add(`wx.${name}`, 'not implemented in the runner; give launch() a wx function of that name')
    if (/Sync$|^create/.test(name)) throw host.realm.error(`wx.${name} is not implemented in the runner`)
    return fail(plainObject(options))
  }
}
