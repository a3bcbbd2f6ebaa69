import { Type, type TSchema } from 'typebox'

/**
 * What a schema says of a value beside its shape. They stand in the OpenAPI document; programs that don't know them
 * skip them.
 */
export const ANNOTATIONS = ['x-moderated', 'x-sealed', 'x-private-picture'] as const
export type Annotation = (typeof ANNOTATIONS)[number]

/** Words that a customer writes for others to read: WeChat looks at them before anything comes of them. */
export function moderated<T extends TSchema>(schema: T): T {
  return { ...schema, 'x-moderated': true }
}

/** A secret, such as a password or a token: whatever keeps it seals it. */
export function sealed<T extends TSchema>(schema: T): T {
  return { ...schema, 'x-sealed': true }
}

/** Where an uploaded picture is read. Answers give signed links that work for an hour; requests take either form. */
export const PrivatePicture = Type.String({
  minLength: 1,
  maxLength: 500,
  format: 'uri-reference',
  'x-private-picture': true,
})
