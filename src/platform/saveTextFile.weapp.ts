/** A mini program has no downloads: nothing offers one. */
export const CAN_SAVE_FILES = false

export function saveTextFile(_name: string, _text: string, _type: string): void {}
