import type { Announce } from '@/model/content/content'
import { closedPopup, popupToShow } from '@/model/content/popup'

const announce = (id: string, day: number, isPopup = true) =>
  ({ id, isPopup, publishTime: new Date(Date.UTC(2026, 10, day)) }) as Announce

const closedOn = (id: string, day: number) => closedPopup({ id }, new Date(Date.UTC(2026, 10, day, 12)))

it.each([
  ['the newest of all', [announce('a', 1), announce('b', 2)], null, 'b'],
  ['nothing where there is none', [], null, undefined],
  ['no announcement that is no popup', [announce('a', 1, false)], null, undefined],
  ['none that was closed', [announce('a', 1)], closedOn('a', 1), undefined],
  ['none older than the one that was closed', [announce('a', 1)], closedOn('b', 2), undefined],
  ['a newer one than was closed', [announce('a', 1), announce('c', 3)], closedOn('a', 2), 'c'],
])('a popup is %s', (_, popups, closed, id) => {
  expect(popupToShow(popups, closed)?.id).toBe(id)
})
