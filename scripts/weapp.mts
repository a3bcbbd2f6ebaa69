/** `npm run weapp:preview` and `npm run weapp:upload`: builds the mini program and sends it to WeChat. */
import { buildTarget, isUpToDate } from './lib/buildTarget.mts'
import { inRoot } from './lib/paths.mts'
import { progressLine } from './lib/progressLine.mts'
import { preview, upload, type ReleaseSettings } from './lib/release/release.mts'
import { ReleaseError } from './lib/release/ReleaseError.mts'
import { officialWechatCi } from './lib/release/wechatCi.mts'
import { endChildren } from './lib/runCommand.mts'

const settings: ReleaseSettings = {
  env: process.env,
  root: inRoot(),
  async build() {
    const done = progressLine('Building dist/weapp')
    const result = await buildTarget('weapp')
    done()
    return result
  },
  isUpToDate: () => isUpToDate('weapp'),
  folder: inRoot('dist', 'weapp'),
  ci: officialWechatCi(),
  print: (text) => console.log(text),
}

async function run(command: string | undefined): Promise<void> {
  if (command === 'upload') return upload(settings)
  if (command === 'preview') return preview(settings, inRoot('dist', 'preview.jpg'))
  throw new ReleaseError('Say what to do: preview or upload.')
}

process.once('SIGINT', () => {
  endChildren()
  process.exit(130)
})

// miniprogram-ci leaves worker processes behind: exit ends them.
run(process.argv[2]).then(
  () => process.exit(0),
  (error: unknown) => {
    endChildren()
    console.error(error instanceof ReleaseError ? `\n${error.message}\n` : error)
    process.exit(1)
  },
)
