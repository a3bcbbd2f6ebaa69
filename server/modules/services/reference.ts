import { createAdditionalServiceService } from '../additionalService/service.ts'
import { createContentService } from '../content/service.ts'
import { createDeclaredNameService } from '../declaredName/service.ts'
import { createRegionService } from '../region/service.ts'
import { createShippingReferenceService } from '../shippingReference/service.ts'
import { createStatusDefinitionService } from '../status/service.ts'
import { createSiteService } from '../system/site.ts'
import { createWarehouseAddressService } from '../warehouseAddress/service.ts'

import type { Foundation } from './foundation.ts'

/** What customers choose from and read. */
export function referenceServices({ db, clock, tenant, webViewHosts = [] }: Foundation) {
  return {
    additionalService: createAdditionalServiceService(db),
    content: createContentService(db, clock),
    declaredName: createDeclaredNameService(db),
    region: createRegionService(db),
    shippingReference: createShippingReferenceService(db),
    site: createSiteService(tenant, webViewHosts),
    statusDefinition: createStatusDefinitionService(db),
    warehouseAddress: createWarehouseAddressService(db),
  }
}
