import { call } from '../call.ts'
import { NoContent } from '../common.ts'
import { ref } from '../schema.ts'
import {
  ChangePickupStationRequest,
  ContactChangeView,
  CustomerPickupStation,
  SetPickupStationRequest,
  UndoContactChangeRequest,
  UpdateAvatarQuery,
  UpdateEmailQuery,
  UpdateMobileNumberQuery,
  UpdateNicknameQuery,
  UpdateWechatIdQuery,
  User,
  UserTagListRequest,
  UserTagPage,
} from '../user.ts'

const BASE = '/api/u/user'
const forCustomers = { area: 'user', access: 'customer' } as const

/** A new contact needs a code that was sent to it; the old one is told. */
const contacts = {
  ...forCustomers,
  summary: 'Needs a code of purpose BIND that was sent to the new contact',
  needsConfirmation: true,
  limit: 'passport',
  answer: ref(User),
  refuses: [409],
} as const

export const getUser = call({
  ...forCustomers,
  name: 'getUser',
  method: 'GET',
  path: BASE,
  answer: ref(User),
})

export const deleteUser = call({
  ...forCustomers,
  name: 'deleteUser',
  method: 'DELETE',
  path: BASE,
  summary: 'Deletes the account for good; refused with reasons while money, parcels or orders are open',
  needsConfirmation: true,
  answer: NoContent,
  refuses: [409],
})

export const listUserTags = call({
  ...forCustomers,
  name: 'listUserTags',
  method: 'POST',
  path: `${BASE}/tag/list`,
  summary: 'The tags that the customer used last',
  body: ref(UserTagListRequest),
  answer: ref(UserTagPage),
})

export const updateMobileNumber = call({
  ...contacts,
  name: 'updateMobileNumber',
  method: 'PUT',
  path: `${BASE}/update-mobile-number`,
  query: UpdateMobileNumberQuery,
})

export const updateEmail = call({
  ...contacts,
  name: 'updateEmail',
  method: 'PUT',
  path: `${BASE}/update-email`,
  query: UpdateEmailQuery,
})

/** By the link that was sent to the old contact. Public, because its reader may not be able to sign in. */
const changedContacts = {
  area: 'user',
  method: 'POST',
  access: 'public',
  limit: 'passport',
  body: ref(UndoContactChangeRequest),
} as const

export const viewContactChange = call({
  ...changedContacts,
  name: 'viewContactChange',
  path: '/api/f/user/contact-change',
  summary: 'What a link to undo a change of contact would do',
  answer: ref(ContactChangeView),
})

export const undoContactChange = call({
  ...changedContacts,
  name: 'undoContactChange',
  path: '/api/f/user/contact-change/undo',
  summary:
    'Undoes a change of contact and all later ones; removes the password, unlinks WeChat, ends every session',
  answer: NoContent,
  refuses: [409],
})

export const updateNickname = call({
  ...forCustomers,
  name: 'updateNickname',
  method: 'PUT',
  path: `${BASE}/update-nickname`,
  query: UpdateNicknameQuery,
  answer: ref(User),
})

export const updateAvatar = call({
  ...forCustomers,
  name: 'updateAvatar',
  method: 'PUT',
  path: `${BASE}/update-avatar`,
  query: UpdateAvatarQuery,
  answer: ref(User),
})

export const updateWechatId = call({
  ...forCustomers,
  name: 'updateWechatId',
  method: 'PUT',
  path: `${BASE}/update-wechat-id`,
  query: UpdateWechatIdQuery,
  answer: ref(User),
})

export const setPickupStation = call({
  ...forCustomers,
  name: 'setPickupStation',
  method: 'PUT',
  path: `${BASE}/pickup-station`,
  summary: 'Works once; later changes go through customer service',
  body: ref(SetPickupStationRequest),
  answer: ref(User),
  refuses: [409],
})

export const changePickupStation = call({
  name: 'changePickupStation',
  method: 'PUT',
  path: '/api/admin/user/pickup-station',
  area: 'user',
  summary: 'Gives a customer another pickup point; they are told',
  access: 'operator',
  body: ref(ChangePickupStationRequest),
  answer: ref(CustomerPickupStation),
})
