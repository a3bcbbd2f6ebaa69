import { ApiError, type ApiErrorKind, type ValidationError } from '@/model/call/ApiError'

/** A response, whether to a request or an upload. */
export interface Answer {
  readonly statusCode: number
  readonly data: unknown
  readonly header?: Readonly<Record<string, unknown>> | undefined
}

const KIND_BY_STATUS: Readonly<Record<number, ApiErrorKind>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
}

/**
 * Parses a response body: null for a 204 or an empty one. A string is parsed as JSON (spec section 7), also
 * when the server encoded it twice.
 *
 * @throws ApiError `malformed` if the string is not JSON
 */
export function parseBody({ statusCode, data }: Answer): unknown {
  let body: unknown = statusCode === 204 || data === undefined ? '' : data
  while (typeof body === 'string' && body !== '') body = parseJson(body, statusCode)
  return body === '' ? null : body
}

function parseJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError('malformed', 'The answer is no JSON', { status, cause })
  }
}

/** Reads ABP's error body, ignoring fields that are missing or malformed. */
export function errorFromAnswer(answer: Answer, fallbackMessage: string): ApiError {
  const { statusCode } = answer
  const error = fieldOf(tolerantBody(answer), 'error')
  const message = textOf(fieldOf(error, 'message'))
  return new ApiError(kindOf(statusCode), message || fallbackMessage, {
    status: statusCode,
    code: textOf(fieldOf(error, 'code')),
    details: textOf(fieldOf(error, 'details')),
    correlationId: textOf(fieldOf(error, 'correlationId')),
    retryAfterSeconds: retryAfterSeconds(answer),
    validationErrors: validationErrorsOf(fieldOf(error, 'validationErrors')),
  })
}

/** Browsers give header names in lower case, WeChat as sent. */
function retryAfterSeconds({ header = {} }: Answer): number | undefined {
  const name = Object.keys(header).find((key) => key.toLowerCase() === 'retry-after')
  const seconds = name === undefined ? NaN : Number(header[name])
  return seconds > 0 ? seconds : undefined
}

function tolerantBody(answer: Answer): unknown {
  try {
    return parseBody(answer)
  } catch {
    return null
  }
}

function kindOf(status: number): ApiErrorKind {
  return KIND_BY_STATUS[status] ?? (status >= 500 ? 'server' : 'rejected')
}

function validationErrorsOf(value: unknown): readonly ValidationError[] {
  if (!Array.isArray(value)) return []
  return value.map((entry: unknown) => {
    const members = fieldOf(entry, 'members')
    return {
      message: textOf(fieldOf(entry, 'message')) ?? '',
      members: Array.isArray(members) ? members.filter((member) => typeof member === 'string') : [],
    }
  })
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
