import { readFile } from 'node:fs/promises'

import { CommandError } from '../client.ts'
import { requiredText } from './options.ts'

import type { WrittenContent } from '../../../contracts/contentBlocks.ts'
import type { Command } from './Command.ts'

interface Kind {
  readonly name: string
  readonly thing: string
  readonly placeholder: string
  readonly path: (id: string) => string
}

const KINDS: readonly Kind[] = [
  {
    name: 'write-announcement',
    thing: 'announcement',
    placeholder: '<announcement id>',
    path: (id) => `content-management/announce/${id}/content`,
  },
  {
    name: 'write-article',
    thing: 'article',
    placeholder: '<article id>',
    path: (id) => `content-management/article/${id}/content`,
  },
  {
    name: 'write-page',
    thing: 'page',
    placeholder: '<terms, privacy, about or licences>',
    path: (key) => `content-management/page/${key}/content`,
  },
  {
    name: 'write-product',
    thing: 'product',
    placeholder: '<product id>',
    path: (id) => `store/product/${id}/detail`,
  },
]

/** What staff write for customers. */
export const contentCommands: readonly Command[] = KINDS.map(({ name, thing, placeholder, path }) => ({
  name,
  usage: `${placeholder} --language <zh-Hans or en> --file <file.html>`,
  help: [`Replaces the ${thing}’s text in one language with an HTML file.`],
  subject: { question: `Which ${thing}?`, placeholder },
  options: { language: { type: 'string' }, file: { type: 'string' } },
  run: async (client, id, values) => {
    const language = requiredText(values, 'language', 'zh-Hans or en')
    const html = await readHtml(requiredText(values, 'file', 'an HTML file'))
    const { content } = await client.put<WrittenContent>(path(encodeURIComponent(id)), { language, html })
    return `${id}: ${content.length} blocks`
  },
}))

async function readHtml(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    throw new CommandError(`The file ${path} can’t be read`)
  }
}
