import type { parcelTable as source } from '../zh-Hans/parcelTable'

export const parcelTable: Record<keyof typeof source, string> = {
  'parcelTable.parcel': 'Parcel',
  'parcelTable.status': 'Status',
  'parcelTable.weight': 'Weight (kg)',
  'parcelTable.storage': 'Free storage',
  'parcelTable.tick': 'Select [[name]]',
  'parcelTable.tickAll': 'Select all parcels that can be shipped',
  'parcelTable.daysLeft': '[[days]] [[days|day|days]] left',
  'parcelTable.lastDay': 'Last day',
  'parcelTable.overdue': '[[days]] [[days|day|days]] over',
}
