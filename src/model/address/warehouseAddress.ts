/** One of our warehouses, addressed to one customer. */
export interface WarehouseAddress {
  readonly id: string
  readonly name: string
  /** Includes the customer's ID code, so that the parcel finds its owner. */
  readonly recipient: string
  readonly idCode: string
  readonly mobile: string
  readonly postCode: string
  readonly lv0DisplayName: string
  readonly lv1DisplayName: string
  readonly lv2DisplayName: string
  readonly lv3DisplayName: string
  readonly detailsAddress: string
  /** Advice for using this address. */
  readonly tips: string | null
}

/**
 * The area as one line: levels 0 to 3 of the display names (spec section 3). A level that repeats the one
 * before is left out (a municipality is its own province).
 */
export function areaText(address: WarehouseAddress): string {
  const { lv0DisplayName, lv1DisplayName, lv2DisplayName, lv3DisplayName } = address
  const levels = [lv0DisplayName, lv1DisplayName, lv2DisplayName, lv3DisplayName]
  return levels.filter((name, index) => name !== '' && name !== levels[index - 1]).join(' ')
}

/** The whole address in the order that shops' address forms use. */
export function addressCopyText(address: WarehouseAddress): string {
  return [
    address.recipient,
    address.mobile,
    `${areaText(address)} ${address.detailsAddress}`,
    address.postCode,
  ]
    .filter((line) => line !== '')
    .join('\n')
}
