import {
  nextParcelStep,
  openTodos,
  type TodoItem,
  type TodoSubject,
  type TodoSummary,
} from '@/model/content/todo'

const NOTHING: TodoItem = { count: 0, worst: null }
const PARCELS = {
  onTheWay: 0,
  inWarehouse: 0,
  weight: 0,
  shippable: 0,
  firstShippableId: null,
  firstStorage: null,
}

function item(count: number, worst: Partial<TodoSubject> = {}): TodoItem {
  const parcel = { type: 'PARCEL', id: '1', displayName: 'SF1', parcelId: '1' }
  return { count, worst: { ...parcel, daysLeft: null, amount: null, currencyCode: null, ...worst } }
}

function summary(changes: Partial<TodoSummary>): TodoSummary {
  return {
    exception: NOTHING,
    pendingPayment: NOTHING,
    storageEnding: NOTHING,
    readyForPickup: NOTHING,
    undeclared: NOTHING,
    underReview: NOTHING,
    parcels: PARCELS,
    ...changes,
  }
}

const kindsOf = (changes: Partial<TodoSummary>) => openTodos(summary(changes)).map(({ kind }) => kind)

describe('openTodos', () => {
  const all = {
    undeclared: item(1),
    readyForPickup: item(1),
    storageEnding: item(1, { daysLeft: 2 }),
    pendingPayment: item(1),
    exception: item(1),
  }

  it('puts the worst first', () => {
    const kinds = ['exception', 'pendingPayment', 'storageEnding', 'readyForPickup', 'undeclared']
    expect(kindsOf(all)).toEqual(kinds)
  })

  it('puts storage that costs before payments', () => {
    const kinds = kindsOf({ ...all, storageEnding: item(1, { daysLeft: -1 }) })
    expect(kinds.slice(0, 3)).toEqual(['exception', 'storageEnding', 'pendingPayment'])
  })

  it('leaves out what no page of the app can deal with', () => {
    expect(kindsOf({ underReview: item(1, { type: 'TOPUP', parcelId: null }) })).toEqual([])
    expect(kindsOf({ pendingPayment: item(1, { type: 'STORE_ORDER', parcelId: null }) })).toEqual([])
  })

  const places: readonly (readonly [Partial<TodoSummary>, object])[] = [
    [{ undeclared: item(2) }, { page: 'undeclaredParcel' }],
    [{ storageEnding: item(1, { parcelId: '7' }) }, { page: 'parcelDetail', id: '7' }],
    [{ storageEnding: item(2) }, { page: 'checkedInParcels' }],
    [{ exception: item(1, { type: 'AFTER_SALES', id: '3' }) }, { page: 'afterSalesDetail', id: '3' }],
    [{ underReview: item(1, { type: 'UNCLAIMED_PARCEL' }) }, { page: 'unclaimedParcel' }],
    [
      { pendingPayment: item(1, { type: 'LOGISTICS_ORDER', parcelId: '8' }) },
      { page: 'parcelDetail', id: '8' },
    ],
  ]
  it.each(places)('leads to where it can be dealt with: %j', (changes, place) => {
    expect(openTodos(summary(changes))[0]?.place).toEqual(place)
  })
})

describe('nextParcelStep', () => {
  const steps: readonly (readonly [string, Partial<TodoSummary>])[] = [
    ['ship', { parcels: { ...PARCELS, shippable: 1, onTheWay: 1 }, undeclared: item(1) }],
    ['declare', { parcels: { ...PARCELS, onTheWay: 1 }, undeclared: item(1) }],
    ['watch', { parcels: { ...PARCELS, onTheWay: 1 } }],
    ['begin', {}],
  ]
  it.each(steps)('is to %s', (step, changes) => {
    expect(nextParcelStep(summary(changes))).toBe(step)
  })
})
