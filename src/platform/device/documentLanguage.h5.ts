/** Tells the browser and screen readers which language the page is in. */
export function setDocumentLanguage(locale: string): void {
  document.documentElement.lang = locale
}
