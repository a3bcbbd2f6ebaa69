import { reaction } from 'mobx'

import type { OrderEditor } from './OrderEditor'

/**
 * Keeps an order complete while it is put together: asks for prices and stations when what they depend on changes,
 * and selects an address and a station that the customer most likely wants.
 *
 * @param ownStationId the station the customer usually collects from
 */
export function followOrder(editor: OrderEditor, ownStationId: () => string | undefined): void {
  const { choices, form, quotes } = editor
  reaction(
    () => JSON.stringify(editor.choice),
    () => quotes.requestSoon(editor.choice),
  )
  reaction(
    () => (editor.isPickup ? editor.address?.regionGroupId : undefined),
    (regionGroupId) => {
      choices.stations.clear()
      if (regionGroupId !== undefined) void choices.stations.reload()
    },
  )
  // The customer's own station, unless another one at the destination is chosen.
  reaction(
    () => choices.stations.value,
    (stations) => {
      if (stations === null || editor.station !== null) return
      form.set('pickupStationId', stations.find(({ id }) => id === ownStationId())?.id ?? null)
    },
  )
  // The default address (listed first) if none is chosen; a chosen one stays, even if it's gone.
  reaction(
    () => choices.addresses.value,
    (addresses) => {
      const [first] = addresses ?? []
      if (first && form.values.addressId === null) form.set('addressId', first.id)
    },
  )
}
