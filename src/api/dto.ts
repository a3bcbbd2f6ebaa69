import type { components } from '../../types/api'

/** A schema of the API contract, by name. */
export type Dto<Name extends keyof components['schemas']> = components['schemas'][Name]
