import type { NewListPage } from './NewListPage.mts'

/** The component test of a new list page. It covers the list's states; tests of row content come later. */
export function listPageTest(page: NewListPage): string {
  const { pagePath, pascalName, kebabName, routeName, call, isPublic } = page
  const creator = call.accessor ?? call.factory
  const source = call.accessor ? `@/stores/areas/${call.accessor}` : call.module
  const up = '../'.repeat(pagePath.split('/').length)
  return `import * as api from '${source}'
import { ApiError } from '@/model/call/ApiError'
import type { Page } from '@/model/list/page'
import { PATHS } from '@/navigation/routes'
import ${pascalName}Page from '@/${pagePath}'

import { deferred } from '${up}support/app/deferred'
import { tap } from '${up}support/app/gestures'
import { byId, openPage } from '${up}support/app/openPage'
${isPublic ? '' : `import { rememberSession } from '${up}support/app/startApp'\n`}import { until } from '${up}support/app/until'

const fetchRows = jest.fn<Promise<Page<{ id: string }>>, [object]>()

beforeEach(() => {
  jest.spyOn(api, '${creator}').mockReturnValue({ ${call.method}: fetchRows } as never)
})

const pageOf = (...ids: string[]) => ({ items: ids.map((id) => ({ id })), totalCount: ids.length })

function open() {
  ${isPublic ? '' : 'rememberSession()'}
  return openPage(${pascalName}Page, PATHS.${routeName})
}

describe('${kebabName.replaceAll('-', ' ')}', () => {
${isPublic ? '' : signInTest(page)}
  it('shows the shape of its rows until they are there', async () => {
    const answer = deferred<Page<{ id: string }>>()
    fetchRows.mockReturnValue(answer.promise)
    const { page } = await open()
    expect(page.root.querySelector('.list-skeleton')).not.toBeNull()

    answer.resolve(pageOf('1', '2'))

    await until(() => byId(page, '${kebabName}-2'))
    expect(page.root.querySelector('.list-skeleton')).toBeNull()
  })

  it('says that there is nothing', async () => {
    fetchRows.mockResolvedValue(pageOf())
    const { page } = await open()

    await until(() => page.root.querySelector('.state-message'))
  })

  it('offers another try when it cannot be read', async () => {
    fetchRows.mockRejectedValueOnce(new ApiError('network', 'offline')).mockResolvedValue(pageOf('1'))
    const { page } = await open()

    await tap(await until(() => byId(page, 'retry')))

    await until(() => byId(page, '${kebabName}-1'))
  })
})
`
}

const signInTest = ({ pascalName, routeName }: NewListPage) => `  it('asks to sign in first', async () => {
    const { page } = await openPage(${pascalName}Page, PATHS.${routeName})

    expect(byId(page, 'sign-in')).toBeTruthy()
    expect(fetchRows).not.toHaveBeenCalled()
  })
`
