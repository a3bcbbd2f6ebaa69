/** How long an answer waits for others that are in flight: at most five draws a second. */
const MAX_WAIT_MS = 200

/** What these change on a page fits in one `setData` call. */
const MAX_ANSWERS = 4

let inFlight = 0
let waiting: (() => void)[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Delivers answers that arrive close together at the same time, so that they reach the view in one `setData` call. Home
 * asks for a dozen things at once. An answer with no other in flight doesn't wait.
 */
export async function drawnTogether<T>(answer: Promise<T>): Promise<T> {
  inFlight++
  try {
    return await answer
  } finally {
    inFlight--
    await turn()
  }
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (inFlight === 0 || waiting.length === MAX_ANSWERS) deliver()
    else timer ??= setTimeout(deliver, MAX_WAIT_MS)
  })
}

function deliver(): void {
  clearTimeout(timer)
  timer = undefined
  const delivered = waiting
  waiting = []
  for (const resolve of delivered) resolve()
}
