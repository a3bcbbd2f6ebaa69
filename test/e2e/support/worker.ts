import type { Page } from '@playwright/test'

/** Starts the service worker at once, which the app does only later, and waits until it answers for the page. */
export async function startWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isInControl = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    await navigator.serviceWorker.register('/sw.js')
    await isInControl
  })
}

/** Removes the worker and what it keeps: Playwright gives the next test the same context. */
export async function removeWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  })
}
