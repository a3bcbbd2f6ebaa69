import { MINE } from './support/routes.ts'
import { allScreens, linksFor } from './support/screens.ts'
import { expect, test } from './support/test.ts'

// Two tests, so that two workers can share the load.
for (const half of [0, 1]) {
  test(`every screen stays over a refresh, and going back leads to the page below (${half + 1} of 2)`, async ({
    app,
    page,
    device,
    customer,
    server,
    toasts,
  }) => {
    test.slow()
    const screens = allScreens(await linksFor(server, customer))
    await device.signIn(customer)
    await app.open(MINE)
    for (const { route, title, signedIn } of screens.filter((_, index) => index % 2 === half)) {
      if (route === MINE) continue
      await page.goto(`/#${route}`)
      await app.expectAt(route)
      await page.reload()
      await app.expectAt(route)
      await expect.soft(app.text(signedIn), route).toBeVisible()
      await expect.soft(page, route).toHaveTitle(title)
      await page.goBack()
      await app.expectAt(MINE)
    }
    expect(toasts.shown).toEqual([])
  })
}
