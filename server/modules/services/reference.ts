import { createAdditionalServiceService } from '../additionalService/service.ts'
import { createContentEditor } from '../content/editor.ts'
import { createContentService } from '../content/service.ts'
import { createDeclaredNameService } from '../declaredName/service.ts'
import { createRegionService } from '../region/service.ts'
import { createShippingReferenceService } from '../shippingReference/service.ts'
import { createStatusDefinitionService } from '../status/service.ts'
import { createSiteService } from '../system/site.ts'
import { createWarehouseAddressService } from '../warehouseAddress/service.ts'

import { richTextReader, type Foundation } from './foundation.ts'

/** What customers choose from and read. */
export function referenceServices(foundation: Foundation) {
  const { db, clock, tenant, webViewHosts = [] } = foundation
  return {
    additionalService: createAdditionalServiceService(db),
    content: createContentService(db, clock),
    contentEditor: createContentEditor(db, clock, richTextReader(foundation)),
    declaredName: createDeclaredNameService(db),
    region: createRegionService(db),
    shippingReference: createShippingReferenceService(db),
    site: createSiteService(tenant, webViewHosts),
    statusDefinition: createStatusDefinitionService(db),
    warehouseAddress: createWarehouseAddressService(db),
  }
}
