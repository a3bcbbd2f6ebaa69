import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

import { CommandError, type WarehouseClient } from '../client.ts'

import type { Values } from './Command.ts'

/** An option's text; undefined if it wasn't given. */
export function textOf(values: Values, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** @throws CommandError when the option was not given */
export function requiredText(values: Values, name: string, expected: string): string {
  const text = textOf(values, name)
  if (text === undefined) throw new CommandError(`--${name} should be ${expected}`)
  return text
}

/** `--reason`, which the customer reads. */
export function reasonIn(values: Values): string {
  return requiredText(values, 'reason', 'a sentence for the customer')
}

/** @throws CommandError for anything but a number above zero */
export function numberOf(text: string | undefined, option: string, expected: string): number {
  const value = Number(text)
  if (!text || !Number.isFinite(value) || value <= 0) {
    throw new CommandError(`${option} should be ${expected}`)
  }
  return value
}

/** `--weight` in kilograms and `--size` in centimetres, as a part of a request. */
export function measuresOf(values: Values) {
  return {
    weight: numberOf(textOf(values, 'weight'), '--weight', 'kilograms, such as 1.2'),
    ...sidesOf(textOf(values, 'size'), '--size', 'three lengths in centimetres, such as 30x20x10'),
  }
}

/** Three lengths, such as `30x20x10`. */
export function sidesOf(text: string | undefined, option: string, expected: string) {
  const [length, width, height, ...more] = (text ?? '').split(/[x×*]/i)
  if (more.length > 0) throw new CommandError(`${option} should be ${expected}`)
  return {
    length: numberOf(length, option, expected),
    width: numberOf(width, option, expected),
    height: numberOf(height, option, expected),
  }
}

/** The pictures' URLs, once the files of `--photo` are uploaded; undefined without any. */
export async function uploadedPhotos(client: WarehouseClient, values: Values): Promise<string[] | undefined> {
  const { photo = [] } = values
  const paths = [photo].flat().filter((path) => typeof path === 'string')
  return paths.length === 0 ? undefined : client.upload(await Promise.all(paths.map(readPhoto)))
}

async function readPhoto(path: string): Promise<{ name: string; content: Buffer }> {
  try {
    return { name: basename(path), content: await readFile(path) }
  } catch {
    throw new CommandError(`The photo ${path} can’t be read`)
  }
}
