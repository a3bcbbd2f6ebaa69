export { findInviter, vipDiscountRateOf } from './repository.ts'
export { inviteCodeOf, newIdCode, newInviteCode } from './codes.ts'
export { requireContact } from './contact.ts'
export { deletedName } from './deletedName.ts'
