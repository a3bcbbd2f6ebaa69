import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { ExclusiveCustomerService } from '../../../server/contracts/customerService.ts'

const MINE = '/api/user-management/exclusive-customer-service/my'
const context = useServer()

describe('the exclusive customer service', () => {
  it('is the same person every time, in the asked language, with a QR code', async () => {
    const { api } = await newCustomer(context.server)
    const person = accepted(await api.get<ExclusiveCustomerService>(MINE))
    assert.deepEqual(accepted(await api.get(MINE)), person)
    const chinese = accepted(await api.with({ language: 'zh-Hans' }).get<ExclusiveCustomerService>(MINE))
    assert.equal(chinese.id, person.id)
    assert.match(chinese.name, /[\u4e00-\u9fff]/)
    assert.match(person.workingHours, /Beijing time/)
    const picture = await fetch(context.server.url + person.qrCode)
    assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/webp'])
  })

  it('is shared out among several people', async () => {
    const people = new Set<string>()
    for (let count = 0; count < 24 && people.size < 2; count += 1) {
      const { api } = await newCustomer(context.server)
      people.add(accepted(await api.get<ExclusiveCustomerService>(MINE)).id)
    }
    assert.equal(people.size, 2)
  })

  it('is for customers alone', async () => {
    refused(await context.api.get(MINE), 401, 'NotSignedIn')
    const operator = context.api.with({ token: context.server.operatorToken })
    refused(await operator.get(MINE), 403, 'Forbidden')
  })
})
