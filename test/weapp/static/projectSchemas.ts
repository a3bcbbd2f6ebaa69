import { anything, exactly, flag, listOf, oneOf, text } from './schemaParts.ts'

/**
 * The developer tools' own files: the keys that they know (`miniprogram-ci` 2.1.42), as far as this project
 * uses them.
 */
const never = { const: false } as const
const always = { const: true } as const

/** Off, or what is uploaded would differ from the build that the tests ran. */
const compileSettings = {
  es6: never,
  enhance: never,
  postcss: never,
  minified: never,
  minifyWXSS: never,
  minifyWXML: never,
  uglifyFileName: never,
  ignoreUploadUnusedFiles: never,
  ignoreDevUnusedFiles: never,
  uploadWithSourceMap: never,
  packNpmManually: never,
  useCompilerPlugins: never,
}

const libVersion = { type: 'string', pattern: String.raw`^\d+\.\d+\.\d+$` } as const
const mode = exactly(
  { name: text, pathName: text, query: text, launchMode: oneOf('default'), scene: anything },
  'name',
  'pathName',
  'query',
)
const condition = exactly({ miniprogram: exactly({ current: { type: 'integer' }, list: listOf(mode) }) })

export const projectSchema = exactly(
  {
    miniprogramRoot: { const: 'dist/weapp/' },
    compileType: { const: 'miniprogram' },
    projectname: text,
    description: text,
    appid: { const: 'touristappid' },
    libVersion,
    packOptions: exactly({ ignore: { const: [] }, include: { const: [] } }, 'ignore', 'include'),
    setting: exactly(
      { ...compileSettings, urlCheck: always, checkInvalidKey: always, compileHotReLoad: never },
      ...Object.keys(compileSettings),
      'urlCheck',
      'checkInvalidKey',
    ),
    condition: exactly({}),
  },
  ...['miniprogramRoot', 'compileType', 'projectname', 'appid', 'libVersion', 'setting'],
)

/** `project.private.config.json`: a developer's own settings, which override the project's. */
export const privateProjectSchema = exactly(
  {
    projectname: text,
    description: text,
    appid: { type: 'string', pattern: '^wx' },
    libVersion,
    setting: exactly({ urlCheck: flag, compileHotReLoad: flag, autoAudits: flag, useApiHook: flag }),
    condition,
  },
  'appid',
)
