import type { customs as source } from '../zh-Hans/customs'

export const customs: Record<keyof typeof source, string> = {
  'customs.title': 'Customs check',
  'customs.to': 'To [[place]]',
  'customs.allReady': 'Nothing is missing',
  'customs.note.BLOCKING': 'May not be accepted: [[points]]',
  'customs.note.MISSING': 'Customs also needs: [[points]]',
  'customs.level.BLOCKING': 'Not allowed',
  'customs.level.MISSING': 'Missing',
  'customs.level.WARNING': 'Please note',
  'customs.level.UNKNOWN': 'Unknown',
  'customs.level.READY': 'Ready',
  'customs.shipment': 'Whole shipment',
  'customs.source': 'Source: [[source]], [[date]]',
  'customs.fix.EDIT_DECLARATION': 'Complete it',
  'customs.fix.EDIT_ADDRESS': 'Edit the address',
  'customs.fix.CHANGE_CHANNEL': 'Change the method',
  'customs.fix.ASK': 'Ask us',
}
