import { RegistrationError, type Project } from './project.mts'

const CONTRACT = 'server/openapi.json'

/** A command of the API's contract whose body has only texts that are required. */
export interface Command {
  readonly method: 'post' | 'put'
  readonly path: string
  /** Name of the body's schema. */
  readonly body: string
  readonly fields: readonly CommandField[]
  readonly takesKey: boolean
}

export interface CommandField {
  readonly name: string
  readonly maxLength: number | undefined
}

interface Schema {
  readonly type?: unknown
  readonly enum?: unknown
  readonly maxLength?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[]
  readonly requestBody?: {
    readonly content: { readonly 'application/json'?: { readonly schema: { readonly $ref?: string } } }
  }
}

interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

/**
 * @param operation method and path, such as `POST /api/u/coupon-management/coupon/redeem`
 * @throws RegistrationError if a form of text fields can't send it
 */
export function findCommand({ read }: Project, operation: string): Command {
  const { paths, components } = JSON.parse(read(CONTRACT)) as Contract
  const [, method, path = ''] = /^(POST|PUT) (\/\S+)$/.exec(operation) ?? []
  const verb = method === 'PUT' ? 'put' : 'post'
  const found = paths[path]?.[verb]
  if (!found)
    throw new RegistrationError(
      `${CONTRACT} has no "${operation}": add it in server/contracts and run \`npm run codegen\` first.`,
    )
  const { parameters = [] } = found
  if (parameters.some((parameter) => parameter.in !== 'header'))
    throw new RegistrationError(`"${operation}" takes more than a body; copy an existing form instead.`)
  const body = bodyOf(found)
  return {
    method: verb,
    path,
    body,
    fields: fieldsOf(operation, components.schemas[body] ?? {}),
    takesKey: parameters.some(({ name }) => name === 'idempotency-key'),
  }
}

function bodyOf({ requestBody }: Operation): string {
  return requestBody?.content['application/json']?.schema.$ref?.split('/').pop() ?? ''
}

function fieldsOf(operation: string, { required = [], properties = {} }: Schema): readonly CommandField[] {
  const isText = (name: string) => properties[name]?.type === 'string' && !properties[name].enum
  const others = required.filter((name) => !isText(name))
  if (required.length === 0 || others.length > 0) {
    const what = others.join(', ') || 'nothing'
    throw new RegistrationError(
      `A form starts with the texts that its call requires; "${operation}" requires ${what}.`,
    )
  }
  return required.map((name) => ({ name, maxLength: properties[name]?.maxLength }))
}
