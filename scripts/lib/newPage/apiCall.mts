import { RegistrationError, type Project } from './project.mts'

/** An API method that returns one page of a list, and how a store reaches it. */
export interface ApiCall {
  readonly method: string
  /** Function that creates the API area: `createParcelApi` of `@/api/parcels`. */
  readonly factory: string
  readonly module: string
  /** Its accessor in `stores/areas`; null if `stores.api` has the area itself. */
  readonly accessor: string | null
  readonly area: string
}

/**
 * @param call an API area and its method, such as `parcels.list`
 * @throws RegistrationError if there's no such area or method
 */
export function findCall(project: Project, call: string): ApiCall {
  const [area = '', method = ''] = call.split('.')
  const found = findArea(project, area)
  if (!found)
    throw new RegistrationError(`There is no area "${area}" in src/api/index.ts or src/stores/areas.`)
  const file = `src/${found.module.slice(2)}.ts`
  if (method === '' || !new RegExp(`\\n\\s+(async )?${method}\\b`).test(project.read(file)))
    throw new RegistrationError(`${file} has no method "${method}": add the call there first.`)
  return { ...found, area, method }
}

function findArea({ has, read }: Project, area: string): Omit<ApiCall, 'area' | 'method'> | null {
  const own = `src/stores/areas/${area}Api.ts`
  if (has(own)) {
    const [, factory, module] = /import \{ (\w+) \} from '(@\/api\/\w+)'/.exec(read(own)) ?? []
    return factory && module ? { factory, module, accessor: `${area}Api` } : null
  }
  const index = read('src/api/index.ts')
  const [, factory] = new RegExp(`\\n\\s+${area}: (create\\w+)\\(`).exec(index) ?? []
  const [, file] = new RegExp(`import \\{ ${factory} \\} from '\\./(\\w+)'`).exec(index) ?? []
  return factory && file ? { factory, module: `@/api/${file}`, accessor: null } : null
}
