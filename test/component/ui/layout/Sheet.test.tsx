import { Button } from '@/ui/control/Button'
import { Sheet } from '@/ui/layout/Sheet'

import { tap } from '../../../support/app/gestures'
import { until } from '../../../support/app/until'

import { Holder, press, show, the } from '../show'

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

const isShown = (root: Element) => root.querySelector('.sheet') !== null

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

    await tap(the(page, '.sheet-layer__mask'))
    await until(() => !isShown(page.root))

    await tap(the(page, '#open'))
    await until(() => isShown(page.root))
  })

  it('is a dialog that holds the focus, and gives it back when Escape closes it', async () => {
    const page = await show(sheet)
    the(page, '#open').focus()
    await tap(the(page, '#open'))
    const dialog = page.getByRole('dialog', { name: 'Couriers' })
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    await until(() => document.activeElement === dialog)

    the(page, '#close-sheet').focus()
    await press(the(page, '#close-sheet'), 'Tab')
    expect(document.activeElement).toBe(the(page, '#close-sheet'))

    await press(dialog, 'Escape')
    await until(() => !isShown(page.root))
    expect(document.activeElement).toBe(the(page, '#open'))
  })

  it('keeps the page below from scrolling while it is open', async () => {
    const page = await show(sheet)
    const move = () => {
      const event = new Event('touchmove', { bubbles: true, cancelable: true })
      the(page, '.sheet-layer__mask').dispatchEvent(Object.assign(event, { touches: [{ clientY: 9 }] }))
      return event.defaultPrevented
    }
    await tap(the(page, '#open'))
    expect([document.body.className, move()]).toEqual(['has-modal', true])

    await press(page.getByRole('dialog'), 'Escape')
    expect(document.body.className).toBe('')
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
})
