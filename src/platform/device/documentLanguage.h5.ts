/** Tells the browser, and who has the page read aloud, which language it is in. */
export function setDocumentLanguage(locale: string): void {
  document.documentElement.lang = locale
}
