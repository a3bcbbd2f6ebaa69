import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { searchDeclaredNames, type DeclaredName, type DeclaredNameMatch } from '@/model/parcel/declaredName'
import type { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

/**
 * Searches item names in the loaded tree first, then on the server, which also knows each name in the other
 * language.
 */
export class DeclaredNameSearch {
  text = ''
  private elsewhere: readonly DeclaredName[] = []

  constructor(
    private readonly api: Pick<Stores['api'], 'reference'>,
    private readonly names: Resource<readonly DeclaredName[]>,
  ) {
    makeAutoObservable<this, 'api' | 'names' | 'elsewhere'>(
      this,
      { elsewhere: observableRef, api: false, names: false },
      { autoBind: true },
    )
  }

  get typed(): string {
    return this.text.trim()
  }

  get matches(): readonly DeclaredNameMatch[] {
    const here = this.matchesHere
    return here.length > 0 ? here : searchDeclaredNames(this.elsewhere, '')
  }

  async setText(text: string): Promise<void> {
    this.text = text
    this.elsewhere = []
    const { typed } = this
    if (typed === '' || this.names.value === null || this.matchesHere.length > 0) return
    const found = await this.api.reference.listDeclaredNames(typed).catch(noNames)
    if (typed === this.typed) runInAction(() => (this.elsewhere = found))
  }

  private get matchesHere(): readonly DeclaredNameMatch[] {
    return searchDeclaredNames(this.names.value ?? [], this.typed)
  }
}

/** A failed search isn't shown: the customer can use the text as typed. */
function noNames(error: unknown): readonly DeclaredName[] {
  if (!isApiError(error)) throw error
  return []
}
