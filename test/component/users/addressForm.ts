import { PATHS } from '@/navigation/routes'
import EditAddressPage from '@/pages/users/my-addresses/edit-address'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import type { Wire } from '../../support/app/Wire'

import { addressWire } from './addressWire'

interface Options {
  readonly wire?: Wire
  readonly params?: Record<string, string>
}

export async function openForm({ wire = addressWire(), params = {} }: Options = {}): Promise<OpenedPage> {
  rememberSession()
  const opened = await openPage(EditAddressPage, PATHS.editAddress, {
    wire,
    params,
    below: [PATHS.mine, PATHS.myAddresses],
  })
  await until(() => opened.page.root.querySelector('#submit'))
  return opened
}

export const valueOf = ({ page }: OpenedPage, id: string) =>
  byId(page, id).querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')?.value

export async function chooseGroup({ page }: OpenedPage, id: string) {
  await tap(byId(page, 'regionGroupId'))
  await tap(await until(() => page.root.querySelector(`#group-${id}`)))
}

export async function fillIn(opened: OpenedPage) {
  await typeInto(byId(opened.page, 'recipient'), 'Lim Mei')
  await typeInto(byId(opened.page, 'mobile'), '+65 9123 4567')
  await chooseGroup(opened, 'sg')
  await typeInto(byId(opened.page, 'postCode'), '238823')
  await typeInto(byId(opened.page, 'detailsAddress'), '290 Orchard Road')
}

export const submit = ({ page }: OpenedPage) => tap(byId(page, 'submit'))
