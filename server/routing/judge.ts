import { Annotated } from '../base/annotated.ts'
import { judgedRows, judgeRows, type Judged } from './rows.ts'

import type { FastifyRequest } from 'fastify'

import type { Call } from '../contracts/call.ts'

/** Has somebody look at what a customer wrote, by where it stands in the body. Refuses with an ApiProblem. */
export type Moderate = (userId: string, words: Readonly<Record<string, string>>) => Promise<void>

/** Judges the body of a call, before anything is done for it: the whole of it, or each row by itself. */
export type Judge = (contract: Call, request: FastifyRequest) => Promise<Judged<unknown>[] | undefined>

/** Has the `moderated` texts of a customer's body looked at. */
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
