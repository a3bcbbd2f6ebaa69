import { readDate, readItems, readObject, readPage } from '@/api/wire'

import { thrownBy } from '../../support/app/thrownBy'

const text = (value: number) => `#${value}`

describe('readPage', () => {
  it('reads each item, and how many there are in all', () => {
    expect(readPage({ items: [1, 2], totalCount: 9 }, text)).toEqual({ items: ['#1', '#2'], totalCount: 9 })
  })

  it.each([[undefined], [null], ['9']])('counts what came where the total is %j', (totalCount) => {
    expect(readPage({ items: [1, 2], totalCount: totalCount as never }, text).totalCount).toBe(2)
  })

  it.each([[null], ['<html>'], [42], [{}], [{ items: null }], [{ items: {} }]])('refuses %j', (body) => {
    expect(thrownBy(() => readPage(body as never, text))).toMatchObject({ kind: 'malformed' })
  })
})

it('readItems reads a list that comes whole, or takes it as it is', () => {
  expect(readItems({ items: [1] }, text)).toEqual(['#1'])
  expect(readItems({ items: [1] })).toEqual([1])
})

it.each([[null], [undefined]])('readItems refuses %j as an item', (item) => {
  expect(thrownBy(() => readItems({ items: [item] }))).toMatchObject({ kind: 'malformed' })
})

it.each([[null], ['x'], [1], [undefined], [{ other: 1 }]])('readObject refuses %j', (body) => {
  const nameLength = ({ name }: { name: string }) => name.length
  expect(thrownBy(() => readObject(body as never, nameLength))).toMatchObject({ kind: 'malformed' })
})

it('readObject keeps what went wrong as the cause', () => {
  const cause = new TypeError('no such field')
  const fail = () => {
    throw cause
  }
  expect(thrownBy(() => readObject({}, fail))).toMatchObject({ kind: 'malformed', detail: { cause } })
})

it('readDate reads UTC', () => {
  expect(readDate('2026-01-02T03:04:05Z').getTime()).toBe(Date.UTC(2026, 0, 2, 3, 4, 5))
})
