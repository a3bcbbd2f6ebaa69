import { PATHS } from '@/navigation/routes'
import BatchDeclarePage from '@/pages-parcel/ship-for-me/batch-declare/batch-declare'
import { aParcelDto } from '../../support/app/parcelFactories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { page as pageOf, type Wire } from '../../support/app/Wire'

import { declaringWire } from './declaring'

export const BATCH = 'POST /api/u/biz/ship-for-me/parcel/batch'

export const LIST = 'POST /api/u/biz/ship-for-me/parcel/list'

export const [ONE, TWO, THREE] = ['SF1234567890123', 'YT1234567890123', '771234567890123']

export const CHAT = `顺丰${ONE}已发货\n圆通 ${TWO} 13812345678\n申通：${THREE}`

/** Response with one result per row: a parcel ID or a refusal. */
export const answers = (
  ...rows: readonly (string | { code: string; message: string; members?: string[] })[]
) =>
  pageOf(
    rows.map((row, index) =>
      typeof row === 'string'
        ? { index, parcel: aParcelDto({ id: row }), error: null }
        : {
            index,
            parcel: null,
            error: {
              code: row.code,
              message: row.message,
              validationErrors: row.members ? [{ message: row.message, members: row.members }] : [],
            },
          },
    ),
  )

export const batchWire = (): Wire =>
  declaringWire()
    .on(LIST, pageOf([]))
    .on(BATCH, answers('p1', 'p2', 'p3'))

export async function openBatch(wire = batchWire()): Promise<OpenedPage> {
  rememberSession()
  const opened = await openPage(BatchDeclarePage, PATHS.batchDeclare, { wire, below: [PATHS.createParcel] })
  await until(() => wire.callsTo(LIST).length)
  return opened
}

export async function paste(opened: OpenedPage, text = CHAT) {
  await typeInto(byId(opened.page, 'paste'), text)
  await tap(byId(opened.page, 'add-found'))
}

export async function fillCommon({ page }: OpenedPage) {
  await tap(byId(page, 'common-declaredName'))
  await tap(await until(() => page.getByText('连衣裙')))
  await typeInto(byId(page, 'common-declaredValue'), '1,000')
}

export const rowText = ({ page }: OpenedPage, number: string) =>
  byId(page, `row-${number}`).parentElement?.textContent ?? ''
