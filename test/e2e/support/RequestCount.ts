import type { Page, Request } from '@playwright/test'

/** Counts the app's requests from now on, by method and path. */
export class RequestCount {
  private readonly sent: string[] = []
  private readonly answers: string[] = []

  constructor(page: Page) {
    page.on('request', (request) => this.sent.push(nameOf(request)))
    page.on('response', (response) => this.answers.push(nameOf(response.request())))
  }

  of(request: string): number {
    return this.sent.filter((name) => name === request).length
  }

  /** Number of these requests that have a response. */
  answered(request: string): number {
    return this.answers.filter((name) => name === request).length
  }
}

const nameOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`
