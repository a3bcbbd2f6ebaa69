import { words } from './schema.ts'

/** Who makes something happen. */
export const ACTORS = ['CUSTOMER', 'WAREHOUSE', 'SYSTEM'] as const
export type Actor = (typeof ACTORS)[number]
export const ActorWord = words('Actor', ACTORS)
