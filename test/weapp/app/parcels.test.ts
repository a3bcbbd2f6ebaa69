import assert from 'node:assert/strict'
import { test } from 'node:test'

import { declareParcel } from '../../support/server/customers.ts'
import { multiplyParcel } from '../../support/server/multiplyParcel.ts'
import { storedParcel } from '../../support/server/orders.ts'
import { answered } from './support/answered.ts'
import { LongList } from './support/longList.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { CALLS, PAGES } from './support/paths.ts'
import { requestsTo } from './support/requestsTo.ts'
import { context } from './support/sharedServer.ts'

import type { MiniProgram } from '../runner/MiniProgram.ts'
import type { TestContext } from 'node:test'

const MAX_MOUNTED_ROWS = 40
const MAX_BYTES_PER_CALL = 32_768
const MAX_BYTES_PER_ROW = 2_048

/** Opens the list of a customer who has `count` parcels. */
async function openList(t: TestContext, count: number) {
  const { server } = context
  const opened = await openAsCustomer(t, server)
  const { expressNumber, id } = await declareParcel(opened.customer)
  await multiplyParcel(server.db, id, count - 1)
  await opened.app.tap('#go-parcelList')
  await answered(opened.app)
  return { ...opened, expressNumber, id }
}

test('a list stays light, however long it gets', async (t) => {
  const { app, id } = await openList(t, 92)
  const list = new LongList(app)
  const crossings = await list.readTo(84)
  const bytes = crossings.map((crossing) => crossing.bytes)
  t.diagnostic(`load more: ${bytes.join(', ')} B; ${list.mounted} rows`)
  assert.ok(list.mounted <= MAX_MOUNTED_ROWS, `${list.mounted} rows`)
  assert.ok(Math.max(...crossings.map(({ largest }) => largest)) <= MAX_BYTES_PER_CALL)
  // The first pages only add rows; later ones also shift the window of mounted rows.
  const [early = 0, late = 0] = [Math.max(...bytes.slice(3, 7)), Math.max(...bytes.slice(-4))]
  assert.ok(late <= early * 1.1, `${late} B for one of the last pages, ${early} B for one of the first`)

  for (const row of [0, 40, 77, 0]) {
    const { largest } = await list.scrollTo(row)
    assert.ok(largest <= MAX_BYTES_PER_CALL, `${largest} B to row ${row}`)
    assert.ok(list.mounted <= MAX_MOUNTED_ROWS)
  }
  await app.tap(`#parcel-${id}-5`)
  await answered(app)
  assert.equal(app.page.query.id, `${id}-5`)
  app.assertClean()
})

test('a parcel that has changed is drawn again alone, where the customer left the list', async (t) => {
  const { app, expressNumber } = await openList(t, 30)
  const list = new LongList(app)
  await list.readTo(28)
  await list.scrollTo(0)
  await app.tap('.row-card')
  await answered(app)
  await context.server.warehouse.arrive(expressNumber)

  const { bytes, calls } = await list.cost(() => app.back())

  assert.ok(app.text('.row-card').includes('仓库已签收'), app.text('.row-card'))
  t.diagnostic(`one row: ${bytes} B in ${calls} calls`)
  assert.ok(bytes <= MAX_BYTES_PER_ROW, `${bytes} B`)
  assert.equal(list.loaded, 28)
})

test('a finger that stays on a parcel copies its number', async (t) => {
  const { app, expressNumber } = await openList(t, 1)

  await app.longPress('.row-card')

  assert.equal(app.clipboard, expressNumber)
  assert.equal(app.page.path, PAGES.parcelList)
})

