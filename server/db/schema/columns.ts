import { bigint, jsonb, text, timestamp } from 'drizzle-orm/pg-core'

import type { ContentBlock } from '../../contracts/contentBlocks.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Localised } from '../../texts/localised.ts'

/** The primary key: an opaque, time-ordered ID made by the server. */
export const id = () => text('id').primaryKey()

/** A moment, kept to the millisecond. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** An amount of money in minor units (cents). */
export const minorUnits = (name: string) => bigint(name, { mode: 'bigint' })

/** A text in every language of the product. */
export const localisedText = (name: string) => jsonb(name).$type<Localised>()

/** A text of several blocks in every language of the product. */
export type LocalisedBlocks = Readonly<Record<Language, readonly ContentBlock[]>>
export const localisedBlocks = (name: string) => jsonb(name).$type<LocalisedBlocks>()
