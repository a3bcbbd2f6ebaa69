/** A mini program has no document. */
export function setDocumentLanguage(_locale: string): void {}
