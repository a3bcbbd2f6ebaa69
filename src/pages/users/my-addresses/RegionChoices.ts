import { makeAutoObservable } from 'mobx'

import { regionApi, type RegionApi } from '@/stores/areas/regionApi'
import type { Region, RegionGroup } from '@/model/address/address'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

/** Destinations, and the provinces and cities of the current one. */
export class RegionChoices {
  readonly groups = new Resource(() => this.regions.listDestinations())
  readonly provinces = new Resource(() => this.regions.listRegions(this.groupId))
  readonly cities = new Resource(() => this.regions.listRegions(this.groupId, this.province?.id ?? ''))

  /** The province whose cities are shown; null while choosing a province. */
  province: Region | null = null

  readonly regions: RegionApi

  private groupId = ''

  constructor(api: Stores['api']) {
    this.regions = regionApi(api)
    makeAutoObservable<this, 'groupId'>(
      this,
      { regions: false, groupId: false, groups: false, provinces: false, cities: false },
      { autoBind: true },
    )
  }

  groupOf(id: string): RegionGroup | null {
    return this.groups.value?.find((group) => group.id === id) ?? null
  }

  /** Starts with the provinces of a destination. */
  async open(groupId: string): Promise<void> {
    this.province = null
    if (groupId !== this.groupId) {
      this.groupId = groupId
      this.provinces.clear()
    }
    await this.provinces.ensure()
  }

  async enter(province: Region): Promise<void> {
    this.province = province
    this.cities.clear()
    if (province.hasChildren) await this.cities.ensure()
    else this.cities.set([])
  }

  leave(): void {
    this.province = null
  }
}
