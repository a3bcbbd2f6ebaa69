import { makeAutoObservable, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { accountApi } from '@/stores/areas/accountApi'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export class ProfileStore {
  readonly record = new Resource(async () => {
    await this.stores.session.loadUser()
    return true
  })
  /** Why the account can't be deleted yet, in the server's words. */
  obstacles: readonly string[] = []

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    makeAutoObservable<this, 'stores'>(this, { record: false, stores: false }, { autoBind: true })
  }

  async reload(): Promise<void> {
    if (this.stores.session.isSignedIn) await this.record.reload()
  }

  /** @param path path of a local picture */
  async changeAvatar(path: string): Promise<void> {
    const { api, session } = this.stores
    await session.changeUser(async () => {
      const { url } = await api.upload(path)
      return accountApi(api).updateAvatar(url)
    })
  }

  async signOutEverywhere(): Promise<void> {
    const { api, session } = this.stores
    await accountApi(api).signOutEverywhere()
    session.signedOut()
  }

  /** @returns whether the account is deleted; if not, `obstacles` says why */
  async deleteAccount(): Promise<boolean> {
    const { api, session } = this.stores
    this.obstacles = []
    try {
      await accountApi(api).remove()
    } catch (error) {
      if (!isApiError(error) || error.detail.code !== 'AccountNotDeletable') throw error
      const reasons = error.detail.validationErrors?.map(({ message }) => message) ?? []
      runInAction(() => (this.obstacles = reasons.length > 0 ? reasons : [error.message]))
      return false
    }
    session.signedOut()
    return true
  }
}
