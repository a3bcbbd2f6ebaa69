import type { TextFileDelivery } from './TextFileDelivery'

/** A mini program has no downloads. */
export const textFileDelivery = (): TextFileDelivery => 'none'

export function saveTextFile(_name: string, _text: string, _type: string): void {}
