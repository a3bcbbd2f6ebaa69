/**
 * A WebDriver session.
 *
 * @see https://www.w3.org/TR/webdriver2/#endpoints
 */
export class WebDriver {
  private constructor(private readonly url: string) {}

  /** @param capabilities what the browser must be and how to start it */
  static async start(driver: string, capabilities: object): Promise<WebDriver> {
    const request = { capabilities: { alwaysMatch: capabilities } }
    const { sessionId } = await call<{ sessionId: string }>('POST', `${driver}/session`, request)
    return new WebDriver(`${driver}/session/${sessionId}`)
  }

  get<T>(command: string): Promise<T> {
    return call('GET', `${this.url}/${command}`)
  }

  post<T>(command: string, parameters: object = {}): Promise<T> {
    return call('POST', `${this.url}/${command}`, parameters)
  }

  /** Closes the browser. */
  async end(): Promise<void> {
    await call('DELETE', this.url)
  }
}

async function call<T>(method: string, url: string, parameters?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(parameters && { body: JSON.stringify(parameters) }) })
  const { value } = (await answer.json()) as { value: T }
  if (!answer.ok) throw new Error(`${method} ${url} was refused: ${JSON.stringify(value)}`)
  return value
}
