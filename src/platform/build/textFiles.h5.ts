type Texts = Readonly<Record<string, string>>

/** One catalogue in one language, as `config/textFiles.ts` writes it. */
interface TextFile {
  readonly locale: string
  readonly name: string
  readonly texts: Texts
  /** The addresses of the other catalogues by their names; stands in the file of `MAIN`. */
  readonly files?: Texts
}

interface TextQueue {
  push: (file: TextFile) => unknown
  /** Called by webpack's runtime, with what the code that it is loading says. */
  need?: (names: readonly string[]) => Promise<unknown> | null
}

declare global {
  interface Window {
    /** What the text files are given to. */
    texts?: TextQueue
    /** The address of the first file of each language, from the document. Unknown to a build with all texts in it. */
    textFiles?: Texts
  }
}

/** What every page can say; its file is run before the app. */
const MAIN = 'main'
const LONGEST_LOAD_MS = 60_000

const addresses = new Map<string, Texts>()
const underWay = new Map<string, Promise<void>>()
const there = new Set<string>()
const needed = new Set([MAIN])
let take: (locale: string, texts: Texts) => void
let spoken: () => string

/**
 * Takes in the text files that have come and those still to come.
 *
 * @param takeTexts is given what a file says
 * @param spokenNow the language that code which comes later has to speak
 */
export function takeTextFiles(takeTexts: typeof take, spokenNow: typeof spoken): void {
  take = takeTexts
  spoken = spokenNow
  const early = window.texts as unknown as readonly TextFile[] | undefined
  window.texts = { push: receive, need }
  early?.forEach(receive)
}

/** @returns null if all that the loaded code says is there in this language; rejects if it can't be had */
export function loadTexts(locale: string): Promise<unknown> | null {
  if (!window.textFiles || [...needed].every((name) => there.has(keyOf(locale, name)))) return null
  return load(locale, MAIN).then(() => Promise.all([...needed].map((name) => load(locale, name))))
}

function receive({ locale, name, texts, files }: TextFile): void {
  there.add(keyOf(locale, name))
  if (files) addresses.set(locale, files)
  take(locale, texts)
}

function need(names: readonly string[]): Promise<unknown> | null {
  for (const name of names) needed.add(name)
  return names.every((name) => there.has(keyOf(spoken(), name))) ? null : loadSpoken(names)
}

/** Once more if another language was chosen meanwhile. */
async function loadSpoken(names: readonly string[]): Promise<void> {
  const locale = spoken()
  await Promise.all(names.map((name) => load(locale, name)))
  if (spoken() !== locale) await loadSpoken(names)
}

function load(locale: string, name: string): Promise<void> {
  const key = keyOf(locale, name)
  if (there.has(key)) return Promise.resolve()
  const file = name === MAIN ? window.textFiles?.[locale] : addresses.get(locale)?.[name]
  const loading = underWay.get(key) ?? run(file ?? '').finally(() => underWay.delete(key))
  underWay.set(key, loading)
  return loading
}

function run(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => reject(new Error(`${src} could not be loaded`))
    const tooLate = setTimeout(fail, LONGEST_LOAD_MS)
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
