import type { selectParcels as source } from '../zh-Hans/selectParcels'

export const selectParcels: Record<keyof typeof source, string> = {
  'title.selectToSubmit': 'Select parcels',
  'selectToSubmit.nickname': 'Nickname',
}
