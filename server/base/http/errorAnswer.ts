import { text } from '../../texts/text.ts'

import type { ErrorAnswer } from '../../contracts/common.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { ApiProblem } from './problem.ts'

/** The answer to a refused call, in words. */
export function errorAnswer(problem: ApiProblem, language: Language, requestId: string): ErrorAnswer {
  const message = text(language, `error.${problem.code}`, problem.params)
  return {
    error: {
      code: problem.code,
      message,
      details: problem.details,
      validationErrors: problem.fields.map(({ key, params, members }) => ({
        message: key ? text(language, key, params) : message,
        members: [...members],
      })),
      ...(problem.status === 500 ? { correlationId: requestId } : {}),
    },
  }
}
