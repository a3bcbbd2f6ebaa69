import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Where the window's storage keeps them. */
export const FAULTS = 'faults'

/**
 * Copies the H5 and adds a script that notes what goes wrong in it, because WebKit's driver doesn't tell.
 *
 * @returns the folder of the copy
 */
export async function copyThatNotesFaults(build: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'h5-'))
  await cp(build, folder, { recursive: true })
  const page = path.join(folder, 'index.html')
  const html = await readFile(page, 'utf8')
  await writeFile(page, html.replace('<head>', '<head><script src="/noteFaults.js"></script>'))
  await writeFile(path.join(folder, 'noteFaults.js'), `(${String(noteFaults)})(${JSON.stringify(FAULTS)})`)
  for (const encoding of ['br', 'gz']) await rm(`${page}.${encoding}`)
  return folder
}

/** Runs in the browser: notes console errors and warnings, uncaught exceptions and files that don't load. */
function noteFaults(key: string): void {
  const note = (fault: string) => {
    const faults = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
    sessionStorage.setItem(key, JSON.stringify([...faults, `${fault} (${location.href})`]))
  }
  const textOf = (fault: unknown) =>
    fault instanceof Error ? `${fault.message}\n${fault.stack}` : String(fault)
  for (const level of ['error', 'warn'] as const) {
    // eslint-disable-next-line no-console -- the page's own console is what is watched
    console[level] = (...words) => note(words.map(textOf).join(' '))
  }
  addEventListener('unhandledrejection', ({ reason }) => note(textOf(reason)))
  addEventListener('securitypolicyviolation', (event) =>
    note(`${event.violatedDirective}: ${event.blockedURI}`),
  )
  // Files that don't load are only heard of on the way down.
  addEventListener('error', (event) => noteError(event), { capture: true })

  function noteError(event: Event): void {
    if (event instanceof ErrorEvent) return note(textOf(event.error ?? event.message))
    const element = event.target as HTMLElement
    // A preload is a hint, which Firefox drops on a busy machine. A file that is needed has an element of its own.
    if (!element.matches('link[rel=preload]')) note(element.outerHTML)
  }
}

/** Runs in the browser: what has gone wrong in this window. */
export function notedFaults(key: string): string[] {
  return JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[]
}
