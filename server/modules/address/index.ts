export {
  findDefaultAddress,
  findOwnAddress,
  snapshotOf,
  toShippingAddress,
  type AddressRow,
} from './addresses.ts'
export { createIdentitySeal, type IdentitySeal } from './identitySeal.ts'
export { addressRoutes } from './routes.ts'
export { createAddressService } from './service.ts'
