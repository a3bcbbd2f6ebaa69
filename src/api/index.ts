import type { LoginPlatform } from '@/model/enumerations/session'

import { createAhead } from './ahead'
import { createHttp } from './http'
import { createPassportApi } from './passport'
import { createParcelListApi } from './parcelList'
import { createReferenceApi } from './reference'
import { createStoreApi } from './store'
import { createTodoApi } from './todo'
import { createExchange, type TransportSettings } from './transport'
import { createUnreadMessagesApi } from './unreadMessages'
import { createUpload } from './upload'
import { createUserApi } from './user'
import { createWarehouseApi } from './warehouse'

export type Api = ReturnType<typeof createApi>

/** The API areas that the first screens need. */
export function createApi(settings: TransportSettings, loginPlatform: () => LoginPlatform) {
  const exchange = createExchange(settings)
  const { session, locale } = settings
  const { answer, ahead } = createAhead(() => `${session.sessionCount} ${locale()}`)
  const http = createHttp(settings.baseUrl, exchange, answer)
  return {
    parcelList: createParcelListApi(http),
    passport: createPassportApi(http, loginPlatform),
    user: createUserApi(http),
    warehouse: createWarehouseApi(http),
    reference: createReferenceApi(http),
    store: createStoreApi(http),
    todo: createTodoApi(http),
    unread: createUnreadMessagesApi(http),
    upload: createUpload(settings.baseUrl, exchange),
    /** For all other areas; callers create those themselves (see `stores/areas`). */
    http,
    ahead,
  }
}
