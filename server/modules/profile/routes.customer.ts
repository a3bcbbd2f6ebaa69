import { askerOf } from '../../base/http/asker.ts'
import {
  deleteUser,
  getUser,
  listUserTags,
  setPickupStation,
  undoContactChange,
  updateAvatar,
  updateEmail,
  updateMobileNumber,
  updateNickname,
  updateWechatId,
  viewContactChange,
} from '../../contracts/calls/profile.ts'

import type { Route } from '../../routing/route.ts'
import type { ContactUndo } from './contactUndo.ts'
import type { ProfileService } from './service.customer.ts'

/** What a customer sees and changes of themselves. */
export function profileRoutes(route: Route, profile: ProfileService, contactUndo: ContactUndo): void {
  route(getUser, ({ caller, language }) => profile.get(caller, language))

  route(deleteUser, ({ caller }) => profile.delete(caller))

  route(listUserTags, ({ caller, body }) => profile.listTags(caller, body))

  route(updateMobileNumber, ({ caller, query, language, request }) =>
    profile.setMobileNumber(caller, query, language, askerOf(request)),
  )

  route(updateEmail, ({ caller, query, language, request }) =>
    profile.setEmail(caller, query, language, askerOf(request)),
  )

  route(viewContactChange, ({ body }) => contactUndo.view(body.token))

  route(undoContactChange, ({ body }) => contactUndo.undo(body.token))

  route(updateNickname, ({ caller, query, language }) =>
    profile.setNickname(caller, query.nickname, language),
  )

  route(updateAvatar, ({ caller, query, language }) => profile.setAvatar(caller, query.avatar, language))

  route(updateWechatId, ({ caller, query, language }) => profile.setWechatId(caller, query, language))

  route(setPickupStation, ({ caller, body, language }) =>
    profile.setPickupStation(caller, body.pickupStationId, language),
  )
}
