import type { FileWay } from './fileWay'

/** A mini program has no downloads. */
export const fileWay = (): FileWay => 'none'

export function saveTextFile(_name: string, _text: string, _type: string): void {}
