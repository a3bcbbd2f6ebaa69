import { until } from './until'

import type { OpenedPage } from './openPage'

/** Waits for the sheet that says that something is done. */
export function successSheet({ page }: Pick<OpenedPage, 'page'>): Promise<Element> {
  return until(() => page.root.querySelector('#success'))
}
