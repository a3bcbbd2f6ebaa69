import { bigint, jsonb, text, timestamp } from 'drizzle-orm/pg-core'

import type { Localised } from '../../texts/localised.ts'

/** The primary key: an opaque, time-ordered id made by the server. */
export const id = () => text('id').primaryKey()

/** A moment, kept to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** An amount of money in minor units (cents). */
export const minorUnits = (name: string) => bigint(name, { mode: 'bigint' })

/** A text in every language of the product. */
export const localisedText = (name: string) => jsonb(name).$type<Localised>()
