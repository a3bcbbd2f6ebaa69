import { platformCode } from '@/platform/build/platformCode'
import { accountApi } from '@/stores/areas/accountApi'
import { parcelApi } from '@/stores/areas/parcelApi'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { DeclaredNameSearch } from './DeclaredNameSearch'

/** Options of the declaration form. Each part loads and fails independently. */
export class DeclarationChoices {
  readonly site = new Resource(() => this.api.reference.getSiteConfiguration(platformCode()))
  readonly names = new Resource(() => this.api.reference.listDeclaredNames())
  readonly services = new Resource(() => this.api.reference.listParcelServices())
  readonly companies = new Resource(() => parcelApi(this.api).listExpressCompanies())
  readonly usedTags = new Resource(() => accountApi(this.api).listTags())
  readonly nameSearch: DeclaredNameSearch

  readonly parts = [this.site, this.names, this.services, this.companies, this.usedTags] as const

  constructor(private readonly api: Stores['api']) {
    this.nameSearch = new DeclaredNameSearch(api, this.names)
  }

  /** Loads the parts that aren't loaded yet. */
  async ensure(): Promise<void> {
    await Promise.all(this.parts.map((part) => part.ensure()))
  }
}
