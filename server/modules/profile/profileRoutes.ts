import { refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import {
  SetPickupStationRequest,
  UpdateAvatarQuery,
  UpdateEmailQuery,
  UpdateMobileNumberQuery,
  UpdateNicknameQuery,
  UpdateWechatIdQuery,
  User,
} from '../../contracts/user.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { FastifyRequest } from 'fastify'

import type { App } from '../../base/http/app.ts'
import type { RateLimits } from '../../plugins/rateLimit.ts'
import type { ProfileService } from './profile.ts'
import type { UserService } from './service.ts'

const tags = ['user']

/** A customer's changes to their own record; each answers the record as it is now. */
export function profileRoutes(
  app: App,
  profile: ProfileService,
  users: UserService,
  limits: RateLimits,
): void {
  const changed = (request: FastifyRequest) => users.get(customerOf(request), request.language)
  contactRoutes(app, profile, changed, limits)
  const response = { 200: ref(User), ...refusals(401, 403) }

  app.put(
    '/api/u/user/update-nickname',
    { schema: { tags, operationId: 'updateNickname', querystring: UpdateNicknameQuery, response } },
    async (request) => {
      await profile.setNickname(customerOf(request).userId, request.query.nickname)
      return changed(request)
    },
  )

  app.put(
    '/api/u/user/update-avatar',
    { schema: { tags, operationId: 'updateAvatar', querystring: UpdateAvatarQuery, response } },
    async (request) => {
      await profile.setAvatar(customerOf(request).userId, request.query.avatar)
      return changed(request)
    },
  )

  app.put(
    '/api/u/user/update-wechat-id',
    { schema: { tags, operationId: 'updateWechatId', querystring: UpdateWechatIdQuery, response } },
    async (request) => {
      await profile.setWechatId(customerOf(request).userId, request.query)
      return changed(request)
    },
  )

  app.put(
    '/api/u/user/pickup-station',
    {
      schema: {
        tags,
        operationId: 'setPickupStation',
        summary: 'Works once; after that customer service changes it',
        body: ref(SetPickupStationRequest),
        response: { 200: ref(User), ...refusals(401, 403, 409) },
      },
    },
    async (request) => {
      await profile.setPickupStation(customerOf(request).userId, request.body.pickupStationId)
      return changed(request)
    },
  )
}

/** Where the customer is reached: each new one needs a code of purpose BIND that was sent there. */
function contactRoutes(
  app: App,
  profile: ProfileService,
  changed: (request: FastifyRequest) => Promise<User>,
  limits: RateLimits,
): void {
  const config = { rateLimit: limits.passport }
  const summary = 'The code is one of purpose BIND, sent to the new one'
  const response = { 200: ref(User), ...refusals(401, 403, 409) }

  app.put(
    '/api/u/user/update-mobile-number',
    {
      config,
      schema: {
        tags,
        operationId: 'updateMobileNumber',
        summary,
        querystring: UpdateMobileNumberQuery,
        response,
      },
    },
    async (request) => {
      const { mobileNumber, code } = request.query
      await profile.setMobileNumber(customerOf(request).userId, mobileNumber, code)
      return changed(request)
    },
  )

  app.put(
    '/api/u/user/update-email',
    {
      config,
      schema: { tags, operationId: 'updateEmail', summary, querystring: UpdateEmailQuery, response },
    },
    async (request) => {
      await profile.setEmail(customerOf(request).userId, request.query.email, request.query.code)
      return changed(request)
    },
  )
}
