export { inviteCodeOf, newIdCode, newInviteCode } from './codes.ts'
export { requireContact } from './contact.ts'
export { deletedName } from './deletedName.ts'
export { findInviter, findUserByIdCode, vipDiscountRateOf } from './repository.ts'
