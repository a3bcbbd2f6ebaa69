import { StepperField } from '@/ui/form/StepperField'

import { tap } from '../../../support/app/gestures'

import { Holder, leave, show, the } from '../show'

const stepper = (initial: number, heard: (value: number) => void = () => undefined) => (
  <Holder initial={initial}>
    {(value, set) => (
      <StepperField
        id="n"
        value={value}
        min={1}
        max={60}
        label="Quantity"
        lessLabel="Less"
        moreLabel="More"
        onChange={(next) => {
          heard(next)
          set(next)
        }}
      />
    )}
  </Holder>
)

describe('StepperField', () => {
  it('steps up and down', async () => {
    const page = await show(stepper(2))
    const shown = () => (the(page, '#n input') as HTMLInputElement).value

    await tap(the(page, '#n-more'))
    expect(shown()).toBe('3')

    await tap(the(page, '#n-less'))
    await tap(the(page, '#n-less'))
    expect(shown()).toBe('1')
  })

  it.each([
    ['less', 1],
    ['more', 60],
  ])('takes no step to %s than its bound', async (side, bound) => {
    const heard = jest.fn()
    const page = await show(stepper(bound, heard))

    await tap(the(page, `#n-${side}`))

    expect(heard).not.toHaveBeenCalled()
    expect(the(page, `#n-${side}`).getAttribute('aria-disabled')).toBe('true')
  })

  it.each([
    ['75', 60],
    ['0', 1],
    ['', 1],
    ['7.9', 7],
    ['12', 12],
    ['１２', 12],
  ])('makes what is typed, "%s", fit its bounds: %s', async (typed, expected) => {
    const heard = jest.fn()
    const page = await show(stepper(5, heard))

    await leave(the(page, '#n'), typed)

    expect(heard).toHaveBeenCalledWith(expected)
    expect((the(page, '#n input') as HTMLInputElement).value).toBe(String(expected))
  })
})
