import { fireEvent } from '@testing-library/react'
import { act } from 'react'
import { tap } from '../../support/app/gestures'
import { byId } from '../../support/app/openPage'
import { flush, until } from '../../support/app/until'
import { page as pageOf } from '../../support/app/Wire'

import { openList, rowsIn, parcels } from './browsing'

describe('a finger on a parcel', () => {
  const touch = (x: number, y: number) => ({ touches: [{ clientX: x, clientY: y }] })

  /** Opens a list with a single parcel, with touch gestures for its row and a record of the copied texts. */
  async function openRow() {
    const copied: string[] = []
    const writeText = async (text: string) => void copied.push(text)
    Object.assign(navigator, { clipboard: { writeText } })
    const opened = await openList(pageOf(parcels(1)))
    await until(() => rowsIn(opened).length)
    const row = byId(opened.page, 'parcel-0')
    jest.useFakeTimers()
    return {
      ...opened,
      copied,
      land: () => fireEvent.touchStart(row, touch(100, 100)),
      moveTo: (x: number, y: number) => fireEvent.touchMove(row, touch(x, y)),
      wait: (ms: number) => act(async () => void jest.advanceTimersByTime(ms)),
      async lift() {
        jest.useRealTimers()
        fireEvent.touchEnd(row)
        await tap(row)
      },
    }
  }

  afterEach(() => void jest.useRealTimers())

  it('copies its number once it has stayed for 350 ms, and opens nothing', async () => {
    const { copied, toast, router, land, wait, lift, page } = await openRow()

    land()
    await wait(349)
    expect(copied).toEqual([])
    await wait(1)
    expect(copied).toEqual(['SF-0'])
    await lift()

    expect(toast.mock.calls).toEqual([[expect.objectContaining({ title: '已复制' })]])
    expect(router.moves).toEqual([])
    await tap(byId(page, 'parcel-0'))
    expect(router.moves).toHaveLength(1)
  })

  it('may tremble by 10 px', async () => {
    const { copied, land, moveTo, wait } = await openRow()

    land()
    moveTo(106, 108)
    moveTo(94, 92)
    await wait(350)

    expect(copied).toEqual(['SF-0'])
  })

  it('that goes further scrolls, and copies nothing', async () => {
    const { copied, land, moveTo, wait } = await openRow()

    land()
    moveTo(100, 111)
    moveTo(100, 100)
    await wait(1000)

    expect(copied).toEqual([])
  })

  it('that is lifted before opens it', async () => {
    const { copied, router, land, wait, lift } = await openRow()

    land()
    await wait(300)
    await lift()
    await flush()

    expect(copied).toEqual([])
    expect(router.moves).toHaveLength(1)
  })
})
