import { fileOf, findArea, hasMethod, type ApiCall } from './apiCall.mts'
import type { Command } from './contract.mts'
import { replaceOnce, type Files, type Project } from './project.mts'

interface Registered {
  readonly call: ApiCall
  readonly added: Files
  readonly changed: Files
}

/**
 * Finds the API method that sends a command, and adds it where it is missing, with its area.
 *
 * @param name area and method, such as `coupon.redeem`
 */
export function registerCommand(project: Project, name: string, command: Command): Registered {
  const [area = '', method = ''] = name.split('.')
  const found = findArea(project, area)
  if (!found) return newArea(area, method, command)
  const call = { ...found, area, method }
  if (hasMethod(project, found, method)) return { call, added: {}, changed: {} }
  const file = fileOf(found)
  return { call, added: {}, changed: { [file]: addMethod(project.read(file), file, call, command) } }
}

function addMethod(source: string, file: string, { factory, method }: ApiCall, command: Command): string {
  const end = new RegExp(`(export function ${factory}\\([\\s\\S]*?\\n)( {2}\\}\\n\\}\\n)`)
  const withMethod = replaceOnce(
    source,
    end,
    `$1\n${methodOf(method, command).replaceAll('$', '$$$$')}$2`,
    `${method} to ${file}`,
  )
  if (/import type \{ Dto \}/.test(withMethod)) return withMethod
  return replaceOnce(
    withMethod,
    /(import type \{ Http \} from '.\/http'\n)/,
    "import type { Dto } from './dto'\n$1",
    `the import of Dto to ${file}`,
  )
}

function newArea(area: string, method: string, command: Command): Registered {
  const factory = `create${area[0]?.toUpperCase()}${area.slice(1)}Api`
  const call = { factory, module: `@/api/${area}`, accessor: `${area}Api`, area, method }
  return {
    call,
    added: {
      [fileOf(call)]: `import type { Dto } from './dto'
import type { Http } from './http'

export function ${factory}(http: Http) {
  return {
${methodOf(method, command)}  }
}
`,
      [`src/stores/areas/${area}Api.ts`]: `import { ${factory} } from '${call.module}'

import { area } from './area'

export const ${area}Api = area(${factory})
`,
    },
    changed: {},
  }
}

function methodOf(method: string, { method: verb, path, body, takesKey }: Command): string {
  const key = takesKey ? ', idempotencyKey' : ''
  return `    async ${method}(request: Dto<'${body}'>${key && `${key}: string`}): Promise<void> {
      await http.${verb}('${path}', { body: request${key} })
    },
`
}
