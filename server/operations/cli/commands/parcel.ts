import { measuresOf, textOf, uploadedPhotos } from './options.ts'

import type { ParcelDetail } from '../../../contracts/parcel.ts'
import type { Command } from './Command.ts'

/** A parcel, by the number on its label. */
export const PARCEL_SUBJECT = { question: 'Which parcel?', placeholder: '<number>' } as const

/** A parcel's status, and the latest line of its history. */
export function describeParcel(parcel: ParcelDetail): string {
  const [latest] = parcel.logs
  return `${parcel.expressNumber}: ${parcel.statusDisplayName}${latest ? ` (${latest.description})` : ''}`
}

export const parcelCommands: readonly Command[] = [
  {
    name: 'arrive',
    usage: '<number> [--code <id code>] [--warehouse <id>]',
    help: [
      'Scans a parcel at the door. One that nobody declared, or several customers, needs the id code.',
      'Without --warehouse: the one it was declared for, or else the first one.',
    ],
    subject: PARCEL_SUBJECT,
    options: { code: { type: 'string' }, warehouse: { type: 'string' } },
    run: async (client, expressNumber, values) => {
      const request = {
        expressNumber,
        idCode: textOf(values, 'code'),
        warehouseId: textOf(values, 'warehouse'),
      }
      return describeParcel(await client.post<ParcelDetail>('warehouse/arrive', request))
    },
  },
  {
    name: 'inbound',
    usage: '<number> --weight <kg> --size <length>x<width>x<height> [--code <id code>] [--photo <file>]',
    help: ['Checks in an arrived parcel with its weight and size (cm). Without a photo, a picture is drawn.'],
    subject: PARCEL_SUBJECT,
    options: {
      code: { type: 'string' },
      weight: { type: 'string' },
      size: { type: 'string' },
      photo: { type: 'string', multiple: true },
    },
    run: async (client, expressNumber, values) => {
      const request = { expressNumber, idCode: textOf(values, 'code'), ...measuresOf(values) }
      const images = await uploadedPhotos(client, values)
      return describeParcel(await client.post<ParcelDetail>('warehouse/inbound', { ...request, images }))
    },
  },
]
