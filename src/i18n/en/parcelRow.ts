import type { parcelRow as source } from '../zh-Hans/parcelRow'

export const parcelRow: Record<keyof typeof source, string> = {
  'parcel.row.stored': '[[days]] [[days|day|days]] in storage · [[left]] free [[left|day|days]] left',
  'parcel.row.freeDays': '[[left]] free [[left|day|days]] left',
  'parcel.row.lastFreeDay': 'Last day of free storage',
  'parcel.row.overdue': '[[days]] [[days|day|days]] over · [[fee]] so far',
  'parcel.row.announced': 'Declared · [[time]]',
  'parcel.row.arrived': 'Arrived · [[time]]',
  'parcel.row.checkedIn': 'Checked in · [[time]]',
  'parcel.row.submitted': 'Submitted · [[time]]',
  'parcel.row.left': 'Sent · [[time]]',
  'parcel.row.waiting': 'At the pickup point · [[time]]',
  'parcel.row.delivered': 'Delivered · [[time]]',
  'parcel.row.cancelled': 'Cancelled · [[time]]',
  'parcel.notWeighed': 'Not weighed yet',
  'parcel.undeclared': 'Undeclared',
  'parcel.fromMall': 'Mall [[number]]',
  'parcel.unnamed': 'Parcel',
  'parcel.weightKg': '[[weight]] kg',
}
