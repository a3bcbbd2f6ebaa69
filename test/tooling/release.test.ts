import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'

import { renderUnicodeCompact } from 'uqr'

import { ReleaseError } from '../../scripts/lib/release/ReleaseError.mts'

import { root } from './support/lintSnippet.ts'
import { Release, UPLOAD_KEY } from './support/Release.ts'

let release: Release
beforeEach(() => {
  release = new Release()
})
afterEach(() => release.remove())

/** Asserts that the attempt fails with this message and sends nothing. */
async function refused(attempt: Promise<void>, words: RegExp): Promise<void> {
  await assert.rejects(attempt, (error) => error instanceof ReleaseError && words.test(error.message))
  assert.deepEqual(release.sent, [])
}

describe('npm run weapp:upload', () => {
  it('sends the build under its version, with the notes of the changelog and its commit', async () => {
    release.env['WECHAT_CI_ROBOT'] = '30'
    await release.upload()

    assert.deepEqual(release.sent, [
      {
        access: { appId: 'wx0123456789abcdef', privateKey: UPLOAD_KEY, robot: 30 },
        folder: release.dist,
        version: '1.2.3',
        notes: `Added:\n- Pay for several orders at once, see the help.\n(${release.head})`,
      },
    ])
  })

  it('prints the size of each package, then what WeChat measured', async () => {
    await release.upload()

    const [built = '', uploaded = '', next = ''] = release.printed
    assert.match(
      built,
      /^Built:\n {2}everything +[\d,]+ B\n {2}main package +[\d,]+ B\n {2}pages-form +[\d,]+ B$/,
    )
    assert.match(uploaded, /^Uploaded:\n {2}everything +12,345 B$/)
    assert.match(next, new RegExp(`git tag v1\\.2\\.3 ${release.head}$`))
  })

  it('reads the key from a file', async () => {
    release.write('upload.key', UPLOAD_KEY)
    release.write('.gitignore', 'dist\nupload.key\n')
    release.commit()
    release.env = {
      ...release.env,
      WECHAT_CI_KEY: '',
      WECHAT_CI_KEY_FILE: path.join(release.root, 'upload.key'),
    }
    await release.upload()

    assert.equal(release.sent[0]?.access.privateKey, UPLOAD_KEY)
  })

  for (const [missing, env, words] of [
    ['an app ID', {}, /^Set WECHAT_MP_APPID/],
    ['a real app ID', { WECHAT_MP_APPID: 'touristappid' }, /not touristappid\.$/],
    ['a key', { WECHAT_CI_KEY: '' }, /^Set WECHAT_CI_KEY_FILE .* or WECHAT_CI_KEY to its content\.$/],
    ['a real key', { WECHAT_CI_KEY: 'secret' }, /^WECHAT_CI_KEY is no private key; it should begin with/],
    ['a key file', { WECHAT_CI_KEY: '', WECHAT_CI_KEY_FILE: '/none.key' }, /read: ENOENT.*\/none\.key/],
    ['a readable key file', { WECHAT_CI_KEY: '', WECHAT_CI_KEY_FILE: '/' }, /can't be read: EISDIR/],
    [
      'a possible robot',
      { WECHAT_CI_ROBOT: '31' },
      /^WECHAT_CI_ROBOT should be a number from 1 to 30, not 31/,
    ],
  ] as const) {
    it(`asks for ${missing}`, async () => {
      const isEmpty = Object.keys(env).length === 0
      release.env = isEmpty ? {} : { ...release.env, ...env }
      await refused(release.upload(), words)
    })
  }

  it('refuses changes that are not committed, new files too', async () => {
    release.append('package.json', '\n')
    release.write('src/new.ts', '')
    await refused(release.upload(), /^Commit or discard .*:\n M package\.json\n\?\? src\/$/)
  })

  it('refuses a version without an entry in the changelog, or with an empty one', async () => {
    release.write('package.json', '{ "version": "1.2.4" }')
    release.commit()
    await refused(
      release.upload(),
      /^CHANGELOG\.md says nothing about version 1\.2\.4: add "## \[1\.2\.4\] - date"/,
    )
    release.append('CHANGELOG.md', '\n## [1.2.4] - 2026-12-01\n\n### Added\n')
    release.commit()
    await refused(release.upload(), /says nothing about version 1\.2\.4/)
  })

  it('refuses a build that failed, or that is no longer what the source says', async () => {
    release.built = { outcome: 'failed', ms: 1, output: 'Module not found' }
    await refused(release.upload(), /could not be built:\nModule not found$/)
    release.built = { outcome: 'upToDate', ms: 1, output: '' }
    release.isUpToDate = false
    await refused(release.upload(), /^The source has changed since the build began/)
  })

  it('refuses a build with problems, or that calls what WeChat does not', async () => {
    release.write(
      'dist/app.js',
      "'use strict'; const api = 'http://127.0.0.1:3000', svg = 'http://www.w3.org/2000/svg'",
    )
    await refused(
      release.upload(),
      /^This build can't be released:\nIt calls http:\/\/127\.0\.0\.1:3000, .* set TARO_APP_API_BASE\.$/,
    )
    release.write('dist/photo.webp', '')
    await refused(release.upload(), /\nphoto\.webp is of a kind that isn't uploaded\n/)
  })

  it('leaves out notes that do not fit', async () => {
    const item = `- ${'x'.repeat(200)}\n`
    release.write('CHANGELOG.md', `## [1.2.3] - 2026-11-24\n\n${item.repeat(3)}`)
    release.commit()
    await release.upload()

    assert.equal(release.sent[0]?.notes, `${item.repeat(2)}…\n(${release.head})`)
  })
})

describe('npm run weapp:preview', () => {
  it('sends what is not committed, and says so', async () => {
    release.append('package.json', '\n')
    await release.preview()

    const { version, notes } = release.sent[0] ?? {}
    assert.deepEqual(
      { version, notes },
      { version: '1.2.3', notes: `${release.head}, with uncommitted changes` },
    )
  })

  it("leaves WeChat's QR code in a file, and shows it in the terminal", async () => {
    await release.preview()

    const qrFile = path.join(release.dist, 'preview.jpg')
    assert.ok(existsSync(qrFile))
    const shown = renderUnicodeCompact('https://open.weixin.qq.com/preview', { border: 2 })
    assert.equal(release.printed.at(-1), `${shown}\nScan it with WeChat, or open ${qrFile}.`)
  })

  it('refuses what git knows nothing of', async () => {
    release.removeHistory()
    await refused(
      release.preview(),
      /^A release needs the project's git history: fatal: not a git repository/,
    )
  })
})

it('the command says what it lacks without a stack, and fails', () => {
  const { WECHAT_MP_APPID: _ours, ...env } = process.env
  const run = (command: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/weapp.mts', command], {
      cwd: root,
      env,
      encoding: 'utf8',
    })

  const { status, stderr, stdout } = run('upload')
  assert.deepEqual({ status, stdout }, { status: 1, stdout: '' })
  assert.equal(stderr, '\nSet WECHAT_MP_APPID to the ID of your mini program (wx…).\n\n')
})
