import { measuresOf, textOf, uploadedPhotos, WAREHOUSE_OPTION, warehouseIn } from './options.ts'

import type { ParcelDetail } from '../../../contracts/parcel.ts'
import type { Command, Values } from './Command.ts'

/** A parcel, by the number on its label. */
export const PARCEL_SUBJECT = { question: 'Which parcel?', placeholder: '<number>' } as const

/** Where a parcel is, and how it came there. */
export function describeParcel(parcel: ParcelDetail): string {
  const [latest] = parcel.logs
  return `${parcel.expressNumber}: ${parcel.statusDisplayName}${latest ? ` (${latest.description})` : ''}`
}

/** `--code`, as calls have it. */
export function idCodeIn(values: Values): { idCode?: string } {
  const idCode = textOf(values, 'code')
  return idCode === undefined ? {} : { idCode }
}

export const parcelCommands: readonly Command[] = [
  {
    name: 'arrive',
    usage: '<number> [--code <id code>] [--warehouse <id>]',
    help: [
      'Scans a parcel at the door. One that nobody declared needs the customer’s id code.',
      'Without --warehouse it came where it was declared to go, or else to the first one.',
    ],
    subject: PARCEL_SUBJECT,
    options: { code: { type: 'string' }, ...WAREHOUSE_OPTION },
    run: async (client, expressNumber, values) => {
      const request = { expressNumber, ...idCodeIn(values), ...warehouseIn(values) }
      return describeParcel(await client.post<ParcelDetail>('warehouse/arrive', request))
    },
  },
  {
    name: 'inbound',
    usage: '<number> --weight <kg> --size <length>x<width>x<height> [--code <id code>] [--photo <file>]',
    help: ['Weighs and measures an arrived parcel (cm). Without a photo a picture is drawn.'],
    subject: PARCEL_SUBJECT,
    options: {
      code: { type: 'string' },
      weight: { type: 'string' },
      size: { type: 'string' },
      photo: { type: 'string', multiple: true },
    },
    run: async (client, expressNumber, values) => {
      const request = { expressNumber, ...idCodeIn(values), ...measuresOf(values) }
      const photos = await uploadedPhotos(client, values)
      return describeParcel(await client.post<ParcelDetail>('warehouse/inbound', { ...request, ...photos }))
    },
  },
]
