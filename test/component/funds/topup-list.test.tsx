import * as api from '@/stores/areas/topupApi'
import { ApiError } from '@/model/call/ApiError'
import type { Page } from '@/model/list/page'
import { PATHS } from '@/navigation/routes'
import TopupListPage from '@/pages/users/top-up/topup-list'

import { deferred } from '../../../../support/app/deferred'
import { tap } from '../../../../support/app/gestures'
import { byId, openPage } from '../../../../support/app/openPage'
import { rememberSession } from '../../../../support/app/startApp'
import { until } from '../../../../support/app/until'

const fetchRows = jest.fn<Promise<Page<{ id: string }>>, [object]>()

beforeEach(() => {
  jest.spyOn(api, 'topupApi').mockReturnValue({ list: fetchRows } as never)
})

const pageOf = (...ids: string[]) => ({ items: ids.map((id) => ({ id })), totalCount: ids.length })

function open() {
  rememberSession()
  return openPage(TopupListPage, PATHS.topupList)
}

describe('topup list', () => {
  it('asks to sign in first', async () => {
    const { page } = await openPage(TopupListPage, PATHS.topupList)

    expect(byId(page, 'sign-in')).toBeTruthy()
    expect(fetchRows).not.toHaveBeenCalled()
  })

  it('shows the shape of its rows until they are there', async () => {
    const answer = deferred<Page<{ id: string }>>()
    fetchRows.mockReturnValue(answer.promise)
    const { page } = await open()
    expect(page.root.querySelector('.list-skeleton')).not.toBeNull()

    answer.resolve(pageOf('1', '2'))

    await until(() => byId(page, 'topup-list-2'))
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

    await until(() => byId(page, 'topup-list-1'))
  })
})
