import { fireEvent } from '@testing-library/react'
import { act } from 'react'

import { ParcelStatus } from '@/model/enumerations/parcel'
import { PATHS } from '@/navigation/routes'
import ParcelListPage from '@/pages-parcel/ship-for-me/parcel-list/parcel-list'

import { aParcelDetailDto, aParcelDto } from '../../support/app/parcelFactories'
import { tap } from '../../support/app/gestures'
import { matchOnly } from '../../support/app/layoutApis'
import { byId, openPage, type OpenedPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { flush, until } from '../../support/app/until'
import { ok, page as pageOf, Wire } from '../../support/app/Wire'

const ready = (id: string) =>
  aParcelDto({ id, expressNumber: `SF-${id}`, status: ParcelStatus.Inbound, weight: 1.2 })
const one = ready('1')
const two = ready('2')
const onItsWay = aParcelDto({ id: '3', expressNumber: 'SF-3', status: ParcelStatus.NotArrival })

async function openTable(params: Readonly<Record<string, string>> = {}): Promise<OpenedPage> {
  matchOnly('(min-width: 1024px)')
  rememberSession()
  const wire = new Wire()
    .on('GET /api/f/status-management/status-definition/list', pageOf([]))
    .on('POST /api/u/biz/ship-for-me/parcel/list', pageOf([one, two, onItsWay]))
    .on('GET /api/u/biz/ship-for-me/parcel/1', ok(aParcelDetailDto(one)))
    .on('GET /api/u/biz/ship-for-me/parcel/2', ok(aParcelDetailDto(two)))
    .on('POST /api/u/after-sales/list', pageOf([]))
  const opened = await openPage(ParcelListPage, PATHS.parcelList, { wire, params, below: [PATHS.home] })
  await until(() => opened.page.root.querySelector('#parcel-1'))
  return opened
}

async function press(element: Element, key: string): Promise<void> {
  await act(async () => {
    fireEvent.keyDown(element, { key })
  })
  await flush()
}

const panelOf = ({ page }: OpenedPage) => page.root.querySelector('.parcel-desk__panel')

it('is walked through, opened and ticked with the keyboard', async () => {
  const opened = await openTable()
  const first = byId(opened.page, 'parcel-1') as HTMLElement
  act(() => first.focus())
  await press(first, 'ArrowDown')
  expect(document.activeElement?.id).toBe('parcel-2')
  expect(first.tabIndex).toBe(-1)

  await press(byId(opened.page, 'parcel-2'), ' ')
  expect(byId(opened.page, 'parcel-2').getAttribute('aria-selected')).toBe('true')
  expect(byId(opened.page, 'selection-sum').textContent).toBe('已选 1 件1.20 kg')

  await press(byId(opened.page, 'parcel-2'), 'Enter')
  await until(() => panelOf(opened)?.textContent?.includes('SF-2'))
  await press(byId(opened.page, 'close-panel'), 'Escape')
  expect(panelOf(opened)).toBeNull()
})

it('ticks only what can be shipped, one by one or all at once', async () => {
  const opened = await openTable()
  await press(byId(opened.page, 'parcel-3'), ' ')
  expect(opened.page.root.querySelector('#selection-sum')).toBeNull()

  await tap(byId(opened.page, 'tick-all'))
  expect(byId(opened.page, 'selection-sum').textContent).toBe('已选 2 件2.40 kg')
  await tap(byId(opened.page, 'clear-selection'))
  expect(opened.page.root.querySelector('#selection-sum')).toBeNull()
})

it('keeps the opened parcel in the address, and opens it from there', async () => {
  const opened = await openTable({ opened: '1' })
  await until(() => panelOf(opened)?.textContent?.includes('SF-1'))

  await tap(byId(opened.page, 'parcel-2'))
  await until(() => panelOf(opened)?.textContent?.includes('SF-2'))
  expect(location.hash).toBe(`#${PATHS.parcelList}?opened=2`)
  await tap(byId(opened.page, 'close-panel'))
  expect(location.hash).toBe(`#${PATHS.parcelList}`)
})
