/** Destinations priced as one, and what an address there needs. */
export interface RegionGroup {
  readonly id: string
  readonly displayName: string
  /** ISO 3166-1 alpha-2; several groups may share one. */
  readonly countryCode: string
  /** Regular expression that a whole postcode matches, in upper case. */
  readonly postCodePattern: string
  readonly postCodeExample: string
  /** Whether an address here has a province and a city. */
  readonly hasRegions: boolean
}

/** A province or a city. */
export interface Region {
  readonly id: string
  readonly displayName: string
  readonly hasChildren: boolean
}

/** Province and city of an address. A city that isn't in the list has a name but no ID. */
export interface ChosenRegion {
  readonly provinceId: string
  readonly provinceName: string
  readonly cityId: string | null
  readonly cityName: string
}

/** A customer's delivery address. */
export interface Address {
  readonly id: string
  /** The customer's own label. */
  readonly name: string | null
  readonly recipient: string
  readonly mobile: string
  readonly regionGroupId: string
  readonly regionGroupName: string
  readonly region: ChosenRegion | null
  readonly postCode: string
  readonly detailsAddress: string
  /** Masked, such as E1234****8. */
  readonly idDocument: string | null
  readonly isDefault: boolean
}

/** An address as sent to the API. */
export type AddressEntry = Omit<Address, 'id' | 'regionGroupName'>

/** Country, province and city as one line. */
export function regionText({ regionGroupName, region }: Pick<Address, 'regionGroupName' | 'region'>): string {
  const names = [regionGroupName, region?.provinceName ?? '', region?.cityName ?? '']
  return names.filter((name, index) => name !== '' && name !== names[index - 1]).join(' ')
}

/** An invalid pattern accepts every postcode: the server has the last word. */
export function isPostCodeOf(postCode: string, { postCodePattern }: RegionGroup): boolean {
  try {
    return new RegExp(`^(?:${postCodePattern})$`).test(normalisePostCode(postCode))
  } catch {
    return true
  }
}

export function normalisePostCode(postCode: string): string {
  return postCode.trim().toUpperCase()
}