test('the filter asks the server, and parcels are ticked to be shipped together', async (t) => {
  const { app } = await openList(t, 12)
  await app.tap('#filter-parcels')
  await app.tap({ text: '未申报', within: '.sheet__body' })
  await app.tap('#apply-filter')
  await answered(app)
  assert.ok(app.text().includes('没有符合筛选条件的包裹'), app.text())
  await app.tap('#drop-filter')
  await answered(app)

  await app.tap('#ship-together')
  await answered(app)
  assert.deepEqual(requestsTo(app, CALLS.parcelList).at(-1)?.data, {
    skipCount: 0,
    maxResultCount: 7,
    canSubmit: true,
  })
  const rows = app.all('.row-card')
  assert.equal(rows.length, 3, 'every fourth of them is checked in')
  await app.tap(`#${rows[0]?.id}`)
  await app.tap(`#${rows[1]?.id}`)
  assert.ok(app.text('#selection-sum').includes('已选 2 件'))
  await app.pullDownRefresh()
  assert.equal(app.all('.check-mark--checked').length, 2)
  assert.ok(!app.exists('#export-parcels'), 'a mini program has no downloads')
  await app.tap({ text: '取消' })
  await answered(app)
  assert.equal(app.all('.row-card').length, 7)
  app.assertClean()
})

test('ticked parcels go into the order, and one that is taken out there is no longer ticked', async (t) => {
  const { app } = await openList(t, 12)
  await app.tap('#ship-together')
  await answered(app)
  const [one = '', two = ''] = shownParcels(app)
  await app.tap(`#parcel-${one}`)
  await app.tap(`#parcel-${two}`)

  await app.tap('#submit-selected')
  await answered(app)
  assert.equal(app.page.path, PAGES.submitOrder)
  assert.ok(app.exists(`#chosen-${one}`) && app.exists(`#chosen-${two}`), app.text('#field-parcelIds'))
  await app.tap(`#remove-${one}`)
  assert.ok(!app.exists(`#chosen-${one}`))
  await app.back()
  await answered(app)

  assert.ok(app.text('#selection-sum').includes('已选 1 件'), app.text('#selection-sum'))
  assert.equal(app.all('.check-mark--checked').length, 1)
  await app.tap('#submit-selected')
  await answered(app)
  assert.ok(app.exists(`#chosen-${two}`) && !app.exists(`#chosen-${one}`))
  app.assertClean()
})

test('the list is narrowed down to a status, and ordered by whose free storage ends first', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server)
  const { id: first } = await storedParcel(server, customer)
  const { id: second } = await storedParcel(server, customer)
  const { id: onTheWay } = await declareParcel(customer)
  await app.tap('#go-parcelList')
  await answered(app)
  assert.deepEqual(shownParcels(app), [onTheWay, second, first])

  await app.tap('#filter-parcels')
  await app.tap({ text: '免费仓储先到期在前', within: '.sheet__body' })
  await app.tap('#apply-filter')
  await answered(app)
  assert.deepEqual(shownParcels(app), [first, second, onTheWay])

  await app.tap('#tab-63')
  await answered(app)
  assert.deepEqual(shownParcels(app), [first, second])
  assert.ok(app.text('#parcel-count').includes('共 2 件'), app.text('#parcel-count'))
  app.assertClean()
})

/** IDs of the listed parcels, from the top. */
function shownParcels(app: MiniProgram): readonly string[] {
  return app.all('.row-card').map(({ id }) => String(id).replace('parcel-', ''))
}

test('a search finds by a part of the number, remembers the words, and says what to do without a find', async (t) => {
  const { app, expressNumber } = await openList(t, 3)
  await app.tap('#search-parcels')
  assert.equal(app.page.path, PAGES.parcelSearch)
  await search(app, `${expressNumber.slice(2)}-2`)
  assert.equal(app.all('.row-card').length, 1)

  await app.tap('.row-card')
  await answered(app)
  await app.back()
  await answered(app)
  assert.equal(app.value('#parcel-search'), `${expressNumber.slice(2)}-2`)
  assert.equal(app.all('.row-card').length, 1)

  await search(app, 'YT99887766554433')
  assert.ok(app.text().includes('没有找到包裹'))
  assert.ok(app.exists('#look-unclaimed'))
  await app.tap('#declare-searched')
  await answered(app)
  assert.equal(app.value('#expressNumber'), 'YT99887766554433')

  await app.relaunch({ path: PAGES.parcelSearch })
  await answered(app)
  assert.deepEqual(
    app.all('.search-history__words').map(({ children }) => children[0]?.children[0]?.content),
    ['YT99887766554433', `${expressNumber.slice(2)}-2`],
  )
})

async function search(app: MiniProgram, words: string): Promise<void> {
  await app.input('#parcel-search', words, { confirm: true })
  await answered(app)
}
