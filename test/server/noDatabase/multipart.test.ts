import assert from 'node:assert/strict'
import { request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { describe, it } from 'node:test'

import multipart from '@fastify/multipart'
import fastify from 'fastify'

import { ApiProblem } from '../../../server/base/http/problem.ts'
import { readPictures } from '../../../server/modules/upload/multipart.ts'

describe('reading the pictures of a request', () => {
  it('ends for a sender who has gone before it begins', { timeout: 10_000 }, async () => {
    const app = fastify()
    await app.register(multipart)
    const outcome = new Promise<unknown>((resolve) => {
      app.post('/', async (request) => {
        const gone = new Promise<void>((resolve) => request.raw.once('close', () => resolve()))
        request.raw.on('error', () => undefined)
        sent.destroy()
        await gone
        await readPictures(request, tmpdir()).then(resolve, resolve)
      })
    })
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 1000 }
    const sent = send(url, { method: 'POST', headers })
    sent.on('error', () => undefined)
    sent.write('--b\r\n')
    try {
      const problem = await outcome
      assert.ok(problem instanceof ApiProblem)
      assert.deepEqual([problem.status, problem.code], [400, 'MalformedBody'])
    } finally {
      await app.close()
    }
  })
})
