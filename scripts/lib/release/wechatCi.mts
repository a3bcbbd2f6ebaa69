import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

import { inRoot } from '../paths.mts'
import { runCommand } from '../runCommand.mts'
import { ReleaseError } from './ReleaseError.mts'
import type { UploadAccess } from './uploadAccess.mts'

/** A build to send, and how the console shall list it. */
export interface UploadRequest {
  readonly access: UploadAccess
  readonly folder: string
  readonly version: string
  readonly notes: string
}

/** The size of one package as WeChat measured it; `__APP__` is the main package, `__FULL__` everything. */
export interface MeasuredPackage {
  readonly name: string
  readonly size: number
}

/** The only part of a release that talks to WeChat. */
export interface WechatCi {
  upload(request: UploadRequest): Promise<readonly MeasuredPackage[]>
  /** Writes a JPEG of the QR code that opens the preview. */
  preview(request: UploadRequest, qrFile: string): Promise<readonly MeasuredPackage[]>
}

/** The parts of `miniprogram-ci` that we call. */
interface MiniprogramCi {
  readonly Project: new (options: object) => object
  upload(options: object): Promise<Answer>
  preview(options: object): Promise<Answer>
}

interface Answer {
  readonly subPackageInfo?: readonly MeasuredPackage[]
}

/** WeChat's own `miniprogram-ci`, which is installed when first needed. */
export function officialWechatCi(): WechatCi {
  return {
    upload: (request) => ask((ci) => ci.upload(optionsOf(ci, request))),
    preview: (request, qrFile) => {
      const qrCode = { qrcodeFormat: 'image', qrcodeOutputDest: qrFile }
      return ask((ci) => ci.preview({ ...optionsOf(ci, request), ...qrCode }))
    },
  }
}

async function ask(send: (ci: MiniprogramCi) => Promise<Answer>): Promise<readonly MeasuredPackage[]> {
  const ci = await load()
  try {
    const { subPackageInfo = [] } = await send(ci)
    return subPackageInfo
  } catch (error) {
    throw new ReleaseError(
      `WeChat did not take it: ${(error as Error).message}\n` +
        'Is this address in the IP whitelist of the upload key (docs/wechat.md, step 6), and is it the key of this app?',
    )
  }
}

function optionsOf(ci: MiniprogramCi, { access, folder, version, notes }: UploadRequest): object {
  const { appId: appid, privateKey, robot } = access
  return {
    // The build's own folder, where no developer's private settings apply.
    project: new ci.Project({ appid, type: 'miniProgram', projectPath: folder, privateKey }),
    version,
    desc: notes,
    robot,
    setting: { useProjectConfig: true },
    onProgressUpdate: () => {},
  }
}

async function load(): Promise<MiniprogramCi> {
  const folder = inRoot('.cache', 'miniprogram-ci')
  if (!isInstalled(folder)) await install(folder)
  return createRequire(path.join(folder, 'package.json'))('miniprogram-ci') as MiniprogramCi
}

const LOCK = 'package-lock.json'
const manifests = inRoot('scripts', 'miniprogram-ci')

/** npm writes `node_modules/.package-lock.json` last. */
function isInstalled(folder: string): boolean {
  if (!existsSync(path.join(folder, 'node_modules', `.${LOCK}`))) return false
  return readFileSync(path.join(folder, LOCK), 'utf8') === readFileSync(path.join(manifests, LOCK), 'utf8')
}

async function install(folder: string): Promise<void> {
  console.log("Installing WeChat's uploader, once: 275 MB in .cache/miniprogram-ci …")
  mkdirSync(folder, { recursive: true })
  cpSync(manifests, folder, { recursive: true })
  const npm = process.env['npm_execpath']
  if (npm === undefined) throw new ReleaseError('Start this with npm run weapp:preview or weapp:upload.')
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
  const { exitCode, output } = await runCommand(process.execPath, [npm, ...args])
  if (exitCode !== 0) throw new ReleaseError(`miniprogram-ci could not be installed:\n${output}`)
}
