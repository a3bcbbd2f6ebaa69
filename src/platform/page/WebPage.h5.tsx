import type { WebPageProps } from './webPageProps'

/** A browser opens web pages itself: another site's page in a frame could pass for ours. */
export function WebPage(_props: WebPageProps) {
  return null
}
