import { accepted, type Answer } from './apiClient.ts'
import { newCustomer, unique, type TestCustomer } from './customers.ts'
import { pngPicture, uploadPicture } from './pictures.ts'
import { useServer } from './useServer.ts'

import type { OrphanParcel, UnclaimedParcelClaim } from '../../../server/contracts/unclaimedParcel.ts'

export const UNCLAIMED = '/api/u/biz/ship-for-me/unclaimed-parcel'
export const ADMIN_WAREHOUSE = '/api/admin/warehouse'
export const MEASURES = { weight: 1.2, length: 30, width: 20, height: 10 }

type Claimant = TestCustomer & { readonly image: string }

/** A server, staff who register parcels without an owner, and customers who claim them. */
export function useUnclaimedParcels() {
  const context = useServer()
  const operator = () => context.api.with({ token: context.server.operatorToken })

  async function register(expressNumber = unique('SF1420000')): Promise<OrphanParcel> {
    const request = { expressNumber, ...MEASURES }
    return accepted(await operator().post<OrphanParcel>(`${ADMIN_WAREHOUSE}/unclaimed-parcel`, request))
  }

  async function claimant(): Promise<Claimant> {
    const customer = await newCustomer(context.server)
    return { ...customer, image: await uploadPicture(customer.api, await pngPicture()) }
  }

  function claim(
    { api, image }: Pick<Claimant, 'api' | 'image'>,
    id: string,
    expressNumber: string,
  ): Promise<Answer<UnclaimedParcelClaim>> {
    return api.post(`${UNCLAIMED}/${id}/claim`, { expressNumber, images: [image], note: 'My shoes' })
  }

  return { context, operator, register, claimant, claim }
}
