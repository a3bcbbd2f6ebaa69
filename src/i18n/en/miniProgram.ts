import type { miniProgram as source } from '../zh-Hans/miniProgram'

export const miniProgram: Record<keyof typeof source, string> = {
  'network.lost': 'You’re offline. Check your connection; this page will then refresh.',
  'update.ready': 'New version ready',
  'update.readyText': 'Restart to use it. Your drafts are kept.',
  'update.restart': 'Restart',
  'update.later': 'Later',
  'update.failed':
    'A new version couldn’t be downloaded. Check your connection, close the mini program and open it again.',
}
