import type { FieldProblem } from './FieldProblem'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits'
import { isCodeTarget, isDigitCode } from './rules'

export function targetProblem(target: string): FieldProblem | undefined {
  const text = target.trim()
  if (isCodeTarget(text)) return undefined
  return required(text) ?? (text.includes('@') ? { kind: 'email' } : { kind: 'format' })
}

export function codeProblem(code: string): FieldProblem | undefined {
  return required(code) ?? format(isDigitCode(code))
}

export function passwordProblem(password: string): FieldProblem | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) return { kind: 'minLength', count: PASSWORD_MIN_LENGTH }
  if (password.length > PASSWORD_MAX_LENGTH) return { kind: 'maxLength', count: PASSWORD_MAX_LENGTH }
  return undefined
}

export function required(text: string): FieldProblem | undefined {
  return text.trim() === '' ? { kind: 'required' } : undefined
}

export function format(isRight: boolean): FieldProblem | undefined {
  return isRight ? undefined : { kind: 'format' }
}
