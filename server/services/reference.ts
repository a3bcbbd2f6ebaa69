import { createAdditionalServiceService } from '../modules/additionalService/index.ts'
import { createContentStaffService, createContentService } from '../modules/content/index.ts'
import { createDeclaredNameService } from '../modules/declaredName/index.ts'
import { createRegionService } from '../modules/region/index.ts'
import { createShippingReferenceService } from '../modules/shippingReference/index.ts'
import { createStatusDefinitionService } from '../modules/statusDefinition/index.ts'
import { createSiteService } from '../modules/system/index.ts'
import { createWarehouseAddressService } from '../modules/warehouseAddress/index.ts'
import { richTextReader, type Foundation } from './foundation.ts'

/** What customers choose from and read. */
export function referenceServices(foundation: Foundation) {
  const { db, clock, tenant, webViewHosts = [] } = foundation
  return {
    additionalService: createAdditionalServiceService(db),
    content: createContentService(db, clock),
    contentStaff: createContentStaffService(db, clock, richTextReader(foundation)),
    declaredName: createDeclaredNameService(db),
    region: createRegionService(db),
    shippingReference: createShippingReferenceService(db),
    site: createSiteService(tenant, webViewHosts),
    statusDefinition: createStatusDefinitionService(db),
    warehouseAddress: createWarehouseAddressService(db),
  }
}
