/** To-do summaries as the contract has them, for the tests of the server and of the app. */

export const NOTHING_TO_DO = { count: 0, worst: null }

/** What a to-do says beside its subject, where there is nothing to say. */
export const NO_FIGURES = {
  daysLeft: null,
  amount: null,
  currencyCode: null,
  parcelId: null,
  paymentTerm: null,
}

export const NO_PARCELS = {
  onTheWay: 0,
  inWarehouse: 0,
  weight: 0,
  shippable: 0,
  firstShippableId: null,
  firstStorage: null,
  lowestPrice: null,
}

export const NO_ORDERS = {
  pendingPayment: 0,
  pendingShipment: 0,
  shipped: 0,
  readyForPickup: 0,
  openCases: 0,
}

/** Of a customer who has nothing to do. */
export const EMPTY_SUMMARY = {
  exception: NOTHING_TO_DO,
  pendingPayment: NOTHING_TO_DO,
  storageEnding: NOTHING_TO_DO,
  readyForPickup: NOTHING_TO_DO,
  undeclared: NOTHING_TO_DO,
  underReview: NOTHING_TO_DO,
  parcels: NO_PARCELS,
  orders: NO_ORDERS,
  coupons: 0,
}
