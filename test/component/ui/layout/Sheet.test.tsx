import { Button } from '@/ui/control/Button'
import { Sheet } from '@/ui/layout/Sheet'

import { tap } from '../../../support/app/gestures'
import { until } from '../../../support/app/until'

import { Holder, show, the } from '../show'

const sheet = (
  <Holder initial={false}>
    {(isOpen, set) => (
      <>
        <Button id="open" onClick={() => set(true)}>
          {'Open'}
        </Button>
        <Sheet isOpen={isOpen} title="Couriers" closeText="Close" onClose={() => set(false)}>
          {'ZTO'}
        </Sheet>
      </>
    )}
  </Holder>
)

const isShown = (root: Element) => {
  const popup = root.querySelector<HTMLElement>('.sheet-popup')
  return popup !== null && popup.style.display !== 'none'
}

describe('Sheet', () => {
  it('opens, closes by its cross, and opens again', async () => {
    const page = await show(sheet)
    expect(isShown(page.root)).toBe(false)

    for (let round = 0; round < 2; round++) {
      await tap(the(page, '#open'))
      await until(() => isShown(page.root))
      expect(the(page, '.sheet').textContent).toBe('CouriersZTO')

      await tap(page.getByRole('button', { name: 'Close' }))
      await until(() => !isShown(page.root))
    }
  })

  it('is put away by a tap beside it, and its page knows', async () => {
    const page = await show(sheet)
    await tap(the(page, '#open'))
    await until(() => isShown(page.root))

    await tap(the(page, '.nut-overlay'))
    await until(() => !isShown(page.root))

    await tap(the(page, '#open'))
    await until(() => isShown(page.root))
  })
  it('leaves nothing behind once it is away', async () => {
    const page = await show(sheet)
    expect(page.root.querySelector('.sheet')).toBeNull()

    await tap(the(page, '#open'))
    await until(() => isShown(page.root))
    await tap(page.getByRole('button', { name: 'Close' }))

    await until(() => page.root.querySelector('.sheet') === null)
    await tap(the(page, '#open'))
    await until(() => isShown(page.root))
    expect(the(page, '.sheet').textContent).toBe('CouriersZTO')
  })

  it('is whole when it is opened again while it still closes', async () => {
    const page = await show(sheet)
    await tap(the(page, '#open'))
    await until(() => isShown(page.root))
    await tap(page.getByRole('button', { name: 'Close' }))
    await tap(the(page, '#open'))

    await until(() => isShown(page.root))
    expect(the(page, '.sheet').textContent).toBe('CouriersZTO')
  })
})
