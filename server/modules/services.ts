import { createAdditionalServiceService, type AdditionalServiceService } from './additionalService/service.ts'
import { createDeclaredNameService, type DeclaredNameService } from './declaredName/service.ts'
import { createParcelService, type ParcelService } from './parcel/service.ts'
import { createPassportService, type PassportService } from './passport/service.ts'
import { createTokens, type Tokens } from './passport/tokens.ts'
import { createVerificationService, type VerificationService } from './passport/verification.ts'
import { createStatusDefinitionService, type StatusDefinitionService } from './status/service.ts'
import { createStoreService, type StoreService } from './store/service.ts'
import { createSiteService, type SiteService } from './system/site.ts'
import { createUploadService, type UploadService } from './upload/service.ts'
import { createUserService, type UserService } from './user/service.ts'
import { createWarehouseService, type WarehouseService } from './warehouse/service.ts'
import { createWarehouseAddressService, type WarehouseAddressService } from './warehouseAddress/service.ts'

import type { Clock } from '../clock.ts'
import type { Database } from '../db/client.ts'
import type { CodeSender } from './passport/codeSender.ts'
import type { Tenant } from './system/tenantSettings.ts'
import type { PictureStorage } from './upload/storage.ts'

/** One service an area; routes, the autopilot and the seed work through them. */
export interface Services {
  readonly additionalService: AdditionalServiceService
  readonly declaredName: DeclaredNameService
  readonly parcel: ParcelService
  readonly passport: PassportService
  readonly site: SiteService
  readonly statusDefinition: StatusDefinitionService
  readonly store: StoreService
  readonly tokens: Tokens
  readonly upload: UploadService
  readonly user: UserService
  readonly verification: VerificationService
  readonly warehouse: WarehouseService
  readonly warehouseAddress: WarehouseAddressService
}

/** What the services stand on. */
export interface Foundation {
  readonly db: Database
  readonly clock: Clock
  readonly tenant: Tenant
  readonly storage: PictureStorage
  readonly codeSender: CodeSender
  readonly signingKey: Uint8Array
}

export function createServices({ db, clock, tenant, storage, codeSender, signingKey }: Foundation): Services {
  const { settings } = tenant
  const currencyCode = settings.defaultCurrencyCode
  const tokens = createTokens(db, clock, signingKey)
  const verification = createVerificationService({ db, clock, sender: codeSender, hashKey: signingKey })
  const parcel = createParcelService(db, clock, settings)
  return {
    additionalService: createAdditionalServiceService(db),
    declaredName: createDeclaredNameService(db),
    parcel,
    passport: createPassportService({ db, clock, tokens, verification, currencyCode }),
    site: createSiteService(tenant),
    statusDefinition: createStatusDefinitionService(db),
    store: createStoreService(db),
    tokens,
    upload: createUploadService(db, clock, storage),
    user: createUserService(db, currencyCode),
    verification,
    warehouse: createWarehouseService({ db, clock, settings, storage, parcels: parcel }),
    warehouseAddress: createWarehouseAddressService(db),
  }
}
