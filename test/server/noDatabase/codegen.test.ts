import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { generate, listStale } from '../../../scripts/codegen.mts'
import { ROUTES } from '../../support/server/contract.ts'

describe('the generated files', () => {
  it('are what the routes say', async () => {
    assert.deepEqual(await listStale(await generate()), [])
  })

  it('are found out when they are not', async () => {
    const files = new Map([...(await generate())].map(([path, content]) => [path, `${content} `]))
    assert.deepEqual(await listStale(files), ['server/openapi.json', 'types/api.d.ts'])
  })

  it('give every call a name of its own, and every refusal the one shape', () => {
    const names = ROUTES.map(({ operation }) => operation.operationId)
    assert.equal(new Set(names).size, names.length)
    for (const { operation } of ROUTES) {
      for (const [status, { content }] of Object.entries(operation.responses)) {
        if (!status.startsWith('4') && !status.startsWith('5')) continue
        assert.deepEqual(
          content?.['application/json']?.schema,
          { $ref: '#/components/schemas/ErrorAnswer' },
          operation.operationId,
        )
      }
    }
  })
})
