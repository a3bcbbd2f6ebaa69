export { inviteCodeOf, newIdCode, newInviteCode, requireIdCode } from './codes.ts'
export { requireContact } from './contact.ts'
export { deletedName } from './deletedName.ts'
export { findInviter, keepLive, lockCustomer, lockIfLive, vipDiscountRateOf } from './repository.ts'
