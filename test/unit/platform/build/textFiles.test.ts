import { loadTexts, takeTextFiles } from '@/platform/build/textFiles'

const said: string[] = []
let spoken = 'zh-Hans'

const scripts = () => Array.from(document.head.querySelectorAll('script'))
const asked = () => scripts().map((script) => script.getAttribute('src'))
const waiting = () => new Promise((resolve) => setTimeout(resolve))

/** Simulates the execution of a loaded script. */
function arrive(locale: string, name: string, files?: Record<string, string>): void {
  const script = scripts().find(({ src }) => src.includes(`${locale}.${name}`))
  window.texts?.push({ locale, name, texts: { [name]: locale }, ...(files && { files }) })
  script?.dispatchEvent(new Event('load'))
}

const fileOf = (locale: string) => (name: string) => [name, `/js/texts.${locale}.${name}.js`] as const
const filesIn = (locale: string) => Object.fromEntries(['mine', 'order'].map(fileOf(locale)))

beforeAll(() => {
  window.textFiles = { 'zh-Hans': '/js/texts.zh-Hans.main.js', en: '/js/texts.en.main.js' }
  const first = { locale: 'zh-Hans', name: 'main', texts: {}, files: filesIn('zh-Hans') }
  Object.assign(window, { texts: [first] })
  takeTextFiles(
    (locale, texts) => said.push(`${locale}: ${Object.keys(texts).join()}`),
    () => spoken,
  )
})

// These tests build on each other: loaded texts stay loaded.
describe('text files', () => {
  it('that came before the app are taken in, and nothing is asked for', () => {
    expect(said).toEqual(['zh-Hans: '])
    expect(loadTexts('zh-Hans')).toBeNull()
    expect(asked()).toEqual([])
  })

  it('of code that is on its way are asked for in the language that is spoken, once', async () => {
    const first = window.texts?.need?.(['mine'])
    const again = window.texts?.need?.(['mine'])

    expect(asked()).toEqual(['/js/texts.zh-Hans.mine.js'])
    arrive('zh-Hans', 'mine')
    await Promise.all([first, again])
    expect(said).toContain('zh-Hans: mine')
    expect(window.texts?.need?.(['mine'])).toBeNull()
    expect(asked()).toEqual([])
  })

  it('of another language come with all that is said so far', async () => {
    const texts = loadTexts('en')
    expect(asked()).toEqual(['/js/texts.en.main.js'])

    arrive('en', 'main', filesIn('en'))
    await waiting()
    expect(asked()).toEqual(['/js/texts.en.mine.js'])
    arrive('en', 'mine')
    await texts

    expect(loadTexts('en')).toBeNull()
  })

  it('come in both languages when the language changes meanwhile', async () => {
    const texts = window.texts?.need?.(['order'])
    spoken = 'en'

    arrive('zh-Hans', 'order')
    await waiting()
    expect(asked()).toEqual(['/js/texts.en.order.js'])
    arrive('en', 'order')
    await texts
    spoken = 'zh-Hans'
  })

  it('that cannot be had are asked for again the next time', async () => {
    Object.assign(window.textFiles ?? {}, { fr: '/js/texts.fr.main.js' })
    const texts = loadTexts('fr')
    scripts()[0]?.dispatchEvent(new Event('error'))

    await expect(texts).rejects.toThrow('/js/texts.fr.main.js could not be loaded')
    void loadTexts('fr')?.catch(() => undefined)
    expect(asked()).toEqual(['/js/texts.fr.main.js'])
    arrive('fr', 'main', filesIn('fr'))
  })
})
