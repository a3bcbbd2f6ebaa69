import { PASSWORD } from '../support/server/customers.ts'
import { DRAFT_CASES } from '../support/server/draftCases.ts'

import { addPhotos } from './support/photo.ts'
import { LOGIN, MINE } from './support/routes.ts'
import { expect, test } from './support/test.ts'

for (const { name, path, begin, field, text, hasPhotos } of DRAFT_CASES) {
  test(`${name} that was begun survives going back, leaving for a tab, a crash and the end of the session`, async ({
    app,
    page,
    device,
    customer,
    server,
    consoleWatch,
  }) => {
    consoleWatch.expect(/401/)
    const { query = {}, stored } = await begin(server, customer)
    const route = `/${path}?${new URLSearchParams(query).toString()}`
    await device.signIn(customer, stored)
    await app.open(MINE)
    await app.open(route)
    await app.fill({ [field]: text })
    if (hasPhotos) await addPhotos(page, app, ['a.jpg'])
    const isThere = async () => {
      await expect(app.field(field)).toHaveValue(text)
      await expect(app.visible('.photo--done')).toHaveCount(hasPhotos ? 1 : 0)
    }
    await isThere()

    await page.goBack()
    await app.expectAt(MINE)
    await app.open(route)
    await isThere()

    await app.open(MINE)
    await app.open(route)
    await isThere()

    await customer.api.post('/api/u/passport/logout')
    await page.reload()
    await app.expectAt(LOGIN)
    await app.fill({ usernameOrEmail: customer.user.userName, password: PASSWORD })
    await app.control('submit').click()
    await app.expectAt(`/${path}`)
    await isThere()
  })
}
