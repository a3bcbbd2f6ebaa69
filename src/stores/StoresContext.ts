import { createContext, useContext, useEffect, useMemo, useState } from 'react'

import type { Api } from '@/api'
import type { UnreadMessages } from '@/model/message/message'

import type { AddressChoice } from './selection/AddressChoice'
import type { AppearanceStore } from './device/AppearanceStore'
import type { LocaleStore } from './device/LocaleStore'
import type { Resource } from './Resource'
import type { UnsentPhotos } from './form/UnsentPhotos'
import type { ReferralStore } from './session/ReferralStore'
import type { SelectedParcels } from './selection/SelectedParcels'
import type { SessionStore } from './session/SessionStore'
import type { StatusDefinitionStore } from './content/StatusDefinitionStore'
import type { TodoStore } from './content/TodoStore'
import type { VerificationCodeStore } from './session/VerificationCodeStore'
import type { WarehouseChoice } from './selection/WarehouseChoice'

/** Everything a page can reach: the API by area, and the stores shared between packages. */
export interface Stores {
  readonly api: Api
  readonly session: SessionStore
  readonly locale: LocaleStore
  readonly appearance: AppearanceStore
  readonly statusDefinitions: StatusDefinitionStore
  readonly todo: TodoStore
  /** How many messages are unread, for badges. */
  readonly unread: Resource<UnreadMessages>
  readonly referral: ReferralStore
  readonly verificationCodes: VerificationCodeStore
  readonly addressChoice: AddressChoice
  readonly warehouseChoice: WarehouseChoice
  readonly selectedParcels: SelectedParcels
  readonly unsentPhotos: UnsentPhotos
}

const StoresContext = createContext<Stores | null>(null)
export const StoresProvider = StoresContext.Provider

export function useStores(): Stores {
  const stores = useContext(StoresContext)
  if (!stores) throw new Error('useStores called outside StoresProvider')
  return stores
}

interface Disposable {
  readonly dispose?: () => void
}

/** Creates a store that lives as long as its page, and disposes of it. */
export function usePageStore<Store extends object>(create: (stores: Stores) => Store): Store {
  const stores = useStores()
  const [store] = useState(() => create(stores))
  useEffect(() => () => (store as Disposable).dispose?.(), [store])
  return store
}

/**
 * A page store that is recreated when the session changes, so that nothing one customer saw is left for the
 * next. Call it in an observer.
 */
export function usePersonalStore<Store>(create: (stores: Stores) => Store): Store {
  const stores = useStores()
  const { sessionCount } = stores.session
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `create` is a new function each time, the store must not be
  return useMemo(() => create(stores), [stores, sessionCount])
}
