/**
 * `npm run fuzz`: sends what no client of ours sends to a bundled server on the embedded database, as a stranger, a
 * customer and an operator. Fails for an answer of 5xx, for a server that is lost, and for an answer that takes too
 * long. FUZZ_SEED repeats a run; needs Linux.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fc from 'fast-check'

import { ROUTES, type Route } from '../support/server/contract.ts'
import { ENDS_SESSION, RequestGenerator } from '../support/server/generatedRequests.ts'
import { ODD_REQUESTS } from '../support/server/oddRequests.ts'
import { rawRequest } from '../support/server/rawRequest.ts'
import { startProcess, type ServerProcess } from '../support/server/serverProcess.ts'
import { throwBombs } from './bombs.ts'
import { callerFor, CALLERS, findNames, OPERATOR_TOKEN, signIn, type Caller } from './callers.ts'
import { Tally } from './Tally.ts'

/** How many requests a call gets from the caller whom it is for, and from each of the others. */
const RUNS = 200
const RUNS_OF_OTHERS = 10
const AT_ONCE = 8
const SLOWEST_MS = 5000
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31)

const dataDir = await mkdtemp(join(tmpdir(), 'fuzz-'))
const env = {
  AUTOPILOT: 'false',
  OPERATOR_TOKEN,
  RATE_LIMIT: '1000000',
  RATE_LIMIT_PASSPORT: '1000000',
}
// Playing the demo takes more memory than what is measured here, and a busy machine gives it back late.
await (await startProcess(dataDir, ['--demo'], env)).stop('SIGTERM')
const server = await startProcess(dataDir, [], env)
let exit: number | null | undefined
void server.exit.then((code) => (exit = code))
const startedAt = performance.now()
const tally = new Tally()
console.log(`seed ${seed}`)
try {
  const wrong = await fuzz(server)
  console.log(`took ${Math.round((performance.now() - startedAt) / 1000)} s`)
  for (const fault of wrong) console.error(`✗ ${fault}`)
  process.exitCode = wrong.length > 0 ? 1 : 0
} finally {
  await server.stop('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
}

async function fuzz({ url }: ServerProcess): Promise<string[]> {
  const token = await signIn(url)
  const bombs = await throwBombs(server, token, tally)
  for (const caller of CALLERS) await sendOdd(url, caller, token)
  const generator = new RequestGenerator(await findNames(url, token))
  // What ends the customer's session, or the customer, comes last.
  const hasInput = ({ operation }: Route) =>
    operation.parameters !== undefined || operation.requestBody !== undefined
  const order = (route: Route) => ENDS_SESSION.indexOf(route.operation.operationId)
  for (const route of ROUTES.filter(hasInput).sort((a, b) => order(a) - order(b))) {
    const fitting = callerFor(route)
    for (const caller of CALLERS) {
      if (exit !== undefined) return [...bombs, `the server ended with ${exit}`, ...tally.report(SLOWEST_MS)]
      await sendGenerated(url, route, caller, generator, caller === fitting ? RUNS : RUNS_OF_OTHERS)
    }
  }
  return [...bombs, ...tally.report(SLOWEST_MS)]
}

async function sendOdd(url: string, caller: Caller, customer: string): Promise<void> {
  for (const [what, { status: expected, ...request }] of Object.entries(ODD_REQUESTS)) {
    const begunAt = performance.now()
    const headers = { ...authorization(caller, customer), ...request.headers }
    const { status } = await rawRequest(url, { ...request, headers })
    tally.add(`${what}, from a ${caller}`, status, performance.now() - begunAt, `instead of ${expected}`)
  }
}

async function sendGenerated(
  url: string,
  route: Route,
  caller: Caller,
  generator: RequestGenerator,
  runs: number,
): Promise<void> {
  const { method, operation } = route
  const waiting = fc.sample(generator.requestsTo(route), { numRuns: runs, seed })
  const customer = caller === 'customer' ? await signIn(url).catch(() => 'gone') : ''
  const work = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { path, content, headers } = next
      const begunAt = performance.now()
      const status = await fetch(url + path, {
        method,
        redirect: 'manual',
        headers: { ...authorization(caller, customer), ...headers },
        ...(content === undefined ? {} : { body: content }),
      }).then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        () => 0,
      )
      const request = `${method} ${path} ${content ?? ''} ${JSON.stringify(headers)}`
      tally.add(`${operation.operationId}, by a ${caller}`, status, performance.now() - begunAt, request)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

function authorization(caller: Caller, customer: string): Record<string, string> {
  if (caller === 'stranger') return {}
  return { authorization: `Bearer ${caller === 'operator' ? OPERATOR_TOKEN : customer}` }
}
