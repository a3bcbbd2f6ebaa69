export { warehouseFor } from './declaration.ts'
export { OVERDUE_DAYS, nextExpectedParcel, type ExpectedParcel } from './expected.ts'
export { premiumTerms } from './insurance.ts'
export {
  beginParcel,
  findParcels,
  listParcelsOfOrder,
  lockParcels,
  lockParcelsOfOrder,
  moveParcel,
  moveRefused,
  noteOnParcel,
  type LogParams,
  type ParcelNote,
  type ParcelRow,
} from './moves.ts'
export { parcelRoutes } from './routes.customer.ts'
export { warehouseRoutes } from './routes.staff.ts'
export { findScanned } from './scan.ts'
export { createParcelService, type ParcelService } from './service.customer.ts'
export { createWarehouseService } from './service.staff.ts'
export {
  freeStorage,
  freeStorageBegunBefore,
  freeStorageStart,
  storageOf,
  type StorageTerms,
} from './storageClock.ts'
export { beginUndeclared } from './undeclared.ts'
export { toParcel } from './view.ts'
export { findStayedParcels } from './repository/stayed.ts'
