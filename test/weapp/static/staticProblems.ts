import { readBuild } from '../runner/readBuild.ts'
import { fileKindProblems } from './fileKinds.ts'
import { jsonProblems } from './json.ts'
import { preloadSizeProblems, sizeProblems, weappSizes } from './packageSizes.ts'
import { pageProblems } from './pages.ts'
import { scriptProblems } from './scripts.ts'
import { tabBarProblems } from './tabBar.ts'
import { hasWechatCompilers, wechatCompilerProblems } from './wechatCompilers.ts'
import { wxmlProblems } from './wxml.ts'

/**
 * What WeChat's tools or the project's limits reject in a build, by kind; all lists are empty if it's fine.
 */
export function staticProblems(dir: string): Record<string, string[]> {
  const build = readBuild(dir)
  const sizes = weappSizes(dir)
  return {
    'JSON files': jsonProblems(build),
    'kinds of files': fileKindProblems(build),
    'pages and components': pageProblems(build),
    'tab bar': tabBarProblems(dir, build),
    templates: wxmlProblems(build),
    "WeChat's own compilers": hasWechatCompilers ? wechatCompilerProblems(dir, build) : [],
    scripts: scriptProblems(build),
    'package sizes': sizeProblems(sizes),
    preloading: preloadSizeProblems(build.appJson.preloadRule ?? {}, sizes),
  }
}
