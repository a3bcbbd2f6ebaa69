import { RegistrationError, type Project } from './project.mts'

/** An API method, and how a store reaches it. */
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
 * @param call area and method, such as `parcelList.list`
 * @throws RegistrationError if there's no such area or method
 */
export function findCall(project: Project, call: string): ApiCall {
  const [area = '', method = ''] = call.split('.')
  const found = findArea(project, area)
  if (!found)
    throw new RegistrationError(`There is no area "${area}" in src/api/index.ts or src/stores/areas.`)
  if (!hasMethod(project, found, method))
    throw new RegistrationError(`${fileOf(found)} has no method "${method}": add the call there first.`)
  return { ...found, area, method }
}

type Area = Omit<ApiCall, 'area' | 'method'>

export const fileOf = ({ module }: Pick<Area, 'module'>) => `src/${module.slice(2)}.ts`

export function hasMethod({ read }: Project, area: Area, method: string): boolean {
  return method !== '' && new RegExp(`\\n\\s+(async )?${method}\\b`).test(read(fileOf(area)))
}

export function findArea({ has, read }: Project, area: string): Area | null {
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

/** The import that a store needs for the call, and how it reaches the area. */
export function accessTo({ accessor, area }: ApiCall, stores: string): { imported: string; api: string } {
  if (accessor === null) return { imported: '', api: `${stores}.api.${area}` }
  return {
    imported: `import { ${accessor} } from '@/stores/areas/${accessor}'\n`,
    api: `${accessor}(${stores}.api)`,
  }
}
