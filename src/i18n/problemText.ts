import type { FieldProblem } from '@/model/validation/FieldProblem'

import { t } from './'
import './packages/validation'

/** The message under a field. */
export function problemText(problem: FieldProblem): string {
  switch (problem.kind) {
    case 'server':
      return problem.message
    case 'minLength':
    case 'maxLength':
      return t(`validation.${problem.kind}`, { 0: problem.count })
    case 'range':
      return t('validation.range', { min: problem.min, max: problem.max })
    case 'postCode':
      return t('validation.postCode', { 0: problem.example })
    default:
      return t(`validation.${problem.kind}`)
  }
}
