import type { Page } from '@playwright/test'

/** Counts what the app sends from now on, by path. */
export class RequestCount {
  private readonly paths: string[] = []

  constructor(page: Page) {
    page.on('request', (request) => this.paths.push(`${request.method()} ${new URL(request.url()).pathname}`))
  }

  of(request: string): number {
    return this.paths.filter((path) => path === request).length
  }
}
