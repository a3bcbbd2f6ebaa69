import { nextParcelStep, openTodos, type TodoSummary } from '@/model/content/todo'

import { aTodo } from '../../../support/app/todoFactories'
import { NO_PARCELS, EMPTY_SUMMARY } from '../../../support/todo'

const summary = (changes: Partial<TodoSummary>): TodoSummary => ({ ...EMPTY_SUMMARY, ...changes })
const kindsOf = (changes: Partial<TodoSummary>) => openTodos(summary(changes)).map(({ kind }) => kind)

describe('openTodos', () => {
  const all = {
    undeclared: aTodo(1),
    readyForPickup: aTodo(1),
    storageEnding: aTodo(1, { daysLeft: 2 }),
    pendingPayment: aTodo(1),
    exception: aTodo(1),
  }

  it('puts the worst first', () => {
    const kinds = ['exception', 'pendingPayment', 'storageEnding', 'readyForPickup', 'undeclared']
    expect(kindsOf(all)).toEqual(kinds)
  })

  it('puts storage that costs before payments', () => {
    const kinds = kindsOf({ ...all, storageEnding: aTodo(1, { daysLeft: -1 }) })
    expect(kinds.slice(0, 3)).toEqual(['exception', 'storageEnding', 'pendingPayment'])
  })

  it('leaves out what no page of the app can deal with', () => {
    expect(kindsOf({ exception: aTodo(1, { type: 'STORE_ORDER', parcelId: null }) })).toEqual([])
  })

  const places: readonly (readonly [Partial<TodoSummary>, object])[] = [
    [{ undeclared: aTodo(2) }, { page: 'undeclaredParcel' }],
    [{ storageEnding: aTodo(1, { parcelId: '7' }) }, { page: 'parcelDetail', id: '7' }],
    [{ storageEnding: aTodo(2) }, { page: 'checkedInParcels' }],
    [{ exception: aTodo(1, { type: 'AFTER_SALES', id: '3' }) }, { page: 'afterSalesDetail', id: '3' }],
    [{ underReview: aTodo(1, { type: 'UNCLAIMED_PARCEL' }) }, { page: 'unclaimedParcel' }],
    [{ underReview: aTodo(1, { type: 'TOPUP', id: '4' }) }, { page: 'topupResult', id: '4' }],
    [{ underReview: aTodo(2, { type: 'TOPUP', id: '4' }) }, { page: 'topupList' }],
    [{ pendingPayment: aTodo(1, { type: 'LOGISTICS_ORDER', id: '8' }) }, { page: 'payOrder', id: '8' }],
    [{ pendingPayment: aTodo(2, { type: 'LOGISTICS_ORDER', id: '8' }) }, { page: 'pendingPay' }],
    [{ pendingPayment: aTodo(1, { type: 'STORE_ORDER', parcelId: null }) }, { page: 'pendingPay' }],
    [{ readyForPickup: aTodo(2, { type: 'LOGISTICS_ORDER' }) }, { page: 'orderList', status: 60 }],
    [
      { exception: aTodo(2, { type: 'LOGISTICS_ORDER', id: '8', parcelId: '9' }) },
      { page: 'orderDetail', id: '8' },
    ],
  ]
  it.each(places)('leads to where it can be dealt with: %j', (changes, place) => {
    expect(openTodos(summary(changes))[0]?.place).toEqual(place)
  })
})

describe('nextParcelStep', () => {
  const steps: readonly (readonly [string, Partial<TodoSummary>])[] = [
    ['ship', { parcels: { ...NO_PARCELS, shippable: 1, onTheWay: 1 }, undeclared: aTodo(1) }],
    ['declare', { parcels: { ...NO_PARCELS, onTheWay: 1 }, undeclared: aTodo(1) }],
    ['watch', { parcels: { ...NO_PARCELS, onTheWay: 1 } }],
    ['begin', {}],
  ]
  it.each(steps)('is to %s', (step, changes) => {
    expect(nextParcelStep(summary(changes))).toBe(step)
  })
})
