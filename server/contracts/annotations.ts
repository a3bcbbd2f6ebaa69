import { Type, type TSchema } from 'typebox'

/**
 * What a schema says about a value beside its shape. The OpenAPI document has them too; programs that don't know them
 * ignore them.
 */
export const ANNOTATIONS = ['x-moderated', 'x-sealed', 'x-verbatim', 'x-private-picture'] as const
export type Annotation = (typeof ANNOTATIONS)[number]

/**
 * A text that a customer writes for others to read: WeChat checks it before anything is stored. It may have lines; other
 * texts lose their line breaks.
 */
export function moderated<T extends TSchema>(schema: T): T {
  return { ...schema, 'x-moderated': true }
}

/** A secret, such as a password or a token: wherever it's stored, it's encrypted. */
export function sealed<T extends TSchema>(schema: T): T {
  return { ...schema, 'x-sealed': true }
}

/** A password: a secret of which every character counts, even one that nobody sees. */
export function password<T extends TSchema>(schema: T): T {
  return { ...sealed(schema), 'x-verbatim': true }
}

/** Where an uploaded picture is read. Answers give signed links that work for an hour; requests take either form. */
export const PrivatePicture = Type.String({
  minLength: 1,
  maxLength: 500,
  format: 'uri-reference',
  'x-private-picture': true,
})
