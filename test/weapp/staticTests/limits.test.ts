import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { test } from 'node:test'

import sharp from 'sharp'

import { staticProblems } from '../static/staticProblems.ts'
import { change, copy } from './fixtureCopy.ts'

const all = (dir: string) => Object.values(staticProblems(dir)).flat()

test('patterns that old iPhones cannot take are found, also in texts', (t) => {
  const { dir, at } = copy(t)
  change(at('app.js'), "'use strict'", 'const a = [/(?<=x)y/, /(?<n>x)/, RegExp("(?<!x)y")]')
  assert.deepEqual(all(dir), [
    "app.js looks behind in /(?<=x)y/, which iPhones can't before iOS 16.4",
    `app.js looks behind in "(?<!x)y", which iPhones can't before iOS 16.4`,
  ])
})

test('files that are not uploaded are found', (t) => {
  const { dir, at } = copy(t)
  writeFileSync(at('pages/list/photo.webp'), '')
  assert.deepEqual(all(dir), ["pages/list/photo.webp is of a kind that isn't uploaded"])
})

test('tab icons are checked', async (t) => {
  const { dir, at } = copy(t)
  change(at('app.json'), '"text": "List"', '"text": "List", "iconPath": "a.png", "selectedIconPath": "b.png"')
  const icon = sharp({ create: { width: 81, height: 80, channels: 3, background: '#fff' } })
  await icon.png().toFile(at('a.png'))
  writeFileSync(at('b.png'), await icon.jpeg().toBuffer())
  assert.deepEqual(all(dir), ['tab icon a.png is 81 by 80 pixels, not 81', 'tab icon b.png is no PNG'])
})
