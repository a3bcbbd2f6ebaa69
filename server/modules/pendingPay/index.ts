export { listPendingPays } from './pendingPay.ts'
export { countUnpaid } from './repository.ts'
