import manifest from '../../../package.json' with { type: 'json' }
import { APP_NAME } from '../../texts/brand.ts'
import { LANGUAGES, type Language } from '../../contracts/enumerations.ts'
import { MAX_PARCEL_IMAGES } from '../../contracts/parcelRequests.ts'
import { MAX_UPLOAD_BYTES } from '../../contracts/upload.ts'
import { CURRENCIES } from '../../money/currencies.ts'
import { PICTURE_TYPES } from '../upload/index.ts'

import type { SiteConfiguration } from '../../contracts/system.ts'
import type { Tenant } from '../../base/tenant.ts'

export interface SiteService {
  configuration(language: Language): SiteConfiguration
}

export function createSiteService(
  { id, displayName, settings }: Tenant,
  webViewHosts: readonly string[],
): SiteService {
  const { defaultCurrencyCode, customerService, storage } = settings
  return {
    configuration: (language) => ({
      appName: APP_NAME[language],
      version: manifest.version,
      tenantId: id,
      tenantName: displayName[language],
      defaultLanguage: LANGUAGES[0],
      languages: [...LANGUAGES],
      defaultCurrencyCode,
      currencies: CURRENCIES.map(({ currencyCode, currencySymbol, displayName: names }) => ({
        currencyCode,
        currencySymbol,
        displayName: names[language],
      })),
      declaredCurrencies: [...settings.declaredCurrencies],
      customerService: { ...customerService, workingHours: customerService.workingHours[language] },
      insurance: settings.insurance,
      storage: { ...storage, currencyCode: defaultCurrencyCode },
      volumeDivisor: settings.volumeDivisor,
      webViewHosts: [...webViewHosts],
      upload: {
        maxBytes: MAX_UPLOAD_BYTES,
        contentTypes: [...PICTURE_TYPES],
        maxImagesPerParcel: MAX_PARCEL_IMAGES,
      },
    }),
  }
}
