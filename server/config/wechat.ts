import { readWechatTemplates, type WechatTemplates } from '../modules/message/index.ts'
import { invalid, list, required, url, type Environment } from './environment.ts'

import type { WechatKeys, WechatSettings } from '../modules/wechat/index.ts'

const API_BASE = 'https://api.weixin.qq.com'
/** The site that a seeded banner leads to. */
const WEB_VIEW_HOSTS = ['www.abf.gov.au']

/** Such as `www.example.com`: no port, no IP address. */
const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/

export function readWechat(env: Environment): WechatSettings {
  return {
    apiBase: url(env, 'WECHAT_API_BASE', 'http:', 'https:') ?? API_BASE,
    mp: readKeys(env, 'WECHAT_MP'),
    h5: readKeys(env, 'WECHAT_H5'),
  }
}

/** The keys of one of WeChat's apps: an ID is useless without its secret. */
function readKeys(env: Environment, app: 'WECHAT_MP' | 'WECHAT_H5'): WechatKeys | undefined {
  const [id, secretName] = [`${app}_APPID`, `${app}_SECRET`]
  if (!env[id] && !env[secretName]) return undefined
  return { appId: required(env, id, secretName), secret: required(env, secretName, id) }
}

export function readTemplates(env: Environment): WechatTemplates {
  const templates = readWechatTemplates(env['WECHAT_MP_TEMPLATES'] ?? '')
  if (!templates) throw invalid('WECHAT_MP_TEMPLATES', 'a list such as PARCEL=template-id,FUNDS=template-id')
  return templates
}

export function readWebViewHosts(env: Environment): readonly string[] {
  const hosts = list(env, 'WEB_VIEW_HOSTS')
  if (!hosts.every((host) => HOST_NAME.test(host)))
    throw invalid('WEB_VIEW_HOSTS', 'a list of lower-case hosts')
  return hosts.length > 0 ? hosts : WEB_VIEW_HOSTS
}
