import type { FieldProblem, FieldProblems } from './FieldProblem'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './limits'
import { isCodeTarget, isDigitCode, isUsername } from './rules'

export interface LoginValues {
  readonly usernameOrEmail: string
  readonly password: string
}

export interface CodeLoginValues {
  readonly target: string
  readonly code: string
}

export interface RegisterValues {
  readonly username: string
  readonly password: string
  readonly target: string
  readonly code: string
  readonly referralCode: string
}

export function validateLogin(values: LoginValues): FieldProblems<keyof LoginValues> {
  return {
    usernameOrEmail: required(values.usernameOrEmail),
    password: required(values.password) ?? passwordProblem(values.password),
  }
}

export function validateCodeLogin(values: CodeLoginValues): FieldProblems<keyof CodeLoginValues> {
  return { target: targetProblem(values.target), code: codeProblem(values.code) }
}

export function validateRegister(values: RegisterValues): FieldProblems<keyof RegisterValues> {
  return {
    username: required(values.username) ?? format(isUsername(values.username.trim())),
    password: required(values.password) ?? passwordProblem(values.password),
    target: targetProblem(values.target),
    code: codeProblem(values.code),
  }
}

function targetProblem(target: string): FieldProblem | undefined {
  const text = target.trim()
  if (isCodeTarget(text)) return undefined
  return required(text) ?? (text.includes('@') ? { kind: 'email' } : { kind: 'format' })
}

function codeProblem(code: string): FieldProblem | undefined {
  return required(code) ?? format(isDigitCode(code))
}

function passwordProblem(password: string): FieldProblem | undefined {
  if (password.length < PASSWORD_MIN_LENGTH) return { kind: 'minLength', count: PASSWORD_MIN_LENGTH }
  if (password.length > PASSWORD_MAX_LENGTH) return { kind: 'maxLength', count: PASSWORD_MAX_LENGTH }
  return undefined
}

function required(text: string): FieldProblem | undefined {
  return text.trim() === '' ? { kind: 'required' } : undefined
}

function format(isRight: boolean): FieldProblem | undefined {
  return isRight ? undefined : { kind: 'format' }
}
