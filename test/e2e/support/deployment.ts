import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { H5_BUILD } from './test.ts'

const COMPRESSED = /\.(br|gz)$/

/** A copy of the build, which another "release" can replace while the server runs. */
export class Deployment {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'deployment-'))

  constructor() {
    cpSync(H5_BUILD, this.folder, { recursive: true, filter: (file) => !COMPRESSED.test(file) })
  }

  /** The path of the app's script, which the document names. */
  get appScript(): string {
    return /src="(\/js\/app\.\w+\.js)"/.exec(this.read('index.html'))?.[1] ?? ''
  }

  /** Releases the same app again, with other names for its script and for the code of one page. */
  release(page: string): void {
    const pageFile = readdirSync(path.join(this.folder, 'js')).find((file) =>
      this.read(`js/${file}`).includes(page),
    )
    if (pageFile === undefined) throw new Error(`No script says ${page}.`)
    const [, oldHash = ''] = /\.(\w+)\.js$/.exec(pageFile) ?? []
    const script = path.basename(this.appScript)
    const newScript = renamed(script)
    this.replace(`js/${script}`, oldHash, reversed(oldHash))
    renameSync(this.at(`js/${pageFile}`), this.at(`js/${renamed(pageFile)}`))
    renameSync(this.at(`js/${script}`), this.at(`js/${newScript}`))
    this.replace('index.html', script, newScript)
    this.replace('sw.js', script, newScript)
    this.replace('sw.js', 'url:"/",revision:"', 'url:"/",revision:"2')
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  private replace(file: string, from: string, to: string): void {
    const content = this.read(file)
    if (!content.includes(from)) throw new Error(`${file} does not say ${from}.`)
    writeFileSync(this.at(file), content.replaceAll(from, to))
  }

  private read(file: string): string {
    return readFileSync(this.at(file), 'utf8')
  }

  private at(file: string): string {
    return path.join(this.folder, file)
  }
}

/** With another hash of the same length. */
function renamed(file: string): string {
  return file.replace(/\.(\w+)\.js$/, (_, hash: string) => `.${reversed(hash)}.js`)
}

const reversed = (hash: string) => `0${[...hash].reverse().join('').slice(1)}`
