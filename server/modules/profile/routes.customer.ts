import { NoContent, refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import { User, UserTagListRequest, UserTagPage } from '../../contracts/user.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
import type { UserService } from './service.ts'

const tags = ['user']

/** The signed-in customer. */
export function userRoutes(app: App, users: UserService): void {
  app.get(
    '/api/u/user',
    { schema: { tags, operationId: 'getUser', response: { 200: ref(User), ...refusals(401, 403) } } },
    (request) => users.get(customerOf(request), request.language),
  )

  app.delete(
    '/api/u/user',
    {
      schema: {
        tags,
        operationId: 'deleteUser',
        summary: 'Deletes the account for good; refused with reasons while money, parcels or orders are open',
        response: { 204: NoContent, ...refusals(401, 403, 409) },
      },
    },
    async (request, reply) => {
      await users.delete(customerOf(request))
      return reply.code(204).send(null)
    },
  )

  app.post(
    '/api/u/user/tag/list',
    {
      schema: {
        tags,
        operationId: 'listUserTags',
        summary: 'The tags that the customer used last',
        body: ref(UserTagListRequest),
        response: { 200: ref(UserTagPage), ...refusals(401, 403) },
      },
    },
    (request) => users.listTags(customerOf(request), request.body),
  )
}
