import { readFileSync } from 'node:fs'
import path from 'node:path'

const { version } = JSON.parse(readFileSync(path.resolve('package.json'), 'utf8')) as { version: string }

/** How a build of this source names its version, in Chinese. */
export const SHOWN_VERSION = `版本 ${version}（${version.replaceAll('.', '')}）`
