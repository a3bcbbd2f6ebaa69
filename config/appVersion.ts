import manifest from '../package.json'

/**
 * What the app says it is. The build code of the owner's specification is the version without its dots, 104 for
 * 1.0.4, so 1.0.9 is followed by 1.1.0.
 */
export const appVersion = { version: manifest.version, build: buildCode(manifest.version) }

/** @throws {Error} when a part has more than one digit: 1.0.10 and 1.1.0 would have the same code */
export function buildCode(version: string): string {
  const [code = ''] = /^\d+\.\d\.\d$/.exec(version) ?? []
  if (code === '')
    throw new Error(`${version} has no build code: write the version like 1.0.4, with single digits`)
  return code.replaceAll('.', '')
}
