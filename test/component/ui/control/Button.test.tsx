import { Button } from '@/ui/control/Button'

import { tap } from '../../../support/app/gestures'

import { press, show, the } from '../show'

const button = (props: Partial<Parameters<typeof Button>[0]> = {}) => {
  const onClick = jest.fn()
  return {
    onClick,
    node: (
      <Button id="pay" onClick={onClick} {...props}>
        {'Pay'}
      </Button>
    ),
  }
}

describe('Button', () => {
  it('does what it says on a tap, Enter and space', async () => {
    const { onClick, node } = button()
    const page = await show(node)

    await tap(the(page, '#pay'))
    await press(the(page, '#pay'), 'Enter')
    await press(the(page, '#pay'), ' ')
    await press(the(page, '#pay'), 'a')

    expect(onClick).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['busy', { isBusy: true }],
    ['disabled', { isDisabled: true }],
    ['disabled and meant for WeChat', { isDisabled: true, openType: 'share' as const }],
  ])('does nothing while it is %s', async (_, props) => {
    const { onClick, node } = button(props)
    const page = await show(node)

    await tap(the(page, '#pay'))
    await press(the(page, '#pay'), 'Enter')

    expect(onClick).not.toHaveBeenCalled()
    expect(the(page, '#pay').getAttribute('aria-disabled')).toBe('true')
  })

  it('spins in place of its icon while it works, and keeps its word', async () => {
    const page = await show(button({ isBusy: true, icon: 'copy' }).node)

    expect(the(page, '#pay').getAttribute('aria-busy')).toBe('true')
    expect(the(page, '.button__spinner')).toBeTruthy()
    expect(page.root.querySelector('.icon')).toBeNull()
    expect(page.text()).toBe('Pay')
  })

  it('is a button to a screen reader, reached by the tab key', async () => {
    const page = await show(button().node)

    expect(page.getByRole('button').textContent).toBe('Pay')
    expect(the(page, '#pay').getAttribute('tabindex')).toBe('0')
    expect(the(page, '#pay').hasAttribute('aria-disabled')).toBe(false)
  })
})
