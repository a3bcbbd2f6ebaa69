import { flag, required, url, type Environment } from './environment.ts'

import type { ObjectStorageConfig } from '../modules/upload/index.ts'

/** A mail server. */
export interface Smtp {
  readonly url: string
  readonly from: string
}

/** A webhook that sends text messages. */
export interface SmsGateway {
  readonly url: string
  readonly token: string | undefined
}

export function readSmtp(env: Environment): Smtp | undefined {
  const server = url(env, 'SMTP_URL', 'smtp:', 'smtps:')
  return server === undefined ? undefined : { url: server, from: env['SMTP_FROM'] || 'no-reply@example.com' }
}

export function readSmsGateway(env: Environment): SmsGateway | undefined {
  const gateway = url(env, 'SMS_WEBHOOK_URL', 'http:', 'https:')
  return gateway === undefined ? undefined : { url: gateway, token: env['SMS_WEBHOOK_TOKEN'] || undefined }
}

/**
 * Where customers open the H5.
 *
 * @param here the server's own address: letters that are only logged may lead there
 */
export function readAppUrl(env: Environment, here: string): string | undefined {
  const isLogged = readSmtp(env) === undefined && readSmsGateway(env) === undefined
  return url(env, 'APP_URL', 'http:', 'https:')?.replace(/\/+$/, '') ?? (isLogged ? here : undefined)
}

/** All of it or nothing: half a configuration would keep pictures where nobody looks for them. */
export function readObjectStorage(env: Environment): ObjectStorageConfig | undefined {
  const endpoint = url(env, 'S3_ENDPOINT', 'http:', 'https:')
  if (endpoint === undefined) return undefined
  return {
    endpoint,
    bucket: required(env, 'S3_BUCKET', 'S3_ENDPOINT'),
    accessKeyId: required(env, 'S3_ACCESS_KEY_ID', 'S3_ENDPOINT'),
    secretAccessKey: required(env, 'S3_SECRET_ACCESS_KEY', 'S3_ENDPOINT'),
    region: env['S3_REGION'] || 'us-east-1',
    isPathStyle: flag(env, 'S3_PATH_STYLE', true),
  }
}
