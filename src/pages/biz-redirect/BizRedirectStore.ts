import { makeAutoObservable } from 'mobx'

import { ApiError } from '@/model/call/ApiError'
import { readOwnLink, readRedirect, type Redirect } from '@/navigation/ownLink'
import { routeUrl, type RouteParams } from '@/navigation/routes'
import { shortLinkApi } from '@/stores/areas/shortLinkApi'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

/** Finds out which page a link, a short link or a scanned code stands for. */
export class BizRedirectStore {
  /** URL of the page. */
  readonly target = new Resource(() => this.find())

  /** Null for a link that isn't the app's. */
  private readonly redirect: Redirect | null

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'referral'>,
    params: Partial<RouteParams<'bizRedirect'>>,
  ) {
    this.redirect = readRedirect(params)
    makeAutoObservable<this, 'stores' | 'redirect'>(
      this,
      { target: false, stores: false, redirect: false },
      { autoBind: true },
    )
  }

  private async find(): Promise<string> {
    return this.open(await this.resolved())
  }

  private async resolved(): Promise<Redirect | null> {
    if (this.redirect?.kind !== 'shortLink') return this.redirect
    return readOwnLink(await shortLinkApi(this.stores.api).resolve(this.redirect.code))
  }

  /** Keeps the friend's referral code for a later sign-up. */
  private open(redirect: Redirect | null): string {
    if (redirect?.kind === 'webPage') return routeUrl('webView', { url: redirect.url })
    if (redirect?.kind !== 'page') throw new ApiError('notFound', 'no page of this app')
    this.stores.referral.keep(redirect.referralCode)
    return redirect.url
  }
}
