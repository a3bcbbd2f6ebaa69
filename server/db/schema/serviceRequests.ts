import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

import { id, localisedText, moment } from './columns.ts'
import { parcels, type ChosenService, type WarehousePicture } from './parcels.ts'

import type { ServiceRequestStatus } from '../../contracts/enumerations.ts'
import type { ServiceResult } from '../../contracts/serviceRequest.ts'

/** Paid extra services for stored parcels. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    id: id(),
    parcelId: text('parcel_id')
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    serviceId: text('service_id').notNull(),
    service: jsonb('service').$type<ChosenService>().notNull(),
    result: text('result').$type<ServiceResult>(),
    status: integer('status').$type<ServiceRequestStatus>().notNull(),
    statusTime: moment('status_time').notNull(),
    remarks: text('remarks'),
    images: jsonb('images').$type<readonly WarehousePicture[]>().notNull(),
    reason: localisedText('reason'),
    creationTime: moment('creation_time').notNull(),
  },
  (table) => [
    // One at a time per parcel and service; free days only once ever.
    uniqueIndex('service_requests_once')
      .on(table.parcelId, table.serviceId)
      .where(sql`status = 10 or (status = 20 and result = 'FREE_DAYS')`),
    index('service_requests_parcel').on(table.parcelId, table.creationTime, table.id),
    index('service_requests_status_time').on(table.status, table.statusTime),
  ],
)
