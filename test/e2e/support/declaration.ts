import type { ApiClient } from '../../support/server/apiClient.ts'
import { PARCELS } from '../../support/server/customers.ts'

import type { Screen } from './Screen.ts'

/** Fills in what a declaration needs at least: number, name and value. */
export async function fillDeclaration(app: Screen, expressNumber: string): Promise<void> {
  await app.fill({ expressNumber })
  await app.control('declaredName').click()
  await app.fill({ 'name-search': '围巾' })
  await app.control('name-typed').click()
  await app.fill({ declaredValue: '88.50' })
}

/** How many parcels with this number the server has. */
export async function countDeclared(api: ApiClient, expressNumber: string): Promise<number> {
  const { body } = await api.post<{ totalCount: number }>(`${PARCELS}/list`, { filter: expressNumber })
  return body.totalCount
}
