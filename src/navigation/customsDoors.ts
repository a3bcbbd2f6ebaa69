import type { CustomsFix } from '@/model/customs/readiness'

import { openPage } from './navigate'

/**
 * Where the points of a customs readiness lead: to what takes care of them, and to their sources.
 *
 * @param addressId null while there's no address
 */
export function customsDoors(addressId: string | null, changeChannel: () => void) {
  function openFix({ kind, field, parcelId }: CustomsFix): void {
    const at = field === null ? {} : { field }
    switch (kind) {
      case 'EDIT_DECLARATION':
        if (parcelId !== null) void openPage('parcelUpdate', { id: parcelId, ...at })
        break
      case 'EDIT_ADDRESS':
        void openPage('editAddress', addressId === null ? {} : { id: addressId, ...at })
        break
      case 'CHANGE_CHANNEL':
        changeChannel()
        break
      case 'ASK':
        void openPage('customerService')
    }
  }
  return { onFix: openFix, onSource: (url: string) => void openPage('webView', { url }) }
}
