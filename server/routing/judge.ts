import { Annotated } from '../base/annotated.ts'
import { judgedRows, judgeRows, type Judged } from './rows.ts'

import type { FastifyRequest } from 'fastify'

import type { Call } from '../contracts/call.ts'

/**
 * Checks what a customer wrote.
 *
 * @param words by their path in the body
 * @throws ApiProblem at each text that isn't allowed
 */
export type Moderate = (userId: string, words: Readonly<Record<string, string>>) => Promise<void>

/**
 * Checks the body of a call before its handler runs.
 *
 * @returns the judged rows of a batch; undefined for any other call
 * @throws ApiProblem at each text that isn't allowed, unless it's in a row
 */
export type Judge = (contract: Call, request: FastifyRequest) => Promise<Judged<unknown>[] | undefined>

/** Checks the `moderated` texts of customers' bodies. */
export function createJudge(moderate: Moderate): Judge {
  const moderated = new Annotated('x-moderated')

  return async (contract, request) => {
    const { caller, body } = request
    const check = async (value: unknown, above: string): Promise<void> => {
      if (caller?.kind !== 'customer' || !contract.body || !moderated.isIn(contract.body)) return
      const words = [...moderated.list(value, contract.body)]
        .filter(([, text]) => text.trim() !== '')
        .map(([path, text]) => [path.slice(above.length), text] as const)
      if (words.length > 0) await moderate(caller.userId, Object.fromEntries(words))
    }
    const { rows } = contract
    if (rows !== undefined) {
      return judgeRows(judgedRows(request, rows), (row) => check({ [rows]: [row] }, `${rows}.0.`))
    }
    await check(body, '')
    return undefined
  }
}
