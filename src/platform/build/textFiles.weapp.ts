/**
 * Mini program packages contain the texts of both languages, because a mini program can't load code itself.
 */
export function takeTextFiles(_take: unknown, _spoken: unknown): void {}

export function loadTexts(_locale: string): Promise<unknown> | null {
  return null
}
