import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import sharp from 'sharp'
import { renderSVG } from 'uqr'

import type { BuildResult } from '../../../scripts/lib/buildTarget.mts'
import { preview, upload, type ReleaseSettings } from '../../../scripts/lib/release/release.mts'
import type { UploadRequest } from '../../../scripts/lib/release/wechatCi.mts'

import { root } from './lintSnippet.ts'

/** Of the size and kind that WeChat's console hands out. */
export const { privateKey: UPLOAD_KEY } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
})

const CHANGELOG = `# Changelog

## [Unreleased]

## [1.2.3] - 2026-11-24

### Added

- Pay for several orders
  at once, see [the help](https://example.com).

## [1.2.2] - 2026-11-01

- Older
`

/** A released project in a folder of its own, with its git history and a build; only WeChat is a stand-in. */
export class Release {
  readonly root = mkdtempSync(path.join(tmpdir(), 'release-'))
  readonly dist = path.join(this.root, 'dist')
  readonly printed: string[] = []
  /** What WeChat got. */
  readonly sent: UploadRequest[] = []
  env: Record<string, string> = { WECHAT_MP_APPID: 'wx0123456789abcdef', WECHAT_CI_KEY: UPLOAD_KEY }
  built: BuildResult = { outcome: 'built', ms: 1, output: '' }
  isUpToDate = true

  constructor() {
    cpSync(path.join(root, 'test/weapp/fixtures/parcels'), this.dist, { recursive: true })
    for (const page of ['pages/list/list', 'pages/mine/mine', 'pages-form/declare/declare']) this.secure(page)
    this.write('.gitignore', 'dist\n')
    this.write('package.json', '{ "version": "1.2.3" }')
    this.write('CHANGELOG.md', CHANGELOG)
    this.git('init', '--quiet')
    this.commit()
  }

  write(file: string, content: string): void {
    mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true })
    writeFileSync(path.join(this.root, file), content)
  }

  append(file: string, content: string): void {
    appendFileSync(path.join(this.root, file), content)
  }

  commit(): void {
    this.git('add', '--all')
    this.git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'All')
  }

  get head(): string {
    return this.git('rev-parse', '--short', 'HEAD').trim()
  }

  upload(): Promise<void> {
    return upload(this.settings())
  }

  preview(): Promise<void> {
    return preview(this.settings(), path.join(this.root, 'dist/preview.jpg'))
  }

  removeHistory(): void {
    rmSync(path.join(this.root, '.git'), { recursive: true })
  }

  remove(): void {
    rmSync(this.root, { recursive: true })
  }

  /** The fixture calls a test's server, without TLS. */
  private secure(page: string): void {
    const source = readFileSync(path.join(this.dist, `${page}.js`), 'utf8')
    this.write(`dist/${page}.js`, source.replaceAll('http://127.0.0.1:3000', 'https://api.example.com'))
  }

  private settings(): ReleaseSettings {
    return {
      env: this.env,
      root: this.root,
      folder: this.dist,
      build: () => Promise.resolve(this.built),
      isUpToDate: () => this.isUpToDate,
      print: (text) => this.printed.push(text),
      ci: {
        upload: (request) => this.take(request),
        preview: async (request, qrFile) => {
          const code = renderSVG('https://open.weixin.qq.com/preview', { pixelSize: 8 })
          await sharp(Buffer.from(code)).jpeg().toFile(qrFile)
          return this.take(request)
        },
      },
    }
  }

  private take(request: UploadRequest) {
    this.sent.push(request)
    return Promise.resolve([{ name: '__FULL__', size: 12_345 }])
  }

  private git(...args: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: this.root, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    return stdout
  }
}
