import { staticProblems } from '../../../test/weapp/static/staticProblems.ts'
import { readBuild } from '../../../test/weapp/runner/readBuild.ts'

/** What WeChat or its reviewers would refuse about a build, in words. */
export function buildProblems(folder: string): string[] {
  return [...Object.values(staticProblems(folder)).flat(), ...insecureAddresses(folder)]
}

/** Where XML's namespaces are, which are names that nothing calls. */
const NAMESPACES = 'http://www.w3.org'

/** Addresses without TLS, which WeChat doesn't call: most likely the API's, left at its default. */
function insecureAddresses(folder: string): string[] {
  const { files } = readBuild(folder)
  const found = files.list
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => files.read(file)?.match(/http:\/\/[\w.:-]+/g) ?? [])
  return [...new Set(found)]
    .filter((address) => address !== NAMESPACES)
    .map((address) => `It calls ${address}, but WeChat calls https:// only: set TARO_APP_API_BASE.`)
}
