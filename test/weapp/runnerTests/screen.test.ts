import assert from 'node:assert/strict'
import { test } from 'node:test'

import { launchFixture } from './fixture.ts'

const offline = { onRequest: () => 'offline' as const }
const twoRows = {
  onRequest: () => ({
    status: 200,
    data: {
      items: [
        { id: 1, name: 'Boots' },
        { id: 2, name: 'Lamp' },
      ],
    },
  }),
}

test('text is what is visible, a line per block', async (t) => {
  const app = await launchFixture(t, twoRows)
  await app.waitFor(() => app.exists('.row'))
  assert.equal(app.text('#status'), 'answered 200')
  assert.equal(app.text().split('\n').slice(0, 5).join('|'), 'answered 200|Boots|Lamp|inside|around')
  assert.ok(!app.text().includes('unseen'))
})

test('elements are found by id, class, tag, nesting and text', async (t) => {
  const app = await launchFixture(t, twoRows)
  await app.waitFor(() => app.exists('.row'))
  assert.equal(app.all('.row').length, 2)
  assert.equal(app.all('view.row text').length, 2)
  assert.equal(app.find({ text: 'Boots' }).tag, 'text')
  assert.equal(app.find({ text: /^La/ }).parent?.classes[0], 'row')
  assert.equal(app.find({ text: 'ide' }).id, 'inner')
  assert.equal(app.exists({ text: 'Lamp', within: '#outer' }), false)
  assert.throws(() => app.text('#nothing'), /no visible element #nothing[\s\S]*<view id="outer">/)
  assert.throws(() => app.find('#unseen'), /no visible element/)
})

test('a tap rises through the page until it is caught', async (t) => {
  const app = await launchFixture(t, offline)
  await app.tap('#plain')
  assert.equal(app.text('#status'), 'outer')
  await app.tap('#inner')
  assert.equal(app.text('#status'), 'inner')
})

test('a tap that cannot work is refused', async (t) => {
  const app = await launchFixture(t, offline)
  await assert.rejects(app.tap('#off'), /<button id="off" disabled=true> is disabled/)
  await assert.rejects(app.tap('#deaf'), /nothing listens to a tap on <view id="deaf">/)
  await assert.rejects(app.tap('#unseen'), /no visible element #unseen/)
  await assert.rejects(app.tap({ text: /Reload|inside/ }), /ambiguous[\s\S]*nth or within/)
  await app.tap({ text: /Reload|inside/, nth: 0 })
  assert.equal(app.text('#status'), 'inner')
})

test('custom components get their properties and send their events', async (t) => {
  const app = await launchFixture(t, offline)
  assert.equal(app.text('#counter'), 'count 3')
  await app.tap('#more')
  assert.equal(app.text('#counter'), 'count 4')
  assert.equal(app.text('#status'), 'counted 4')
  app.assertClean()
})

test('typing focuses, sends the text cut at maxlength, and leaves the field', async (t) => {
  const app = await launchFixture(t, { path: 'pages-form/declare/declare' })
  await app.input('#number-field', 'sf1234567', { confirm: true })
  assert.equal(app.value('#number'), 'SF1234')
  assert.equal(app.text('#events'), 'focus:"" confirm:"sf1234" blur:"SF1234"')
  await app.input('#note', 'x'.repeat(200))
  assert.equal(String(app.value('#note')).length, 140)
})

test('native controls change as the customer changes them, and the form carries their values', async (t) => {
  const app = await launchFixture(t, { path: 'pages-form/declare/declare' })
  await app.tap('#insured')
  await app.tap('#photo-label')
  await app.tap('#repack')
  await app.tap('#fast')
  assert.equal(app.text('#events'), 'change:true change:["photo"] change:["photo","repack"] change:"fast"')
  await app.change('#courier-name', { value: 1 })
  assert.equal(app.text('#courier-name'), 'ZTO')
  await app.input('#number', 'ab')
  await app.tap('#submit')
  assert.deepEqual(JSON.parse(app.text('#result')), {
    number: 'AB',
    note: '',
    insured: true,
    courier: 1,
    services: ['photo', 'repack'],
    speed: 'fast',
  })
  await app.tap('#clear')
  assert.equal(app.text('#result'), 'cleared')
  assert.equal(app.value('#insured'), false)
  await assert.rejects(app.change('#wheel', { value: 1 }), /neither is, holds nor stands in/)
})

test('a swipe moves over the screen', async (t) => {
  const app = await launchFixture(t, { path: 'pages-form/declare/declare' })
  await app.swipe('#wheel', { dy: -72, durationMs: 20 })
  assert.equal(app.text('#result'), 'at 328')
})

test('what crosses to the view is measured', async (t) => {
  const app = await launchFixture(t, { path: 'pages-form/declare/declare' })
  const { calls } = app.setDataStats()
  await app.swipe('#wheel', { dy: -72, durationMs: 20 })
  const stats = app.setDataStats({ since: calls })
  assert.equal(stats.calls, 4)
  assert.equal(stats.largest, Buffer.byteLength(JSON.stringify({ result: 'at 328' })))
  assert.equal(stats.bytes, 4 * stats.largest)
  assert.equal(stats.perSecond, 4)
})

test('the nodes of a page are counted without its texts', async (t) => {
  const app = await launchFixture(t, { path: 'pages/mine/mine' })
  const actions = app.all('button').length
  assert.deepEqual(app.nodeStats(), { nodes: actions + 4, depth: 3, maxChildren: actions + 2 })
})

test('waiting in vain shows the page and the requests', async (t) => {
  const app = await launchFixture(t, offline)
  await assert.rejects(
    app.waitFor(() => app.text().includes('never'), { timeoutMs: 30 }),
    (error: Error) => {
      assert.match(error.message, /waited 30 ms in vain for .*never/)
      assert.match(error.message, /<text id="status">/)
      assert.match(error.message, /GET \/parcels\?.*request:fail/)
      return true
    },
  )
})
