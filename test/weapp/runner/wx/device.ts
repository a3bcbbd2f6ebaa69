import type { PlainObject } from '../plainObject.ts'
import { WxFailure } from './WxFailure.ts'
import type { WxApis, WxHost } from './WxHost.ts'

/** The phone and WeChat itself: device information, clipboard, scanning, sign-in, permissions. */
export function deviceApis(host: WxHost): WxApis {
  return { ...informationApis(host), ...deviceActionApis(host), ...messageApis(host), ...observerApis(host) }
}

function informationApis({ realm, phone, launchInfo, answers, timers }: WxHost): WxApis {
  const system = () => realm.inbound(phone.system)
  const launch = () => realm.inbound(launchInfo)
  const menuButton = { width: 87, height: 32, top: 51, right: 380, bottom: 83, left: 293 }
  const account = { miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' } }
  const settings = {
    bluetoothEnabled: true,
    locationEnabled: true,
    wifiEnabled: true,
    deviceOrientation: 'portrait',
  }
  return {
    getSystemInfoSync: system,
    getWindowInfo: system,
    getDeviceInfo: system,
    getAppBaseInfo: system,
    getSystemInfo: answers.api('getSystemInfo', () => phone.system),
    getSystemInfoAsync: answers.api('getSystemInfoAsync', () => phone.system),
    getSystemSetting: () => realm.inbound(settings),
    getAppAuthorizeSetting: () => realm.inbound({}),
    getMenuButtonBoundingClientRect: () => realm.inbound(menuButton),
    getAccountInfoSync: () => realm.inbound(account),
    getLaunchOptionsSync: launch,
    getEnterOptionsSync: launch,
    getNetworkType: answers.api('getNetworkType', () => networkStatus(phone.isOnline)),
    getSetting: answers.api('getSetting', () => ({ authSetting: {} })),
    nextTick: (work: () => void) => void timers.setTimeout(work, 0, 'wx.nextTick'),
  }
}

/** As `getNetworkType` and `onNetworkStatusChange` tell it. */
export function networkStatus(isConnected: boolean): PlainObject {
  return { isConnected, networkType: isConnected ? 'wifi' : 'none' }
}

/** WeChat's manager is the same one at each call; a restart with the new version is only recorded. */
function updateManager({ listeners, phone }: WxHost): PlainObject {
  const listening = (event: string) => (listener: () => void) =>
    listeners.set(event, new Set([...(listeners.get(event) ?? []), listener]))
  return {
    onCheckForUpdate: () => undefined,
    onUpdateReady: listening('onUpdateReady'),
    onUpdateFailed: listening('onUpdateFailed'),
    applyUpdate: () => void phone.updates++,
  }
}

function deviceActionApis({ answers, phone }: WxHost): WxApis {
  let logins = 0
  const quiet = [
    'checkSession',
    'vibrateShort',
    'vibrateLong',
    'makePhoneCall',
    'authorize',
    'openSetting',
    'requirePrivacyAuthorize',
    'setKeepScreenOn',
    'reportEvent',
  ]
  return {
    ...Object.fromEntries(quiet.map((name) => [name, answers.api(name, () => undefined)])),
    login: answers.api('login', () => ({ code: `code-${++logins}` })),
    getPrivacySetting: answers.api('getPrivacySetting', () => ({
      needAuthorization: !phone.privacy.isAgreed,
      privacyContractName: '《用户隐私保护指引》',
    })),
    openPrivacyContract: answers.api('openPrivacyContract', () => void phone.privacy.readings++),
    scanCode: answers.api('scanCode', () => {
      const result = phone.scans.shift()
      if (result === undefined) throw new WxFailure('cancel')
      return { result, scanType: 'CODE_128', charSet: 'utf-8', rawData: '' }
    }),
    setClipboardData: answers.api('setClipboardData', ({ data }) => {
      if (typeof data !== 'string') throw new WxFailure('parameter error: parameter.data should be String')
      phone.clipboard = data
      // WeChat shows this toast itself.
      phone.toasts.push({ title: '内容已复制', icon: 'success', durationMs: 1500 })
    }),
    getClipboardData: answers.api('getClipboardData', () => ({ data: phone.clipboard })),
  }
}

/** WeChat's error code for too many templates in one prompt. */
const TOO_MANY_TEMPLATES = 20003

/** WeChat only prompts during a tap, for at most three templates. */
function messageApis({ answers, phone }: WxHost): WxApis {
  return {
    requestSubscribeMessage: (options?: unknown) => {
      const { isTapped } = phone
      const ask = answers.api('requestSubscribeMessage', ({ tmplIds }: PlainObject) => {
        if (!isTapped) throw new WxFailure('can only be invoked by user TAP gesture.')
        const ids = Array.from(tmplIds as ArrayLike<unknown>, String)
        if (ids.length === 0 || ids.length > 3)
          throw new WxFailure('the number of templates is wrong', { errCode: TOO_MANY_TEMPLATES })
        const answer = phone.messageAnswers.shift() ?? 'accept'
        if (answer instanceof WxFailure) throw answer
        phone.messageQuestions.push(ids)
        return Object.fromEntries(ids.map((id) => [id, answer]))
      })
      return ask(options)
    },
  }
}

function observerApis(host: WxHost): WxApis {
  const { realm } = host
  const manager = (names: readonly string[]) => () =>
    Object.fromEntries(names.map((name) => [name, () => undefined]))
  const logLevels = ['debug', 'info', 'log', 'warn', 'error', 'setFilterMsg', 'addFilterMsg', 'in', 'tag']
  // Nothing is laid out, so nothing ever becomes visible.
  const observer: PlainObject = { observe: () => undefined, disconnect: () => undefined }
  for (const name of ['relativeTo', 'relativeToViewport']) observer[name] = () => observer
  return {
    createIntersectionObserver: () => observer,
    createMediaQueryObserver: () => observer,
    getUpdateManager: () => updateManager(host),
    getLogManager: manager(logLevels),
    getRealtimeLogManager: manager(logLevels),
    reportMonitor: () => undefined,
    getExtConfigSync: () => realm.inbound({}),
  }
}
