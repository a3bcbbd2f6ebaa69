import { Type } from 'typebox'

import { entity } from './schema.ts'

export const HealthAnswer = entity('HealthAnswer', {
  status: Type.Unsafe<'ok'>({ type: 'string', enum: ['ok'] }),
})
