import { normalisePostCode, type Address, type AddressEntry } from '@/model/address/address'
import { isApiError } from '@/model/call/ApiError'
import type { Page } from '@/model/list/page'
import type { ShippingAddress } from '@/model/order/orderDetail'

import type { Dto } from './dto'
import type { Http } from './http'
import { readObject, readPage, type ListRequest } from './wire'

const ADDRESS = '/api/u/user/address'

/** The code of a 404 for an address, as opposed to one for an unknown path. */
const GONE = 'NotFound'

export function createAddressApi(http: Http) {
  return {
    /** Default address first; `filter` matches every field that is shown of an address. */
    async list(request: ListRequest): Promise<Page<Address>> {
      return readPage(await http.post(`${ADDRESS}/list`, { body: request }), readAddress)
    },

    async get(id: string): Promise<Address> {
      return readObject(await http.get(`${ADDRESS}/{id}`, { path: { id } }), readAddress)
    },

    /** @throws ApiError 409 `AddressLimitReached` */
    async create(entry: AddressEntry, idempotencyKey: string): Promise<Address> {
      const body = writeEntry(entry)
      return readObject(await http.post(ADDRESS, { body, idempotencyKey }), readAddress)
    },

    /** Replaces an address; an ID document that is sent masked stays as stored. */
    async update(id: string, entry: AddressEntry): Promise<Address> {
      const body = writeEntry(entry)
      return readObject(await http.put(`${ADDRESS}/{id}`, { path: { id }, body }), readAddress)
    },

    async makeDefault(id: string): Promise<Address> {
      return readObject(await http.put(`${ADDRESS}/{id}/default`, { path: { id } }), readAddress)
    },

    /**
     * Succeeds if the address is already gone: another device deleted it, or the response to an earlier
     * attempt was lost.
     */
    async remove(id: string): Promise<void> {
      try {
        await http.remove(`${ADDRESS}/{id}`, { path: { id }, acceptedCodes: [GONE] })
      } catch (error) {
        if (!isApiError(error) || error.detail.code !== GONE) throw error
      }
    },
  }
}

function writeEntry(entry: AddressEntry): Dto<'AddressRequest'> {
  const { region } = entry
  return {
    recipient: entry.recipient.trim(),
    mobile: entry.mobile.trim(),
    regionGroupId: entry.regionGroupId,
    postCode: normalisePostCode(entry.postCode),
    detailsAddress: entry.detailsAddress.trim(),
    name: entry.name,
    isDefault: entry.isDefault,
    idDocument: entry.idDocument,
    ...(region && { region: writeRegion(region) }),
  }
}

function writeRegion({ provinceId, cityId, cityName }: NonNullable<AddressEntry['region']>) {
  return cityId === null ? { provinceId, city: cityName } : { provinceId, cityId }
}

function readAddress(dto: Dto<'Address'>): Address {
  return { ...dto, ...readShippingAddress(dto) }
}

/** An address as an order keeps it. */
export function readShippingAddress(dto: Dto<'ShippingAddress'>): ShippingAddress {
  return { ...dto, regionGroupName: dto.regionGroupDisplayName, region: readRegion(dto.region) }
}

function readRegion(dto: Dto<'Address'>['region']): Address['region'] {
  const { provinceId, provinceDisplayName, cityId, cityDisplayName } = dto
  if (provinceId === null) return null
  return { provinceId, provinceName: provinceDisplayName ?? '', cityId, cityName: cityDisplayName ?? '' }
}
