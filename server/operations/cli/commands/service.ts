import { ServiceRequestStatus } from '../../../contracts/enumerations.ts'
import { printList } from './list.ts'
import { measuresOf, reasonIn, requiredText, textOf, uploadedPhotos } from './options.ts'
import { PARCEL_SUBJECT } from './parcel.ts'

import type { ServiceJob } from '../../../contracts/serviceRequest.ts'
import type { Command, Values } from './Command.ts'

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
  return { expressNumber, additionalServiceId, idCode: textOf(values, 'code') }
}

/** The new weight and size, if they are given. */
function measuresIn(values: Values) {
  const isMeasured = textOf(values, 'weight') !== undefined || textOf(values, 'size') !== undefined
  return isMeasured ? measuresOf(values) : undefined
}

export const serviceCommands: readonly Command[] = [
  {
    name: 'service-list',
    usage: '',
    help: ['Lists services that customers have paid for and that aren’t done yet, oldest first.'],
    subject: null,
    options: {},
    run: (client) => {
      const request = { status: ServiceRequestStatus.Requested, sorting: 'creationTime asc' }
      const lines = { describe: describeJob, none: 'There is nothing to do', request }
      return printList(client, 'warehouse/service/list', lines)
    },
  },
  {
    name: 'service-done',
    usage:
      '<number> --service <service> [--photo <file>] [--weight <kg> --size <length>x<width>x<height>] [--code <id code>]',
    help: [
      'Marks a service as done. Photo services need photos; a repacked parcel needs',
      'its new weight and size (cm).',
    ],
    subject: PARCEL_SUBJECT,
    options: {
      ...JOB_OPTIONS,
      photo: { type: 'string', multiple: true },
      weight: { type: 'string' },
      size: { type: 'string' },
    },
    run: async (client, expressNumber, values) => {
      const request = { ...jobOf(expressNumber, values), measures: measuresIn(values) }
      const images = await uploadedPhotos(client, values)
      return describeJob(await client.post<ServiceJob>('warehouse/service/finish', { ...request, images }))
    },
  },
  {
    name: 'service-refuse',
    usage: '<number> --service <service> --reason <text> [--code <id code>]',
    help: ['Marks a service as not possible. The customer reads the reason and gets the money back.'],
    subject: PARCEL_SUBJECT,
    options: { ...JOB_OPTIONS, reason: { type: 'string' } },
    run: async (client, expressNumber, values) => {
      const request = { ...jobOf(expressNumber, values), reason: reasonIn(values) }
      return describeJob(await client.postOnce<ServiceJob>('warehouse/service/refuse', request))
    },
  },
]
