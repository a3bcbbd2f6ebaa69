import type { AdditionalServiceGroup } from '@/model/parcel/additionalService'
import type { DeclaredName } from '@/model/parcel/declaredName'
import type { StatusDefinitionType } from '@/model/enumerations/parcel'
import type { PlatformCode } from '@/model/enumerations/session'
import { AdditionalServiceType, BusinessType } from '@/model/enumerations/shipping'
import type { SiteConfiguration } from '@/model/content/siteConfiguration'
import type { StatusDefinition } from '@/model/content/statusDefinition'
import type { SystemEnum } from '@/model/content/systemEnum'

import type { Dto } from './dto'
import type { Http } from './http'
import { readItems, readObject } from './wire'

/** Spec section 9: up to 999 additional services. */
const MAX_ADDITIONAL_SERVICES = 999

export type ReferenceApi = ReturnType<typeof createReferenceApi>

/** Reference data that the warehouse configures. */
export function createReferenceApi(http: Http) {
  const listServices = async (
    which: Dto<'AdditionalServiceListRequest'>,
  ): Promise<readonly AdditionalServiceGroup[]> => {
    const body = { ...which, skipCount: 0, maxResultCount: MAX_ADDITIONAL_SERVICES }
    const answer = await http.post('/api/u/shipping-management/additional-service/list', { body })
    return readItems(answer, ({ businessType, list }) => ({ businessType, services: list }))
  }

  return {
    /** Statuses with the customer's counts; without counts when nobody is signed in. */
    async listStatusDefinitions(type: StatusDefinitionType): Promise<readonly StatusDefinition[]> {
      const query = { type, isNum: true }
      return readItems(await http.get('/api/f/status-management/status-definition/list', { query }))
    },

    async getSiteConfiguration(platform: PlatformCode): Promise<SiteConfiguration> {
      const query = { platform }
      return readObject(await http.get('/api/system/site-configuration', { query }), readSiteConfiguration)
    },

    /** Enumerations by name, with the server's names for their values. */
    async listEnums(types: readonly string[]): Promise<readonly SystemEnum[]> {
      const request = { body: { types }, isBackground: true, isAnonymous: true }
      const answer = await http.post('/api/system/enums', request)
      // Copying throws if `list` isn't a list, which makes the response `malformed`.
      return readItems(answer, ({ type, list }) => ({ type, list: [...list] }))
    },

    /**
     * The tree of item names in the requested language.
     *
     * @param filter part of a name in either language; empty for the whole tree
     */
    async listDeclaredNames(filter = ''): Promise<readonly DeclaredName[]> {
      const request = filter === '' ? {} : { body: { filter }, isBackground: true }
      const path = '/api/admin/shipping-management/declared-name/recursion-list'
      return readItems(await http.post(path, request))
    },

    /** Services that can be ordered for one parcel, by business type. */
    listParcelServices(): Promise<readonly AdditionalServiceGroup[]> {
      const additionalServiceType = AdditionalServiceType.Parcel
      return listServices({ additionalServiceType, businessType: BusinessType.SHIP_FOR_ME })
    },

    /** Services that can be ordered for a whole shipment, by business type. */
    listOrderServices(): Promise<readonly AdditionalServiceGroup[]> {
      return listServices({ additionalServiceType: AdditionalServiceType.LogisticsOrder })
    },
  }
}

function readSiteConfiguration(dto: Dto<'SiteConfiguration'>): SiteConfiguration {
  return {
    appName: dto.appName,
    defaultCurrencyCode: dto.defaultCurrencyCode,
    declaredCurrencies: dto.declaredCurrencies,
    insuranceRate: dto.insurance.rate,
    minimumPremium: dto.insurance.minimumPremium,
    maxImagesPerParcel: dto.upload.maxImagesPerParcel,
    webViewHosts: [...dto.webViewHosts],
  }
}
