import type { FieldProblems } from './FieldProblem'
import { codeProblem, format, passwordProblem, required, targetProblem } from './problems'
import { isUsername } from './rules'

export interface LoginValues {
  readonly usernameOrEmail: string
  readonly password: string
}

export interface CodeLoginValues {
  readonly target: string
  readonly code: string
}

export interface NewAccountValues {
  readonly username: string
  readonly password: string
  readonly referralCode: string
}

export interface RegisterValues extends NewAccountValues {
  readonly target: string
  readonly code: string
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
    ...validateNewAccount(values),
    target: targetProblem(values.target),
    code: codeProblem(values.code),
  }
}

export function validateNewAccount(values: NewAccountValues): FieldProblems<keyof NewAccountValues> {
  return {
    username: required(values.username) ?? format(isUsername(values.username.trim())),
    password: required(values.password) ?? passwordProblem(values.password),
  }
}

export interface ForgotPasswordValues {
  readonly target: string
  readonly code: string
  readonly newPassword: string
}

export function validateForgotPassword(
  values: ForgotPasswordValues,
): FieldProblems<keyof ForgotPasswordValues> {
  return {
    target: targetProblem(values.target),
    code: codeProblem(values.code),
    newPassword: required(values.newPassword) ?? passwordProblem(values.newPassword),
  }
}

export interface ChangePasswordValues {
  /** Empty for an account without one. */
  readonly oldPassword: string
  readonly newPassword: string
}

/** @param hasPassword whether the account has a password; if so, the current one is required */
export function validateChangePassword(
  values: ChangePasswordValues,
  hasPassword: boolean,
): FieldProblems<keyof ChangePasswordValues> {
  return {
    oldPassword: hasPassword ? required(values.oldPassword) : undefined,
    newPassword: required(values.newPassword) ?? passwordProblem(values.newPassword),
  }
}
