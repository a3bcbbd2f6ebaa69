import { ServiceRequestStatus } from '../../../contracts/enumerations.ts'
import { measuresOf, requiredText, textOf, uploadedPhotos } from './options.ts'
import { idCodeIn, PARCEL_SUBJECT } from './parcel.ts'

import type { ServiceJob } from '../../../contracts/serviceRequest.ts'
import type { Command, Values } from './Command.ts'

/** How many lines a list prints at most. */
const MAX_LINES = 100

const JOB_OPTIONS = { service: { type: 'string' }, code: { type: 'string' } } as const

function describeJob({ expressNumber, idCode, service, statusDisplayName, remarks }: ServiceJob): string {
  const wish = remarks === null ? '' : `: ${remarks}`
  return `${expressNumber} (${idCode}): ${service.id}, ${statusDisplayName}${wish}`
}

function jobOf(expressNumber: string, values: Values) {
  const additionalServiceId = requiredText(
    values,
    'service',
    'what service-list names, such as detail-photos',
  )
  return { expressNumber, additionalServiceId, ...idCodeIn(values) }
}

/** What the scale shows, if the operator says so. */
function measuresIn(values: Values) {
  const isMeasured = textOf(values, 'weight') !== undefined || textOf(values, 'size') !== undefined
  return isMeasured ? { measures: measuresOf(values) } : {}
}

export const serviceCommands: readonly Command[] = [
  {
    name: 'service-list',
    usage: '',
    help: ['Lists the services that customers have paid for and that nobody has done yet, oldest first.'],
    subject: null,
    options: {},
    run: async (client) => {
      const request = {
        maxResultCount: MAX_LINES,
        status: ServiceRequestStatus.Requested,
        sorting: 'creationTime asc',
      }
      const { items } = await client.post<{ items: ServiceJob[] }>('warehouse/service/list', request)
      return items.length > 0 ? items.map(describeJob).join('\n') : 'There is nothing to do'
    },
  },
  {
    name: 'service-done',
    usage:
      '<number> --service <service> [--photo <file>] [--weight <kg> --size <length>x<width>x<height>] [--code <id code>]',
    help: [
      'Says that a service is done. Photo services need the photos; a parcel that was',
      'packed anew needs its new weight and size (cm).',
    ],
    subject: PARCEL_SUBJECT,
    options: {
      ...JOB_OPTIONS,
      photo: { type: 'string', multiple: true },
      weight: { type: 'string' },
      size: { type: 'string' },
    },
    run: async (client, expressNumber, values) => {
      const request = { ...jobOf(expressNumber, values), ...measuresIn(values) }
      const photos = await uploadedPhotos(client, values)
      return describeJob(await client.post<ServiceJob>('warehouse/service/finish', { ...request, ...photos }))
    },
  },
  {
    name: 'service-refuse',
    usage: '<number> --service <service> --reason <text> [--code <id code>]',
    help: ['Says that a service can’t be done. The customer reads the reason and gets the money back.'],
    subject: PARCEL_SUBJECT,
    options: { ...JOB_OPTIONS, reason: { type: 'string' } },
    run: async (client, expressNumber, values) => {
      const reason = requiredText(values, 'reason', 'a sentence for the customer')
      const request = { ...jobOf(expressNumber, values), reason }
      return describeJob(await client.post<ServiceJob>('warehouse/service/refuse', request))
    },
  },
]
