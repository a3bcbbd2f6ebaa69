/** To-do summaries as the contract has them, for the tests of the server and of the app. */

export const NO_TODO = { count: 0, worst: null }

/** What a to-do says beside its subject, where there is nothing to say. */
export const NO_FIGURES = { daysLeft: null, amount: null, currencyCode: null, parcelId: null }

export const NO_PARCELS = {
  onTheWay: 0,
  inWarehouse: 0,
  weight: 0,
  shippable: 0,
  firstShippableId: null,
  firstStorage: null,
}

export const NO_ORDERS = {
  pendingPayment: 0,
  pendingShipment: 0,
  shipped: 0,
  readyForPickup: 0,
  openCases: 0,
}

/** Of a customer who has nothing to do. */
export const NO_TODOS = {
  exception: NO_TODO,
  pendingPayment: NO_TODO,
  storageEnding: NO_TODO,
  readyForPickup: NO_TODO,
  undeclared: NO_TODO,
  underReview: NO_TODO,
  parcels: NO_PARCELS,
  orders: NO_ORDERS,
}
