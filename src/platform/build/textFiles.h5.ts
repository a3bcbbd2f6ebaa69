type Texts = Readonly<Record<string, string>>

/** One text catalogue in one language, as `config/textFiles.ts` writes it. */
interface TextFile {
  readonly locale: string
  readonly name: string
  readonly texts: Texts
  /** URLs of this language's other catalogues by name; only in the `MAIN` file. */
  readonly files?: Texts
}

interface TextQueue {
  push: (file: TextFile) => unknown
  /** Called by webpack's runtime with the catalogues that the chunk being loaded uses. */
  need?: (names: readonly string[]) => Promise<unknown> | null
}

declare global {
  interface Window {
    /** Queue that the text files push themselves to. */
    texts?: TextQueue
    /** URL of each language's `MAIN` file, set by the document. Absent when the build has all texts in it. */
    textFiles?: Texts
  }
}

/** Texts that every page uses; this file runs before the app. */
const MAIN = 'main'
const LOAD_TIMEOUT_MS = 60_000

const addresses = new Map<string, Texts>()
const inFlight = new Map<string, Promise<void>>()
const available = new Set<string>()
const needed = new Set([MAIN])
let onTexts: (locale: string, texts: Texts) => void
let getLocale: () => string

/**
 * Takes the text files that have already run, then those that run later.
 *
 * @param takeTexts is called with the texts of each file
 * @param currentLocale returns the current language
 */
export function takeTextFiles(takeTexts: typeof onTexts, currentLocale: typeof getLocale): void {
  onTexts = takeTexts
  getLocale = currentLocale
  const early = window.texts as unknown as readonly TextFile[] | undefined
  window.texts = { push: receive, need }
  early?.forEach(receive)
}

/**
 * Loads every catalogue that the loaded code uses.
 *
 * @returns null if they are all here in this language; rejects if one can't be loaded
 */
export function loadTexts(locale: string): Promise<unknown> | null {
  if (!window.textFiles || [...needed].every((name) => available.has(keyOf(locale, name)))) return null
  return load(locale, MAIN).then(() => Promise.all([...needed].map((name) => load(locale, name))))
}

function receive({ locale, name, texts, files }: TextFile): void {
  available.add(keyOf(locale, name))
  if (files) addresses.set(locale, files)
  onTexts(locale, texts)
}

function need(names: readonly string[]): Promise<unknown> | null {
  for (const name of names) needed.add(name)
  return names.every((name) => available.has(keyOf(getLocale(), name))) ? null : loadCurrent(names)
}

/** Loads again if the customer switched the language meanwhile. */
async function loadCurrent(names: readonly string[]): Promise<void> {
  const locale = getLocale()
  await Promise.all(names.map((name) => load(locale, name)))
  if (getLocale() !== locale) await loadCurrent(names)
}

function load(locale: string, name: string): Promise<void> {
  const key = keyOf(locale, name)
  if (available.has(key)) return Promise.resolve()
  const file = name === MAIN ? window.textFiles?.[locale] : addresses.get(locale)?.[name]
  const loading = inFlight.get(key) ?? run(file ?? '').finally(() => inFlight.delete(key))
  inFlight.set(key, loading)
  return loading
}

function run(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => reject(new Error(`${src} could not be loaded`))
    const tooLate = setTimeout(fail, LOAD_TIMEOUT_MS)
    script.onload = () => resolve()
    script.onerror = fail
    script.src = src
    document.head.append(script)
    const end = () => {
      clearTimeout(tooLate)
      script.remove()
    }
    script.addEventListener('load', end)
    script.addEventListener('error', end)
  })
}

const keyOf = (locale: string, name: string) => `${locale}/${name}`
