import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { readOperatorToken } from '../../base/crypto/operatorToken.ts'
import { CommandError, createWarehouseClient, type WarehouseClient } from './client.ts'
import { COMMANDS } from './commands/index.ts'
import { textOf } from './commands/options.ts'

import type { Command, Values } from './commands/Command.ts'

type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>

const COMMON_OPTIONS = {
  api: { type: 'string' },
  token: { type: 'string' },
  help: { type: 'boolean' },
} as const

const USAGE = `Does the warehouse's work through the API of a running server.

${COMMANDS.map(usageOf).join('\n\n')}

  --api <url>      the server; by default WAREHOUSE_API, or http://127.0.0.1:<PORT or 3000>
  --token <token>  your operator token; by default OPERATOR_TOKEN, or the owner's in the data directory (DATA_DIR, or .data)
  --help`

function usageOf({ name, usage, help }: Command): string {
  return [`  warehouse ${name} ${usage}`.trimEnd(), ...help.map((line) => `      ${line}`)].join('\n')
}

/**
 * Runs one command.
 *
 * @returns what to print
 * @throws CommandError with a sentence for the operator
 */
export async function runCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const words = wordsIn(args)
  const command = COMMANDS.find(({ name }) => name.split(' ').every((word, index) => word === words[index]))
  if (words.length > 0 && !command) {
    throw new CommandError(`There is no command “${words[0]}”.\n\n${USAGE}`)
  }
  const { values, positionals } = parse(args, command)
  if (values['help'] === true || !command) return USAGE
  const [subject, ...more] = positionals.slice(command.name.split(' ').length)
  if (command.subject && subject === undefined) {
    const { question, placeholder } = command.subject
    throw new CommandError(`${question} warehouse ${command.name} ${placeholder}`)
  }
  const tooMany = command.subject ? more[0] : subject
  if (tooMany !== undefined) throw new CommandError(`What is “${tooMany}”?\n\n${usageOf(command)}`)
  return command.run(await clientFor(values, env), subject ?? '', values)
}

/** The command's name and subject, between and after options. */
function wordsIn(args: readonly string[]): readonly string[] {
  const options = Object.assign({}, COMMON_OPTIONS, ...COMMANDS.map((command) => command.options)) as Options
  return parseArgs({ args: [...args], options, allowPositionals: true, strict: false }).positionals
}

function parse(args: readonly string[], command: Command | undefined) {
  const options = { ...COMMON_OPTIONS, ...command?.options }
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { values: values as Values, positionals }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(`${reason}\n\n${command ? usageOf(command) : USAGE}`)
  }
}

async function clientFor(values: Values, env: NodeJS.ProcessEnv): Promise<WarehouseClient> {
  const dataDir = resolve(env['DATA_DIR'] || '.data')
  const operatorToken =
    textOf(values, 'token') ?? (env['OPERATOR_TOKEN'] || (await readOperatorToken(dataDir)))
  if (!operatorToken) {
    throw new CommandError(
      `There is no operator token in ${dataDir}. Start the server first, or give --token.`,
    )
  }
  const api = textOf(values, 'api') ?? env['WAREHOUSE_API']
  return createWarehouseClient(api || `http://127.0.0.1:${env['PORT'] || '3000'}`, operatorToken)
}
