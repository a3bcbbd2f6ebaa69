import { fieldProblem } from '../../base/http/problem.ts'
import { findRegionGroup, findRegions, hasRegions } from '../region/index.ts'

import type { AddressRequest } from '../../contracts/address.ts'
import type { Database } from '../../db/client.ts'
import type { AddressRow } from './repository.ts'

type Place = Pick<AddressRow, 'regionGroupId' | 'provinceId' | 'cityId' | 'cityName' | 'postCode'>

/**
 * Checks an address's place against the lists of places.
 *
 * @throws ApiProblem 400 RegionGroupUnknown, PostCodeMalformed, RegionRequired, RegionUnknown
 */
export async function readPlace(db: Database, request: AddressRequest): Promise<Place> {
  const { regionGroupId } = request
  const group = await findRegionGroup(db, regionGroupId)
  if (!group?.isDest) throw fieldProblem(400, 'RegionGroupUnknown', 'regionGroupId')
  const postCode = request.postCode.trim().toUpperCase()
  if (!new RegExp(`^(?:${group.postCodePattern})$`).test(postCode)) {
    throw fieldProblem(400, 'PostCodeMalformed', 'postCode', { example: group.postCodeExample })
  }
  return { regionGroupId, postCode, ...(await readRegion(db, request)) }
}

type ChosenRegion = NonNullable<AddressRequest['region']>

/** A city of the list is stored by its ID, another by its name. */
async function readRegion(db: Database, { regionGroupId, region = {} }: AddressRequest) {
  const { provinceId = null, cityId = null } = region
  const cityName = region.city?.trim() ?? null
  if (await hasRegions(db, regionGroupId)) refuseMissing(region)
  await refuseUnknown(db, regionGroupId, { provinceId, cityId })
  return { provinceId, cityId, cityName: cityId === null ? cityName : null }
}

function refuseMissing({ provinceId, cityId, city }: ChosenRegion): void {
  if (provinceId === undefined) throw fieldProblem(400, 'RegionRequired', 'region.provinceId')
  if (cityId === undefined && city === undefined) throw fieldProblem(400, 'RegionRequired', 'region.cityId')
}

async function refuseUnknown(
  db: Database,
  regionGroupId: string,
  { provinceId, cityId }: Pick<AddressRow, 'provinceId' | 'cityId'>,
): Promise<void> {
  const ids = [provinceId, cityId].filter((id) => id !== null)
  const rows = (await findRegions(db, ids)).filter((row) => row.regionGroupId === regionGroupId)
  const isUnknown = (id: string | null, parentId: string | null) =>
    id !== null && !rows.some((row) => row.id === id && row.parentId === parentId)
  if (isUnknown(provinceId, null)) throw fieldProblem(400, 'RegionUnknown', 'region.provinceId')
  if (isUnknown(cityId, provinceId)) throw fieldProblem(400, 'RegionUnknown', 'region.cityId')
}
