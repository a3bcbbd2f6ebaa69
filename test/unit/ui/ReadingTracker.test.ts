import * as places from '@/platform/page/placeOnPage'
import { readStored, removeStored } from '@/platform/storage/storage'
import { ReadingTracker } from '@/ui/content/ReadingTracker'

const URL = '/article?id=7'
const SCREEN = 768
const TOP = 100

/** A page with a text that may grow, and that scrolls no further than `end`. */
const page = { height: 4000, scrollTop: 0, end: 10_000 }
let reader: ReadingTracker
let measure: jest.SpyInstance

function open(): ReadingTracker {
  reader = new ReadingTracker(URL)
  return reader
}

/** What the page reports for any scroll, the reader's or the app's. */
function scroll(scrollTop: number): void {
  page.scrollTop = Math.min(scrollTop, page.end)
  reader.follow(page.scrollTop)
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const stored = () => readStored('readingPositions', Array.isArray)

async function readTo(scrollTop: number): Promise<void> {
  open()
  scroll(scrollTop)
  await pass(300)
  page.scrollTop = 0
}

beforeEach(() => {
  jest.useFakeTimers()
  Object.defineProperty(window, 'innerHeight', { value: SCREEN })
  removeStored('readingPositions')
  Object.assign(page, { height: 4000, scrollTop: 0, end: 10_000 })
  measure = jest.spyOn(places, 'placeOnPage').mockImplementation(async () => ({ top: TOP, ...page }))
  jest.spyOn(places, 'jumpTo').mockImplementation(async (_id, scrollTop) => scroll(scrollTop))
})

afterEach(() => jest.useRealTimers())

it('a reader who comes back is where they stopped', async () => {
  await readTo(2100)

  void open().resume()
  await pass(0)

  expect(page.scrollTop).toBe(2100)
})

it('in a text of another height, it is the same part of the text', async () => {
  await readTo(2100)
  page.height = 2000

  void open().resume()
  await pass(0)

  expect(page.scrollTop).toBe(1100)
})

it('within the first screen, nothing is remembered, and what was is forgotten', async () => {
  await readTo(SCREEN)
  expect(stored()).toEqual([])

  await readTo(2100)
  expect(stored()).toHaveLength(1)

  await readTo(SCREEN)
  expect(stored()).toEqual([])
})

it('the place stays while pictures load', async () => {
  await readTo(2100)
  void open().resume()
  await pass(0)

  page.height = 6000
  await pass(250)

  expect(page.scrollTop).toBe(3100)
})

it('a page that is still too short is scrolled on once it has grown', async () => {
  await readTo(3900)
  page.end = 3000
  void open().resume()
  await pass(0)
  expect(page.scrollTop).toBe(3000)

  page.end = 10_000
  await pass(250)

  expect(page.scrollTop).toBe(3900)
})

it('a reader who scrolls is left alone', async () => {
  await readTo(2100)
  void open().resume()
  await pass(0)

  scroll(2500)
  page.height = 6000
  await pass(5000)

  expect(page.scrollTop).toBe(2500)
})

it('a reader who scrolls before the text is measured is left alone', async () => {
  await readTo(2100)
  measure.mockResolvedValueOnce(null)
  void open().resume()

  scroll(50)
  await pass(5000)

  expect(page.scrollTop).toBe(50)
})

it('a text that is measured late is scrolled all the same', async () => {
  await readTo(2100)
  measure.mockResolvedValueOnce(null)
  void open().resume()

  await pass(250)

  expect(page.scrollTop).toBe(2100)
})

it('a text that was left is not scrolled any more', async () => {
  await readTo(2100)
  void open().resume()
  await pass(0)

  reader.dispose()
  page.height = 6000
  await pass(5000)

  expect(page.scrollTop).toBe(2100)
})

it('a text below another is not taken for it', async () => {
  const below = open()
  scroll(2100)
  open()
  measure.mockImplementation(async (id) =>
    id === reader.elementId ? { top: TOP, ...page, scrollTop: 0 } : null,
  )

  await pass(300)

  expect(measure).toHaveBeenCalledWith(below.elementId)
  expect(stored()).toBeNull()
})
