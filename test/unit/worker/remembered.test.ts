import contract from '../../../server/openapi.json'
import { isRemembered, readerOf } from '../../../worker/remembered'

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { readonly name?: string }[]
}

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
    ...operation,
    path,
    remembered: isRemembered(method.toUpperCase(), path),
  })),
)
const isStaffs = (path: string) => path.startsWith('/api/admin')
const customers = operations.filter(({ path }) => path.startsWith('/api/') && !isStaffs(path))
const namesOf = (found: readonly Operation[]) => found.map(({ operationId }) => operationId).sort()

/** Reads that are answered for the moment: signing in, paying, picking a price. */
const FOR_THE_MOMENT = [
  'getMiniProgramCode',
  'getTopup',
  'getWechatAuthorizeUrl',
  'getWechatJsSdkConfig',
  'listApplicableCoupons',
  'listPendingPays',
  'listTopupCurrencies',
  'listTopupMethods',
  'listTopups',
]

it('keeps the answers of all reads but those for the moment, and of nothing else', () => {
  const reads = customers.filter(({ operationId }) => /^(get|list|count|query)[A-Z]/.test(operationId))
  expect(reads.length).toBeGreaterThan(50)

  expect(namesOf(customers.filter(({ remembered }) => remembered))).toEqual(
    namesOf(reads).filter((name) => !FOR_THE_MOMENT.includes(name)),
  )
})

it('keeps nothing that staff read, no call that may not happen twice, and no file', () => {
  expect(namesOf(operations.filter(({ path, remembered }) => remembered && isStaffs(path)))).toEqual([])
  const once = customers.filter(({ parameters = [] }) =>
    parameters.some(({ name }) => name === 'Idempotency-Key'),
  )
  expect(namesOf(once.filter(({ remembered }) => remembered))).toEqual([])
  expect(isRemembered('GET', '/uploads/a.jpg')).toBe(false)
})

describe('whose answers they are', () => {
  const tokenOf = (claims: object) =>
    `Bearer h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`

  it('is told by the token’s subject', () => {
    // Encodes to text with the two characters that only base64url has.
    expect(readerOf(tokenOf({ sub: 'c-1', name: '>>>???' }))).toBe('customer c-1')
    expect(readerOf(tokenOf({ sub: 'c-2' }))).toBe('customer c-2')
  })

  it('is a visitor without a token', () => {
    expect(readerOf(null)).toBe('visitor')
  })

  it.each(['Bearer opaque', 'Bearer a.b.c', tokenOf({}), tokenOf({ sub: 7 }), ''])(
    'is unknown with %s',
    (token) => {
      expect(readerOf(token)).toBeNull()
    },
  )
})
