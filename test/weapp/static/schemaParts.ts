/** The building blocks of the schemas of WeChat's JSON files. */
export const text = { type: 'string' } as const
export const flag = { type: 'boolean' } as const
export const number = { type: 'number' } as const
export const texts = { type: 'array', items: text } as const
export const colour = { type: 'string', pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$' } as const
export const anything = {} as const
export const oneOf = (...values: readonly string[]) => ({ enum: values })
export const listOf = (items: object) => ({ type: 'array', items })
export const mapOf = (values: object) => ({ type: 'object', additionalProperties: values })
export const exactly = (properties: Readonly<Record<string, object>>, ...required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
