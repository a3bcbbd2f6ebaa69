export * from './customers.ts'
export * from './operations.ts'
export * from './parcels.ts'
export * from './reference.ts'
