import { call } from '../call.ts'
import { MiniProgramCode, MyReferral } from '../referral.ts'
import { ref } from '../schema.ts'

const BASE = '/api/u/referral'
const forCustomers = { area: 'referral', access: 'customer' } as const

export const getMyReferral = call({
  ...forCustomers,
  name: 'getMyReferral',
  method: 'GET',
  path: `${BASE}/my`,
  answer: ref(MyReferral),
})

export const getMiniProgramCode = call({
  ...forCustomers,
  name: 'getMiniProgramCode',
  method: 'GET',
  path: `${BASE}/mini-program-code`,
  summary: 'A mini program code that opens Home with the customer’s referral code',
  answer: ref(MiniProgramCode),
  refuses: [502, 503],
})
