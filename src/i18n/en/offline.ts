import type { offline as source } from '../zh-Hans/offline'

export const offline: Record<keyof typeof source, string> = {
  'offline.asOf': 'Offline: as of [[time]]',
}
