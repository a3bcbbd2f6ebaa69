import { call } from '../call.ts'
import { HealthAnswer } from '../health.ts'
import { ref } from '../schema.ts'

const probe = {
  method: 'GET',
  area: 'health',
  access: 'public',
  limit: 'none',
  answer: ref(HealthAnswer),
  refuses: [503],
} as const

export const live = call({ ...probe, name: 'live', path: '/health/live' })

export const ready = call({ ...probe, name: 'ready', path: '/health/ready' })
