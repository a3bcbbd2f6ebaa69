export { beginUndeclared, findScanned, isOwned } from './arrival.ts'
export { premiumTerms } from './declaration/insurance.ts'
export { nextExpectedParcel, OVERDUE_DAYS, type ExpectedParcel } from './expected.ts'
export { figuresOf, measureParams, type Figures } from './figures.ts'
export { warehouseFor } from './label.ts'
export { type ParcelNote, beginParcel, moveParcel, moveRefused, noteOnParcel } from './lifecycle.ts'
export { freeStorageStart } from './repository/list.ts'
export {
  findParcels,
  listParcelsOfOrder,
  lockParcels,
  lockParcelsOfOrder,
  type ParcelRow,
} from './repository/parcels.ts'
export { findStayedParcels } from './repository/stayed.ts'
export { parcelRoutes } from './routes.customer.ts'
export { parcelStaffRoutes } from './routes.staff.ts'
export { createParcelService, type ParcelService } from './service.customer.ts'
export { createParcelStaffService } from './service.staff.ts'
export { freeStorage, freeStorageBegunBefore, storageOf, type StorageTerms } from './storageClock.ts'
export { toParcel } from './view.ts'
