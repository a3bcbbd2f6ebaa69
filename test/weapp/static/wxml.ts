import { resolvePath, type Build } from '../runner/Build.ts'
import { compileTemplates } from '../runner/compileTemplates.ts'

/** Finds the template compiler's issues, and missing files that templates refer to. */
export function wxmlProblems(build: Build): string[] {
  const issues = compileTemplates(build).issues.map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  )
  const missing = build.files.list
    .filter((file) => file.endsWith('.wxml'))
    .flatMap((file) => {
      const references = (build.files.read(file) ?? '').matchAll(
        /<(?:import|include|wxs)\b[^>]*\bsrc="([^"{]+)"/g,
      )
      return [...references].map(([, source = '']) => ({ file, source, path: resolvePath(file, source) }))
    })
    .filter(({ path }) => !build.files.list.includes(path) && !build.files.list.includes(`${path}.wxml`))
    .map(({ file, source }) => `${file}: ${source} is missing`)
  return [...issues, ...missing]
}
