import { Type } from 'typebox'

import { resource } from '../call.ts'
import { CARDS_PATH } from '../publicPaths.ts'
import { closed } from '../schema.ts'

/** Answers give the whole address; clients never put it together. */
export const readShareCard = resource({
  name: 'readShareCard',
  path: `${CARDS_PATH}:source/:name`,
  params: closed({
    source: Type.Union([Type.Literal('pictures'), Type.Literal('uploads')]),
    name: Type.String({ maxLength: 100 }),
  }),
})
