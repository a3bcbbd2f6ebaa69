import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { readOperatorToken } from '../operatorToken.ts'
import { CommandError, createWarehouseClient, type WarehouseClient } from './client.ts'

import type { ParcelDetail } from '../contracts/parcel.ts'

const USAGE = `The warehouse's work, done over the API of a running server.

  warehouse arrive <number> [--code <id code>]
      Scans a parcel at the door. One that nobody declared needs the customer's id code.

  warehouse inbound <number> --weight <kg> --size <length>x<width>x<height> [--code <id code>] [--photo <file>]
      Weighs and measures an arrived parcel (cm). Without a photo a picture is drawn.

  --api <url>     where the server is; WAREHOUSE_API, or http://127.0.0.1:<PORT or 3000>
  --token <token> the operator token; OPERATOR_TOKEN, or the one in the data directory (DATA_DIR, or .data)
  --help`

const OPTIONS = {
  code: { type: 'string' },
  weight: { type: 'string' },
  size: { type: 'string' },
  photo: { type: 'string', multiple: true },
  api: { type: 'string' },
  token: { type: 'string' },
  help: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

/**
 * Runs one command.
 *
 * @returns what to print
 * @throws CommandError with a sentence for the operator
 */
export async function runCommand(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { values, positionals } = parse(args)
  const [command, expressNumber] = positionals
  if (values.help || command === undefined) return USAGE
  const run = COMMANDS[command]
  if (!run) throw new CommandError(`There is no command “${command}”.\n\n${USAGE}`)
  if (expressNumber === undefined) throw new CommandError(`Which parcel? warehouse ${command} <number>`)
  return describe(await run(await clientFor(values, env), expressNumber, values))
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
  }
}

type Command = (client: WarehouseClient, expressNumber: string, values: Values) => Promise<ParcelDetail>

const COMMANDS: Readonly<Record<string, Command>> = {
  arrive: (client, expressNumber, { code }) =>
    client.call('arrive', { expressNumber, ...(code ? { idCode: code } : {}) }),

  inbound: async (client, expressNumber, { code, weight, size, photo = [] }) => {
    const request = {
      expressNumber,
      ...(code ? { idCode: code } : {}),
      weight: number(weight, '--weight', 'kilograms, such as 1.2'),
      ...sizeOf(size),
    }
    const images = await client.upload(await Promise.all(photo.map(readPhoto)))
    return client.call('inbound', images.length > 0 ? { ...request, images } : request)
  },
}

function number(text: string | undefined, option: string, expected: string): number {
  const value = Number(text)
  if (!text || !Number.isFinite(value) || value <= 0)
    throw new CommandError(`${option} should be ${expected}`)
  return value
}

function sizeOf(text: string | undefined): { length: number; width: number; height: number } {
  const expected = 'three lengths in centimetres, such as 30x20x10'
  const [length, width, height, ...more] = (text ?? '').split(/[x×*]/i)
  if (more.length > 0) throw new CommandError(`--size should be ${expected}`)
  return {
    length: number(length, '--size', expected),
    width: number(width, '--size', expected),
    height: number(height, '--size', expected),
  }
}

async function readPhoto(path: string): Promise<{ name: string; content: Buffer }> {
  try {
    return { name: basename(path), content: await readFile(path) }
  } catch {
    throw new CommandError(`The photo ${path} can’t be read`)
  }
}

async function clientFor({ api, token }: Values, env: NodeJS.ProcessEnv): Promise<WarehouseClient> {
  const dataDir = resolve(env['DATA_DIR'] || '.data')
  const operatorToken = token || env['OPERATOR_TOKEN'] || (await readOperatorToken(dataDir))
  if (!operatorToken) {
    throw new CommandError(
      `There is no operator token in ${dataDir}. Start the server first, or give --token.`,
    )
  }
  return createWarehouseClient(
    api || env['WAREHOUSE_API'] || `http://127.0.0.1:${env['PORT'] || '3000'}`,
    operatorToken,
  )
}

function describe(parcel: ParcelDetail): string {
  const [latest] = parcel.logs
  return `${parcel.expressNumber}: ${parcel.statusDisplayName}${latest ? ` (${latest.description})` : ''}`
}
