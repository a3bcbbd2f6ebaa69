import { tap } from '../../support/app/gestures'
import { byId, type OpenedPage } from '../../support/app/openPage'
import { until } from '../../support/app/until'

export const chooseAir = ({ page }: OpenedPage) => tap(byId(page, 'channel-air'))

export async function submit(opened: OpenedPage) {
  await until(() => byId(opened.page, 'submit').getAttribute('aria-disabled') !== 'true')
  await tap(byId(opened.page, 'submit'))
}
