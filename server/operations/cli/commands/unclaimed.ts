import { printList } from './list.ts'
import { measuresOf, reasonIn, textOf, uploadedPhotos } from './options.ts'
import { describeParcel, PARCEL_SUBJECT } from './parcel.ts'

import type { ParcelDetail } from '../../../contracts/parcel.ts'
import type { OrphanParcel } from '../../../contracts/unclaimedParcel.ts'
import type { Command } from './Command.ts'

function describeOrphan({ expressNumber, statusDisplayName, claim }: OrphanParcel): string {
  const note = claim?.note ? `: ${claim.note}` : ''
  return `${expressNumber}: ${statusDisplayName}${claim ? ` (${claim.idCode}${note})` : ''}`
}

export const unclaimedCommands: readonly Command[] = [
  {
    name: 'unclaimed',
    usage: '',
    help: ['Lists the parcels whose owner nobody knows, and who claims them.'],
    subject: null,
    options: {},
    run: (client) =>
      printList(client, 'warehouse/unclaimed-parcel/list', {
        describe: describeOrphan,
        none: 'There are no unclaimed parcels',
      }),
  },
  {
    name: 'register-unclaimed',
    usage: '<number> --weight <kg> --size <length>x<width>x<height> [--photo <file>] [--warehouse <id>]',
    help: [
      'Registers a parcel that arrived without an id code.',
      'Every customer sees the photo: the label must not be readable on it.',
    ],
    subject: PARCEL_SUBJECT,
    options: {
      weight: { type: 'string' },
      size: { type: 'string' },
      photo: { type: 'string', multiple: true },
      warehouse: { type: 'string' },
    },
    run: async (client, expressNumber, values) => {
      const request = { expressNumber, ...measuresOf(values), warehouseId: textOf(values, 'warehouse') }
      const images = await uploadedPhotos(client, values)
      return describeOrphan(
        await client.post<OrphanParcel>('warehouse/unclaimed-parcel', { ...request, images }),
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
    help: ['Rejects the claim to an unclaimed parcel. The customer reads the reason.'],
    subject: PARCEL_SUBJECT,
    options: { reason: { type: 'string' } },
    run: async (client, expressNumber, values) => {
      const request = { expressNumber, reason: reasonIn(values) }
      return describeOrphan(await client.post<OrphanParcel>('warehouse/reject-claim', request))
    },
  },
]
