import type { redirect as source } from '../zh-Hans/redirect'

export const redirect: Record<keyof typeof source, string> = {
  'title.bizRedirect': 'Open link',
  'bizRedirect.opening': 'Opening…',
  'bizRedirect.gone': 'This link no longer works',
  'bizRedirect.goneHint': 'The page may be gone, or the link may be incomplete.',
  'bizRedirect.home': 'Go to Home',
}
