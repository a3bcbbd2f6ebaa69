import * as actor from './actor.ts'
import * as additionalService from './additionalService.ts'
import * as common from './common.ts'
import * as declaredName from './declaredName.ts'
import * as enumerations from './enumerations.ts'
import * as expressCompany from './expressCompany.ts'
import * as health from './health.ts'
import * as message from './message.ts'
import * as parcel from './parcel.ts'
import * as parcelRequests from './parcelRequests.ts'
import * as passport from './passport.ts'
import * as statusDefinition from './statusDefinition.ts'
import * as store from './store.ts'
import * as system from './system.ts'
import * as upload from './upload.ts'
import * as user from './user.ts'
import * as warehouse from './warehouse.ts'
import * as warehouseAddress from './warehouseAddress.ts'

import type { TSchema } from 'typebox'

import type { Named } from './schema.ts'

const AREAS: readonly object[] = [
  actor,
  additionalService,
  common,
  declaredName,
  enumerations,
  expressCompany,
  health,
  message,
  parcel,
  parcelRequests,
  passport,
  statusDefinition,
  store,
  system,
  upload,
  user,
  warehouse,
  warehouseAddress,
]

/** Every schema that has a name, once each, ordered by name. */
export function namedSchemas(): Named<TSchema>[] {
  const found = new Set(AREAS.flatMap((area) => Object.values(area).filter(isNamed)))
  return [...found].sort((a, b) => (a.$id < b.$id ? -1 : 1))
}

function isNamed(value: unknown): value is Named<TSchema> {
  return typeof value === 'object' && value !== null && '$id' in value && typeof value.$id === 'string'
}
