import { parse, type Token } from 'acorn'

import { resolvePath, type Build } from '../runner/Build.ts'

/** The newest ECMAScript version that the oldest supported engines can parse. */
const ecmaVersion = 2018

/** Finds scripts that old engines can't parse, and `require`s of missing files or of another sub-package. */
export function scriptProblems(build: Build): string[] {
  const roots = (build.appJson.subPackages ?? build.appJson.subpackages ?? []).map(({ root }) => `${root}/`)
  const packageOf = (file: string) => roots.find((root) => file.startsWith(root)) ?? ''
  return build.files.list
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const source = build.files.read(file) ?? ''
      return [...syntaxProblems(file, source), ...requireProblems(file, source, build, packageOf)]
    })
}

function syntaxProblems(file: string, source: string): string[] {
  const lookbehinds: string[] = []
  const onToken = ({ start, end }: Token) => {
    const text = source.slice(start, end)
    if (LOOKBEHIND.test(text))
      lookbehinds.push(`${file} looks behind in ${text}, which iPhones can't before iOS 16.4`)
  }
  try {
    parse(source, { ecmaVersion, sourceType: 'script', allowReturnOutsideFunction: true, onToken })
    return lookbehinds
  } catch (error) {
    const { message, pos } = error as Error & { pos: number }
    return [`${file} is not ES${ecmaVersion}: ${message} in ${source.slice(Math.max(0, pos - 40), pos + 20)}`]
  }
}

/** In a pattern, or in a text that becomes one. ES2018 has it, but Safari came to it years after the rest. */
const LOOKBEHIND = /\(\?<[=!]/

function requireProblems(
  file: string,
  source: string,
  build: Build,
  packageOf: (file: string) => string,
): string[] {
  return [...source.matchAll(/\brequire\("([^"]+)"\)/g)].flatMap(([, request = '']) => {
    const target = resolvePath(file, request.endsWith('.js') ? request : `${request}.js`)
    if (!build.files.list.includes(target)) return [`${file} requires ${request}, which is missing`]
    const foreign = packageOf(target) !== '' && packageOf(target) !== packageOf(file)
    return foreign ? [`${file} requires ${request} of another sub-package`] : []
  })
}
