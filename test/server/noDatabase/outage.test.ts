import assert from 'node:assert/strict'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { after, describe, it } from 'node:test'

import { DrizzleQueryError } from 'drizzle-orm/errors'
import { drizzle } from 'drizzle-orm/node-postgres'
import { DatabaseError, Pool } from 'pg'

import { isOutage } from '../../../server/db/outage.ts'
import { freePort } from '../../support/freePort.ts'

const servers: Server[] = []
after(() => servers.forEach((server) => server.close()))

async function errorFrom(port: number): Promise<unknown> {
  const pool = new Pool({ port, host: '127.0.0.1', user: 'postgres', connectionTimeoutMillis: 100 })
  try {
    await drizzle(pool).execute('select 1')
    return assert.fail('the query worked')
  } catch (error) {
    return error
  } finally {
    await pool.end()
  }
}

async function serverThat(treats: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    treats(socket)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

function refusedWith(code: string): Error {
  const cause = Object.assign(new DatabaseError('refused', 0, 'error'), { code })
  return new DrizzleQueryError('update', [], cause)
}

describe('an outage of the database', () => {
  it('is nobody at the port', async () => {
    assert.ok(isOutage(await errorFrom(await freePort())))
  })

  it('is a connection that ends', async () => {
    assert.ok(isOutage(await errorFrom(await serverThat((socket) => socket.destroy()))))
  })

  it('is a server that does not answer', async () => {
    assert.ok(
      isOutage(
        await errorFrom(await serverThat((socket) => socket.setTimeout(1000, () => socket.destroy()))),
      ),
    )
  })

  it('is a server that stops, starts, or has become a replica', () => {
    for (const code of ['57P01', '57P03', '25006', '08006']) assert.ok(isOutage(refusedWith(code)), code)
  })

  it('is not a refused change, nor a fault of the program', () => {
    assert.equal(isOutage(refusedWith('23505')), false)
    assert.equal(isOutage(new TypeError('undefined is not a function')), false)
    assert.equal(isOutage('a string'), false)
  })
})
