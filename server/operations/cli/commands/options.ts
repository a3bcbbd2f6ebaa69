import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

import { CommandError, type WarehouseClient } from '../client.ts'

import type { Values } from './Command.ts'

/** The text that an option was given, if it was. */
export function textOf(values: Values, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Of a command that says where a parcel came in. */
export const WAREHOUSE_OPTION = { warehouse: { type: 'string' } } as const

/** `--warehouse`, as calls have it. */
export function warehouseIn(values: Values): { warehouseId?: string } {
  const warehouseId = textOf(values, 'warehouse')
  return warehouseId === undefined ? {} : { warehouseId }
}

/** @throws CommandError when the option was not given */
export function requiredText(values: Values, name: string, expected: string): string {
  const text = textOf(values, name)
  if (text === undefined) throw new CommandError(`--${name} should be ${expected}`)
  return text
}

/** @throws CommandError for anything but a number above zero */
export function numberOf(text: string | undefined, option: string, expected: string): number {
  const value = Number(text)
  if (!text || !Number.isFinite(value) || value <= 0) {
    throw new CommandError(`${option} should be ${expected}`)
  }
  return value
}

/** What a scale and a ruler show: `--weight` in kilograms, `--size` in centimetres. */
export function measuresOf(values: Values) {
  return {
    weight: numberOf(textOf(values, 'weight'), '--weight', 'kilograms, such as 1.2'),
    ...sizeOf(textOf(values, 'size')),
  }
}

function sizeOf(text: string | undefined): { length: number; width: number; height: number } {
  const expected = 'three lengths in centimetres, such as 30x20x10'
  const [length, width, height, ...more] = (text ?? '').split(/[x×*]/i)
  if (more.length > 0) throw new CommandError(`--size should be ${expected}`)
  return {
    length: numberOf(length, '--size', expected),
    width: numberOf(width, '--size', expected),
    height: numberOf(height, '--size', expected),
  }
}

/** Uploads the files of `--photo`; without one nothing is said of pictures. */
export async function uploadedPhotos(
  client: WarehouseClient,
  values: Values,
): Promise<{ images?: readonly string[] }> {
  const { photo = [] } = values
  const paths = [photo].flat().filter((path) => typeof path === 'string')
  if (paths.length === 0) return {}
  return { images: await client.upload(await Promise.all(paths.map(readPhoto))) }
}

async function readPhoto(path: string): Promise<{ name: string; content: Buffer }> {
  try {
    return { name: basename(path), content: await readFile(path) }
  } catch {
    throw new CommandError(`The photo ${path} can’t be read`)
  }
}
