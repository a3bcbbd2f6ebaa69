import { additionalServiceRoutes } from './additionalService/routes.ts'
import { declaredNameRoutes } from './declaredName/routes.ts'
import { expressRoutes } from './express/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { parcelRoutes } from './parcel/routes.ts'
import { passportRoutes } from './passport/routes.ts'
import { statusDefinitionRoutes } from './status/routes.ts'
import { storeRoutes } from './store/routes.ts'
import { systemRoutes } from './system/routes.ts'
import { uploadRoutes } from './upload/routes.ts'
import { userRoutes } from './user/routes.ts'
import { warehouseRoutes } from './warehouse/routes.ts'
import { warehouseAddressRoutes } from './warehouseAddress/routes.ts'

import type { App } from '../http.ts'
import type { Idempotency } from '../plugins/idempotency.ts'
import type { RateLimits } from '../plugins/rateLimit.ts'
import type { Services } from './services.ts'

/** Everything that routes need beside their own service. */
export interface RouteContext {
  readonly services: Services
  readonly idempotency: Idempotency
  readonly limits: RateLimits
  /** Throws while the server cannot serve. */
  readonly checkReady: () => Promise<void>
}

/** Registers every call of the API. */
export function routes(app: App, { services, idempotency, limits, checkReady }: RouteContext): void {
  healthRoutes(app, checkReady)
  passportRoutes(app, services.passport, services.verification, limits)
  userRoutes(app, services.user)
  statusDefinitionRoutes(app, services.statusDefinition)
  systemRoutes(app, services.site)
  warehouseAddressRoutes(app, services.warehouseAddress)
  expressRoutes(app)
  declaredNameRoutes(app, services.declaredName)
  additionalServiceRoutes(app, services.additionalService)
  uploadRoutes(app, services.upload, limits)
  parcelRoutes(app, services.parcel, idempotency)
  storeRoutes(app, services.store)
  warehouseRoutes(app, services.warehouse)
}
