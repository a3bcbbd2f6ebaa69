/** Opens what a scanned link of this app leads to; null for any other text. */
export type LinkDoor = (text: string) => (() => Promise<void>) | null
