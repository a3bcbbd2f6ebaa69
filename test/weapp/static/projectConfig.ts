import { Ajv } from 'ajv'

import { plainObject } from '../runner/plainObject.ts'
import { privateProjectSchema, projectSchema } from './projectSchemas.ts'
import { schemaProblems } from './schemaProblems.ts'

const ajv = new Ajv({ allErrors: true })
const isProject = ajv.compile(projectSchema)
const isPrivateProject = ajv.compile(privateProjectSchema)

export const PROJECT_FILE = 'project.config.json'
/** What developers copy to `project.private.config.json`. */
export const PRIVATE_EXAMPLE = 'project.private.config.example.json'

/** What is wrong in the settings that every developer shares, which uploads are made with too. */
export const projectProblems = (json: unknown): string[] => schemaProblems(PROJECT_FILE, json, isProject)

/** What is wrong in the example of a developer's own settings. */
export function privateExampleProblems(json: unknown, pages: readonly string[]): string[] {
  const { list = [] } = plainObject(plainObject(plainObject(json).condition).miniprogram)
  return [
    ...schemaProblems(PRIVATE_EXAMPLE, json, isPrivateProject),
    ...(list as readonly { readonly pathName: string }[])
      .filter(({ pathName }) => !pages.includes(pathName))
      .map(({ pathName }) => `${PRIVATE_EXAMPLE} names no page: ${pathName}`),
  ]
}
