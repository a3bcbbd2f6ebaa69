export { requireContact } from './contact.ts'
export { deletedName } from './deletedName.ts'
export { findInviter, inviteCodeOf, newInviteCode } from './inviteCode.ts'
export { vipDiscountRateOf } from './vipGroup.ts'
