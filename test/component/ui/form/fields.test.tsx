import { FormField } from '@/ui/form/FormField'
import { SearchBox } from '@/ui/list/SearchBox'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'

import { takesTyped, tap, typeInto } from '../../../support/app/gestures'

import { Holder, show, the } from '../show'

describe('TextField', () => {
  it('tells what is typed', async () => {
    const onChange = jest.fn()
    const page = await show(<TextField id="name" value="" label="Name" onChange={onChange} />)

    await typeInto(the(page, '#name'), 'Ada')

    expect(onChange).toHaveBeenCalledWith('Ada')
  })

  it('names the real input inside for screen readers, and says what a browser may fill in', async () => {
    const page = await show(
      <TextField id="name" value="" label="Name" autoComplete="username" isInvalid onChange={jest.fn()} />,
    )
    const input = the(page, '#name input')

    expect(input.getAttribute('aria-label')).toBe('Name')
    expect(input.getAttribute('autocomplete')).toBe('username')
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('shows a password only while its eye is open', async () => {
    const page = await show(
      <TextField id="secret" type="password" value="open sesame" label="Password" onChange={jest.fn()} />,
    )
    const type = () => the(page, '#secret input').getAttribute('type')
    expect(type()).toBe('password')
    expect(the(page, '#secret-eye').getAttribute('aria-label')).toBe('显示密码')

    await tap(the(page, '#secret-eye'))
    expect(type()).toBe('text')
    expect(the(page, '#secret-eye').getAttribute('aria-checked')).toBe('true')

    await tap(the(page, '#secret-eye'))
    expect(type()).toBe('password')
  })

  it.each([
    ['number', 'numeric'],
    ['digit', 'decimal'],
    ['tel', 'tel'],
  ] as const)(
    'asks for a %s with the right keys, as text that a browser leaves alone',
    async (type, keys) => {
      const page = await show(<TextField id="n" type={type} value="007" label="n" onChange={jest.fn()} />)
      const input = the(page, '#n input') as HTMLInputElement

      expect([input.getAttribute('type'), input.getAttribute('inputmode')]).toEqual(['text', keys])
      expect(input.value).toBe('007')
    },
  )

  it.each(['1,5', '1e3', '-5', '１２'])('takes “%s” as it is typed', async (amount) => {
    const page = await show(<TextField id="n" type="digit" value="" label="n" onChange={jest.fn()} />)

    expect(takesTyped(the(page, '#n'), amount)).toBe(true)
  })
})

describe('TextAreaField', () => {
  it('tells what is typed, and has a name', async () => {
    const onChange = jest.fn()
    const page = await show(
      <TextAreaField id="remarks" value="" maxLength={500} label="Remarks" onChange={onChange} />,
    )
    await typeInto(the(page, '#remarks'), 'fragile')

    expect(onChange).toHaveBeenCalledWith('fragile')
    expect(the(page, '#remarks textarea').getAttribute('aria-label')).toBe('Remarks')
  })
})

describe('SearchBox', () => {
  it('is cleared by its cross, which asks for everything again', async () => {
    const onSubmit = jest.fn()
    const page = await show(
      <Holder initial="coat">
        {(text, set) => (
          <SearchBox
            id="q"
            value={text}
            placeholder="Search"
            clearText="Clear"
            onChange={set}
            onSubmit={onSubmit}
          />
        )}
      </Holder>,
    )
    await tap(page.getByRole('button', { name: 'Clear' }))

    expect((the(page, '#q input') as HTMLInputElement).value).toBe('')
    expect(onSubmit).toHaveBeenCalledWith('')
    expect(page.queryByRole('button', { name: 'Clear' })).toBeNull()
  })
})

describe('FormField', () => {
  it('shows what is wrong in place of the help, and says so', async () => {
    const field = (error?: string) => (
      <FormField id="field-code" label="Code" help="6 digits" error={error}>
        {'…'}
      </FormField>
    )
    const fine = await show(field())
    expect(fine.text()).toContain('6 digits')
    expect(fine.queryByRole('alert')).toBeNull()

    const wrong = await show(field('Required'))
    expect(wrong.text()).not.toContain('6 digits')
    expect(wrong.getByRole('alert').textContent).toBe('Required')
  })

  it('counts against its limit', async () => {
    const page = await show(
      <FormField label="Tags" isRequired count={{ used: 2, limit: 10 }}>
        {'…'}
      </FormField>,
    )
    expect(page.text()).toBe('Tags*2/10…')
  })
})
