import assert from 'node:assert/strict'

import { accepted, refused, type ApiClient } from './apiClient.ts'
import { ADDRESSES } from './orders.ts'

import type { Address, AddressRequest } from '../../../server/contracts/address.ts'

export function addressRequest(changes: Partial<AddressRequest> = {}): AddressRequest {
  return {
    recipient: 'Lin Xiaoman',
    mobile: '+65 8123 4567',
    regionGroupId: 'sg',
    postCode: '238823',
    detailsAddress: '2 Orchard Turn #03-12',
    ...changes,
  }
}

export const IN_SHAH_ALAM = {
  regionGroupId: 'my-west',
  region: { provinceId: 'my-west-selangor', cityId: 'my-west-selangor-shah-alam' },
  postCode: '40000',
} as const

export async function createAddress(api: ApiClient, changes: Partial<AddressRequest> = {}): Promise<Address> {
  return accepted(await api.post<Address>(ADDRESSES, addressRequest(changes)))
}

export async function listAddresses(
  api: ApiClient,
  body: object = {},
): Promise<{ items: Address[]; totalCount: number }> {
  return accepted(
    await api.post<{ items: Address[]; totalCount: number }>(`${ADDRESSES}/list`, {
      maxResultCount: 999,
      ...body,
    }),
  )
}

export function refusedAt(answer: Parameters<typeof refused>[0], code: string, member: string): string {
  const error = refused(answer, 400, code)
  assert.deepEqual(
    error.validationErrors.map(({ members }) => members),
    [[member]],
  )
  return error.validationErrors[0]?.message ?? ''
}
