import { PATHS } from '@/navigation/routes'
import ParcelListPage from '@/pages-parcel/ship-for-me/parcel-list/parcel-list'
import { tap } from '../../support/app/gestures'
import { byId, change, openPage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { page as pageOf, Wire } from '../../support/app/Wire'

import { LIST, one, two, startTicking, isTicked, bodiesOf } from './selecting'

describe('shipping parcels together', () => {
  it('takes them along to the order', async () => {
    const opened = await startTicking(pageOf([one, two]))
    await until(() => opened.page.text().includes('SF-2'))
    await tap(byId(opened.page, 'parcel-2'))
    await tap(byId(opened.page, 'parcel-1'))

    await tap(byId(opened.page, 'submit-selected'))

    expect(opened.router.moves).toEqual([`navigateTo ${PATHS.submitOrder}`])
    expect(opened.stores.selectedParcels.ids).toEqual(['2', '1'])
  })

  it('takes them along to a rule that waits for others', async () => {
    const { page, router, stores } = await startTicking(pageOf([one, two]))
    await tap(await until(() => byId(page, 'parcel-2')))

    await tap(byId(page, 'let-it-go'))

    expect(router.moves).toEqual([`navigateTo ${PATHS.editRule}?kind=PARCELS&isPicked=1`])
    expect(stores.selectedParcels.ids).toEqual(['2'])
  })

  it('ends when the order has been placed', async () => {
    const opened = await startTicking(pageOf([one]), pageOf([two]))
    await until(() => opened.page.text().includes('SF-1'))
    await tap(byId(opened.page, 'parcel-1'))
    await tap(byId(opened.page, 'submit-selected'))

    await opened.page.hide()
    await change(() => opened.stores.selectedParcels.markPlaced())
    await opened.page.show()

    await until(() => opened.page.text().includes('SF-2'))
    expect(opened.page.root.querySelector('.selection-sum')).toBeNull()
    expect(bodiesOf(opened).slice(-1)).toEqual([{ skipCount: 0, maxResultCount: 7 }])
  })

  it('goes on when the customer comes back without an order', async () => {
    const opened = await startTicking(pageOf([one]))
    await until(() => opened.page.text().includes('SF-1'))
    await tap(byId(opened.page, 'parcel-1'))
    await tap(byId(opened.page, 'submit-selected'))

    await opened.page.hide()
    await opened.page.show()

    expect(isTicked(opened, '1')).toBe(true)
  })

  it('goes on without what was taken out of the order, even if that is all', async () => {
    const opened = await startTicking(pageOf([one, two]))
    await until(() => opened.page.text().includes('SF-2'))
    await tap(byId(opened.page, 'parcel-1'))
    await tap(byId(opened.page, 'parcel-2'))
    await tap(byId(opened.page, 'submit-selected'))

    await opened.page.hide()
    await change(() => opened.stores.selectedParcels.choose(['2']))
    await opened.page.show()
    expect([isTicked(opened, '1'), isTicked(opened, '2')]).toEqual([false, true])

    await tap(byId(opened.page, 'submit-selected'))
    await opened.page.hide()
    await change(() => opened.stores.selectedParcels.choose([]))
    await opened.page.show()

    expect(byId(opened.page, 'selection-sum').textContent).toContain('已选 0 件')
    expect(isTicked(opened, '2')).toBe(false)
  })
})

it('what was chosen does not outlive the session', async () => {
  rememberSession()
  const wire = new Wire().on(LIST, pageOf([]))
  const { stores } = await openPage(ParcelListPage, PATHS.parcelList, { wire })
  await change(() => stores.selectedParcels.choose(['p1']))

  await change(() => stores.session.expire())

  expect(stores.selectedParcels.ids).toEqual([])
})
