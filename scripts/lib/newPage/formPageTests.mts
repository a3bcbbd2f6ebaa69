import path from 'node:path'

import type { NewFormPage } from './NewFormPage.mts'
import type { Texts } from './page.mts'

const toTestFolder = ({ pagePath }: NewFormPage) => '../'.repeat(pagePath.split('/').length)
const operationOf = ({ command: { method, path: url } }: NewFormPage) => `${method.toUpperCase()} ${url}`
const entries = ({ fields }: NewFormPage, value: (name: string) => string) =>
  fields.map(({ name }) => `${name}: '${value(name)}'`).join(', ')

/** The unit test of the store: what is required, and what is sent. */
export function formStoreTest(page: NewFormPage): string {
  const { pagePath, pascalName, command } = page
  const up = toTestFolder(page)
  return `import { ${pascalName}Store } from '@/${path.posix.dirname(pagePath)}/${pascalName}Store'
import { UnsentPhotos } from '@/stores/form/UnsentPhotos'

import { ok${command.takesKey ? ', timedOut' : ''} } from '${up}support/app/Wire'
import { wiredApi } from '${up}support/app/wiredApi'

const CALL = '${operationOf(page)}'
const ENTERED = { ${entries(page, (name) => ` ${name} `)} }

function open() {
  const { wire, api } = wiredApi()
  const stores = { api, session: { ownerId: 'ada' }, unsentPhotos: new UnsentPhotos() }
  const store = new ${pascalName}Store(stores as never)
  store.form.fill(ENTERED)
  return { store, wire: wire.on(CALL, ok({})) }
}

describe('${pascalName}Store', () => {
  it('sends what was entered, without the spaces around it', async () => {
    const { store, wire } = open()

    expect(await store.submit()).toBe(true)

    expect(wire.lastCallTo(CALL).body).toEqual({ ${entries(page, (name) => name)} })
  })

  it.each(Object.keys(ENTERED))('sends nothing without %s', async (field) => {
    const { store, wire } = open()
    store.form.fill({ ...ENTERED, [field]: ' ' })

    expect(await store.submit()).toBe(false)

    expect(store.form.problems).toEqual({ [field]: { kind: 'required' } })
    expect(wire.calls).toEqual([])
  })
${command.takesKey ? retryTest : ''}})
`
}

const retryTest = `
  it('sends the same key again when no answer came', async () => {
    const { store, wire } = open()
    wire.on(CALL, timedOut(), ok({}))
    await expect(store.submit()).rejects.toThrow()

    await store.submit()

    const [first, second] = wire.callsTo(CALL).map(({ header }) => header['Idempotency-Key'])
    expect(first).toBeTruthy()
    expect(second).toBe(first)
  })
`

/** The component test: the gate, a problem at its field, sending, and the draft. */
export function formPageTest(page: NewFormPage, texts: Texts): string {
  const { pagePath, pascalName, kebabName, routeName, fields } = page
  const up = toTestFolder(page)
  const text = (key: string) => texts['zh-Hans'][`${routeName}.${key}`] ?? ''
  const [first] = fields.map(({ name }) => name)
  return `import { PATHS } from '@/navigation/routes'
import ${pascalName}Page from '@/${pagePath}'

import { aUserDto } from '${up}support/app/factories'
import { tap, typeInto } from '${up}support/app/gestures'
import { byId, focusedField, openPage, problemOf, type OpenedPage } from '${up}support/app/openPage'
import { rememberSession } from '${up}support/app/startApp'
import { until } from '${up}support/app/until'
import { ok, Wire } from '${up}support/app/Wire'

const CALL = '${operationOf(page)}'
const ENTERED = { ${entries(page, (name) => name)} }

async function open(): Promise<OpenedPage> {
  rememberSession()
  const wire = new Wire().on('GET /api/u/user', ok(aUserDto({ id: 'ada' }))).on(CALL, ok({}))
  const opened = await openPage(${pascalName}Page, PATHS.${routeName}, { wire })
  await until(() => byId(opened.page, 'submit'))
  return opened
}

const valueOf = ({ page }: OpenedPage, field: string) => byId(page, field).querySelector('input')?.value

describe('${kebabName.replaceAll('-', ' ')}', () => {
  it('asks to sign in first', async () => {
    const { page, wire } = await openPage(${pascalName}Page, PATHS.${routeName})

    expect(page.text()).toContain('${text('gate')}')
    expect(wire.calls).toEqual([])
  })

  it('shows at each field that it is missing, and leads to the first', async () => {
    const { page } = await open()

    await tap(byId(page, 'submit'))

    for (const field of Object.keys(ENTERED)) expect(problemOf(page, field)).toBe('必填')
    await until(() => focusedField() === '${first}')
  })

  it('sends what was typed, says so, and starts over', async () => {
    const opened = await open()
    for (const [field, text] of Object.entries(ENTERED)) await typeInto(byId(opened.page, field), text)

    await tap(byId(opened.page, 'submit'))

    await until(() => opened.toast.mock.calls.length)
    expect(opened.toast).toHaveBeenCalledWith(expect.objectContaining({ title: '${text('submitted')}' }))
    expect(opened.wire.lastCallTo(CALL).body).toEqual(ENTERED)
    expect(valueOf(opened, '${first}')).toBe('')
  })

  it('comes back as it was typed', async () => {
    const opened = await open()
    await typeInto(byId(opened.page, '${first}'), 'half')
    await opened.page.unload()

    const again = await open()

    await until(() => again.page.text().includes('已恢复上次未提交的内容'))
    expect(valueOf(again, '${first}')).toBe('half')
  })
})
`
}
