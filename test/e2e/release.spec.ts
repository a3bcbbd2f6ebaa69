import { unique } from '../support/server/customers.ts'
import { startTestServer } from '../support/server/startTestServer.ts'

import { fillDeclaration } from './support/declaration.ts'
import { Deployment } from './support/deployment.ts'
import { CREATE_PARCEL, LANGUAGE } from './support/routes.ts'
import { expect, test as base } from './support/test.ts'
import { removeWorker, startWorker } from './support/worker.ts'

import type { Page } from '@playwright/test'

const test = base.extend<object, { readonly deployment: Deployment }>({
  deployment: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const deployment = new Deployment()
      await use(deployment)
      deployment.remove()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ deployment }, use) => {
      const server = await startTestServer({ staticDir: deployment.folder })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
})
test.use({ serviceWorkers: 'allow' })
test.afterEach(({ page }) => removeWorker(page))

const scriptOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src^="/js/app."]')?.getAttribute('src'))

const keptDocument = (page: Page) =>
  page.evaluate(async () => (await caches.match('/', { ignoreSearch: true }))?.text())

test('a release reaches an open page with one reload, and costs no form', async ({
  app,
  page,
  context,
  device,
  customer,
  consoleWatch,
  deployment,
}) => {
  consoleWatch.expect(/404|Refused to execute script|Loading chunk|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await device.signIn(customer)
  await app.open(CREATE_PARCEL)
  await startWorker(page)
  const number = unique('SF20000000')
  await fillDeclaration(app, number)
  const before = await scriptOf(page)

  deployment.release('language-')
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.goto(`/#${LANGUAGE}`)
  await expect(app.text('页面加载失败')).toBeVisible()
  await app.button('重新加载').click()
  await app.expectAt(LANGUAGE)
  await expect(app.title).toHaveText('语言')
  expect(await scriptOf(page), 'the document is the released one').toBe(deployment.appScript)
  expect(deployment.appScript).not.toBe(before)

  await page.goBack()
  await app.expectAt(CREATE_PARCEL)
  await expect(app.field('expressNumber')).toHaveValue(number)
  await expect.poll(() => keptDocument(page), 'the new worker has taken over').toContain(deployment.appScript)
  await app.settled()
  expect(documents).toBe(1)

  await context.setOffline(true)
  await page.reload()
  await expect(app.field('expressNumber')).toHaveValue(number)
  expect(await scriptOf(page)).toBe(deployment.appScript)
})
