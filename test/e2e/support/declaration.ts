import type { ApiClient } from '../../support/server/apiClient.ts'
import { PARCELS } from '../../support/server/customers.ts'

import type { Screen } from './Screen.ts'

/** Fills in a declaration's required fields: number, name and value. */
export async function fillDeclaration(app: Screen, expressNumber: string): Promise<void> {
  await app.fill({ expressNumber })
  await app.control('declaredName').click()
  await app.fill({ 'name-search': '围巾' })
  await app.control('name-typed').click()
  await app.fill({ declaredValue: '88.50' })
}

/** Number of parcels with this tracking number on the server. */
export async function countDeclared(api: ApiClient, expressNumber: string): Promise<number> {
  const { body } = await api.post<{ totalCount: number }>(`${PARCELS}/list`, { filter: expressNumber })
  return body.totalCount
}
