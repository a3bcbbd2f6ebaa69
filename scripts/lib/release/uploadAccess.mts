import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { ReleaseError } from './ReleaseError.mts'

/** What WeChat wants to know of whoever sends it code. */
export interface UploadAccess {
  readonly appId: string
  /** PEM of the upload key. */
  readonly privateKey: string
  /** The uploader under whose name the console lists the code: 1 to 30. */
  readonly robot: number
}

type Environment = Readonly<Record<string, string | undefined>>

const ROBOTS = 30

/**
 * Reads the access from the environment.
 *
 * @throws {ReleaseError} that names the variable
 */
export function readUploadAccess(env: Environment): UploadAccess {
  return { appId: readAppId(env), privateKey: readKey(env), robot: readRobot(env) }
}

function readAppId({ WECHAT_MP_APPID: appId }: Environment): string {
  if (!appId) throw new ReleaseError('Set WECHAT_MP_APPID to the ID of your mini program (wx…).')
  if (!/^wx[0-9a-f]{16}$/.test(appId))
    throw new ReleaseError(`WECHAT_MP_APPID should be wx and 16 digits or letters a to f, not ${appId}.`)
  return appId
}

function readKey({ WECHAT_CI_KEY: pem, WECHAT_CI_KEY_FILE: file }: Environment): string {
  if (pem) return usableKey(pem, 'WECHAT_CI_KEY')
  if (!file)
    throw new ReleaseError(
      'Set WECHAT_CI_KEY_FILE to the upload key that you downloaded from the console, or WECHAT_CI_KEY to its content.',
    )
  return usableKey(readKeyFile(file), `${file}, named by WECHAT_CI_KEY_FILE,`)
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new ReleaseError(`The upload key can't be read: ${(error as Error).message} (WECHAT_CI_KEY_FILE).`)
  }
}

function usableKey(pem: string, source: string): string {
  try {
    createPrivateKey(pem)
    return pem
  } catch {
    throw new ReleaseError(
      `${source} is no private key; it should begin with -----BEGIN RSA PRIVATE KEY-----.`,
    )
  }
}

function readRobot({ WECHAT_CI_ROBOT: text = '1' }: Environment): number {
  const robot = Number(text)
  if (Number.isInteger(robot) && robot >= 1 && robot <= ROBOTS) return robot
  throw new ReleaseError(`WECHAT_CI_ROBOT should be a number from 1 to ${ROBOTS}, not ${text}.`)
}
