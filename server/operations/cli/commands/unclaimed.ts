import { measuresOf, requiredText, uploadedPhotos, WAREHOUSE_OPTION, warehouseIn } from './options.ts'
import { describeParcel, PARCEL_SUBJECT } from './parcel.ts'

import type { ParcelDetail } from '../../../contracts/parcel.ts'
import type { OrphanParcel } from '../../../contracts/unclaimedParcel.ts'
import type { Command } from './Command.ts'

function describeOrphan({ expressNumber, statusDisplayName, claim }: OrphanParcel): string {
  const note = claim?.note ? `: ${claim.note}` : ''
  return `${expressNumber}: ${statusDisplayName}${claim ? ` (${claim.idCode}${note})` : ''}`
}

/** How many lines a list prints at most. */
const MAX_LINES = 100

export const unclaimedCommands: readonly Command[] = [
  {
    name: 'unclaimed',
    usage: '',
    help: ['Lists the parcels without an owner, with who claims them.'],
    subject: null,
    options: {},
    run: async (client) => {
      const request = { maxResultCount: MAX_LINES }
      const { items } = await client.post<{ items: OrphanParcel[] }>(
        'warehouse/unclaimed-parcel/list',
        request,
      )
      return items.length > 0 ? items.map(describeOrphan).join('\n') : 'There are no unclaimed parcels'
    },
  },
  {
    name: 'register-unclaimed',
    usage: '<number> --weight <kg> --size <length>x<width>x<height> [--photo <file>] [--warehouse <id>]',
    help: [
      'Takes in a parcel that has nobody’s code on it.',
      'Every customer sees the photo: the label must not be readable on it.',
    ],
    subject: PARCEL_SUBJECT,
    options: {
      weight: { type: 'string' },
      size: { type: 'string' },
      photo: { type: 'string', multiple: true },
      ...WAREHOUSE_OPTION,
    },
    run: async (client, expressNumber, values) => {
      const request = { expressNumber, ...measuresOf(values), ...warehouseIn(values) }
      const photos = await uploadedPhotos(client, values)
      return describeOrphan(
        await client.post<OrphanParcel>('warehouse/unclaimed-parcel', { ...request, ...photos }),
      )
    },
  },
  {
    name: 'approve-claim',
    usage: '<number>',
    help: ['Gives an unclaimed parcel to the customer who claimed it.'],
    subject: PARCEL_SUBJECT,
    options: {},
    run: async (client, expressNumber) =>
      describeParcel(await client.post<ParcelDetail>('warehouse/approve-claim', { expressNumber })),
  },
  {
    name: 'reject-claim',
    usage: '<number> --reason <text>',
    help: ['Refuses the claim on an unclaimed parcel. The customer reads the reason.'],
    subject: PARCEL_SUBJECT,
    options: { reason: { type: 'string' } },
    run: async (client, expressNumber, values) => {
      const reason = requiredText(values, 'reason', 'a sentence for the customer')
      return describeOrphan(
        await client.post<OrphanParcel>('warehouse/reject-claim', { expressNumber, reason }),
      )
    },
  },
]
