import { ReleaseError } from './ReleaseError.mts'

/** WeChat takes the notes as a part of an address, so they can't be long. */
const MAX_LENGTH = 500

/**
 * What the changelog says about a version: its lines, without Markdown, as many as fit.
 *
 * @throws {ReleaseError} when it says nothing
 */
export function releaseNotes(changelog: string, version: string): string {
  const [, entry] = changelog.split(/^## /m).flatMap((section) => {
    const [heading = '', ...body] = section.split('\n')
    return heading.startsWith(`[${version}] - `) ? [heading, body.join('\n')] : []
  })
  const lines = linesOf(entry ?? '')
  if (!lines.some((line) => line.startsWith('- ')))
    throw new ReleaseError(
      `CHANGELOG.md says nothing about version ${version}: add "## [${version}] - date" with its changes, ` +
        'or raise the version in package.json.',
    )
  return asManyAsFit(lines)
}

function linesOf(entry: string): string[] {
  return entry
    .replace(/\n {2,}(?=\S)/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\[[^\]]+\]: /.test(line))
    .map((line) => line.replace(/^### (.*)/, '$1:').replaceAll(/[*`]|\[([^\]]+)\]\([^)]*\)/g, '$1'))
}

function asManyAsFit(lines: readonly string[]): string {
  let text = ''
  for (const line of lines) {
    if (text.length + line.length + 1 > MAX_LENGTH) return `${text}…`
    text += `${line}\n`
  }
  return text.trimEnd()
}
