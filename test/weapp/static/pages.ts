import { resolvePath, type Build } from '../runner/Build.ts'

/** Finds pages, and the components they use, that lack a file. */
export function pageProblems(build: Build): string[] {
  const seen = new Set<string>()
  const problems: string[] = []
  const visit = (path: string, namedBy: string) => {
    if (seen.has(path)) return
    seen.add(path)
    for (const extension of ['json', 'wxml', 'js']) {
      if (!build.files.list.includes(`${path}.${extension}`)) {
        problems.push(`${path}.${extension} is missing, named by ${namedBy}`)
      }
    }
    const { usingComponents = {} } = build.json(path)
    for (const [tag, used] of Object.entries(usingComponents as Record<string, string>)) {
      visit(resolvePath(`${path}.json`, used), `<${tag}> of ${path}`)
    }
  }
  for (const path of build.pages) visit(path, 'app.json')
  const twice = build.pages.filter((path, index) => build.pages.indexOf(path) !== index)
  return [...problems, ...twice.map((path) => `${path} stands twice in app.json`)]
}
