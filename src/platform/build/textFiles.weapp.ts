/** A package of a mini program holds the texts of both languages: it cannot load code of its own. */
export function takeTextFiles(_take: unknown, _spoken: unknown): void {}

export function loadTexts(_locale: string): Promise<unknown> | null {
  return null
}
