import { isApiError } from '@/model/call/ApiError'
import type { ChosenRegion, RegionGroup } from '@/model/address/address'
import type { PastedAddress } from '@/model/address/pastedAddress/readPastedAddress'
import { isNameOf, type Place } from '@/model/address/pastedAddress/places/places'
import type { RegionApi } from '@/stores/areas/regionApi'

interface FoundPlace {
  readonly regionGroupId: string
  readonly region: ChosenRegion | null
}

/**
 * Finds the place named in a pasted address in the server's lists: a destination of the country, the
 * province, and the listed city or its name. Leaves the region to the customer if a list can't be read.
 *
 * @param preferred the destination to choose if the country has several
 */
export async function findPlace(
  regions: RegionApi,
  groups: readonly RegionGroup[],
  { country, state, city }: Pick<PastedAddress, 'country' | 'state' | 'city'>,
  preferred: string,
): Promise<FoundPlace> {
  const candidates = groups.filter(({ countryCode }) => countryCode === country)
  const [only] = candidates.length === 1 ? candidates : candidates.filter(({ id }) => id === preferred)
  const unplaced = { regionGroupId: only?.id ?? '', region: null }
  if (!state) return unplaced
  try {
    for (const { id } of candidates.filter(({ hasRegions }) => hasRegions)) {
      const found = await findRegion(regions, id, state, city)
      if (found) return { regionGroupId: id, region: found === 'noCity' ? null : found }
    }
  } catch (error) {
    if (!isApiError(error)) throw error
  }
  return unplaced
}

async function findRegion(
  regions: RegionApi,
  groupId: string,
  state: Place,
  city: Place | null,
): Promise<ChosenRegion | 'noCity' | null> {
  const province = (await regions.listRegions(groupId)).find(({ displayName }) =>
    isNameOf(displayName, state),
  )
  if (!province) return null
  if (!city) return 'noCity'
  const cities = province.hasChildren ? await regions.listRegions(groupId, province.id) : []
  const listed = cities.find(({ displayName }) => isNameOf(displayName, city))
  return {
    provinceId: province.id,
    provinceName: province.displayName,
    cityId: listed?.id ?? null,
    cityName: listed?.displayName ?? city.names[0] ?? '',
  }
}
