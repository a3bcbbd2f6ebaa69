import type { Page } from '@playwright/test'

import { PASSWORD, unique } from '../support/server/customers.ts'
import { newEmail } from '../support/server/passport.ts'

import { DESKTOP } from './support/devices.ts'
import { pullDown } from './support/gestures.ts'
import { EN, ZH, type Words } from './support/journeyWords.ts'
import { addPhotos } from './support/photo.ts'
import {
  CREATE_PARCEL,
  HOME,
  LOGIN,
  MINE,
  PARCEL_LIST,
  PRODUCT,
  REGISTER,
  WAREHOUSE_ADDRESS,
} from './support/routes.ts'
import { expect, test } from './support/test.ts'

import type { Device } from './support/Device.ts'
import type { Screen } from './support/Screen.ts'
import type { ToastLog } from './support/ToastLog.ts'
import type { TestServer } from '../support/server/startTestServer.ts'

interface Scene {
  readonly page: Page
  readonly app: Screen
  readonly device: Device
  readonly toasts: ToastLog
  readonly server: TestServer
  readonly words: Words
}

test.describe('the journey of one parcel', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('in Chinese on a phone', async ({ page, app, device, toasts, server }) => {
    await travel({ page, app, device, toasts, server, words: ZH }, 'SF100000000001', () => pullDown(page))
  })

  test.describe('dark', () => {
    test.use({ ...DESKTOP, colorScheme: 'dark' })

    test('in English on a dark desktop', async ({ page, app, device, toasts, server }) => {
      // With a mouse there is no pull to refresh; visitors reload instead.
      await travel({ page, app, device, toasts, server, words: EN }, 'SF100000000002', async () => {
        await page.reload()
      })
    })
  })
})

async function travel(scene: Scene, expressNumber: string, refresh: () => Promise<void>): Promise<void> {
  await test.step('chooses a language', () => chooseLanguage(scene))
  await test.step('looks around signed out', () => browse(scene))
  await test.step('signs up where the address asks for it', () => signUp(scene))
  await test.step('copies the address', () => copyAddress(scene))
  await test.step('declares a parcel', () => declare(scene, expressNumber))
  await test.step('follows it to the warehouse', () => follow(scene, expressNumber, refresh))
  await test.step('reads its details', () => readDetails(scene, expressNumber))
  await test.step('signs out and leaves nothing but the language, and that the device is known', () =>
    signOut(scene))
}

async function chooseLanguage({ app, page, words }: Scene): Promise<void> {
  await app.open('/')
  await app.tab(3).click()
  await app.control('language').click()
  await app.control(`language-${words.language}`).click()
  await expect(page.locator('html')).toHaveAttribute('lang', words.language)
  await page.goBack()
  await expect(app.control('language')).toContainText(words.languageName)
}

async function browse({ app, page, words }: Scene): Promise<void> {
  await app.tab(0).click()
  await app.expectAt(HOME)
  await expect(app.text(words.invitation)).toBeVisible()
  await app.tab(1).click()
  await app.visible('.product-card').first().click()
  await app.expectAt(PRODUCT)
  await expect(app.visible('.product-name')).not.toBeEmpty()
  await page.goBack()
  await app.tab(3).click()
  await app.expectAt(MINE)
  await expect(app.text(words.signedOut)).toBeVisible()
}

async function signUp({ app, server, toasts, words }: Scene): Promise<void> {
  const target = newEmail()
  await app.tab(2).click()
  await expect(app.text(words.gate)).toBeVisible()
  await app.control('sign-in').click()
  await app.expectAt(LOGIN)
  await app.control('to-register').click()
  await app.expectAt(REGISTER)
  await app.fill({ username: unique('newcomer_'), password: PASSWORD, target })
  await app.control('send-code').click()
  await expect.poll(() => toasts.shown, 'the code should be on its way').toContain(words.codeSent)
  await app.fill({ code: server.codeFor(target) })
  await app.control('agree').click()
  await app.control('submit').click()
  await app.expectAt(WAREHOUSE_ADDRESS)
}

async function copyAddress({ app, page, toasts, words }: Scene): Promise<void> {
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const idCode = await app.control('id-code').innerText()
  expect(idCode, 'the personal code').toMatch(/^FW\d{6,}$/)
  await app.control('copy-all').click()
  await expect.poll(clipboard, 'the whole address').toBe(words.addressLines(idCode).join('\n'))
  await expect.poll(() => toasts.shown).toContain(words.copied)
  await app.button(words.recipientLine).click()
  await expect.poll(clipboard, 'the recipient alone').toBe(words.addressLines(idCode)[0])
}

async function declare(scene: Scene, expressNumber: string): Promise<void> {
  const { app, page, words } = scene
  await app.control('declare').click()
  await app.expectAt(CREATE_PARCEL)
  await app.fill({ expressNumber })
  await app.field('expressNumber').blur()
  await expect(app.control('expressCompanyCode'), 'the courier that the number suggests').toContainText(
    words.courier,
  )
  await app.control('declaredName').click()
  await app.fill({ 'name-search': words.nameSearch })
  await app.cell(words.name).click()
  await expect(app.control('declaredName')).toContainText(words.name)
  await app.fill({ declaredValue: '1299' })
  await app.control('itemQuantity-more').click()
  await app.control('itemQuantity-more').click()
  await expect(app.field('itemQuantity')).toHaveValue('3')
  await app.fill({ tag: words.tag })
  await app.control('add-tag').click()
  await app.control('service-photo-inspection').click()
  await app.control('isInsured').click()
  await expect(app.text(words.premium)).toBeVisible()
  await addPhotos(page, app, ['jacket.jpg'])
  await expect(app.visible('.photo--done'), 'the photo is uploaded').toHaveCount(1)
  await app.control('submit').click()
  await expect(app.control('success')).toContainText(words.declared)
  await page.goBack()
  await app.expectAt(WAREHOUSE_ADDRESS)
}

async function follow(
  { app, server, words }: Scene,
  expressNumber: string,
  refresh: () => Promise<void>,
): Promise<void> {
  await app.tab(0).click()
  await app.control('go-parcelList').click()
  await app.expectAt(PARCEL_LIST)
  const row = rowOf(app, expressNumber)
  await expect(row).toContainText(words.notArrived)
  await server.warehouse.arrive(expressNumber)
  await server.warehouse.inbound(expressNumber, { weightKg: 1.2, lengthCm: 30, widthCm: 20, heightCm: 15 })
  await refresh()
  await expect(row, 'the list after refreshing').toContainText(words.checkedIn)
  await expect(row).toContainText('1.20')
}

/** A card on phones, a row of a table on desktops. */
const rowOf = (app: Screen, expressNumber: string) =>
  app.visible('.row-card, .table-row', { hasText: expressNumber })

async function readDetails({ app, words }: Scene, expressNumber: string): Promise<void> {
  await rowOf(app, expressNumber).click()
  await expect(app.control('parcel-declaration')).toContainText(`${words.courier} ${expressNumber}`)
  const measures = app.control('parcel-measures')
  await expect(measures).toContainText('30 × 20 × 15')
  // 30 × 20 × 15 cm divided by the warehouse's divisor, 6000.
  await expect(measures).toContainText('1.50')
  const photo = measures.locator('img')
  await expect
    .poll(
      () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth),
      'the width of the warehouse’s photo',
    )
    .toBeGreaterThan(0)
  for (const detail of words.details) await expect(app.text(detail)).toBeVisible()
  await expect(
    app.control('parcel-log').locator('.timeline__entry'),
    'declared, arrived, checked in',
  ).toHaveCount(3)
}

async function signOut({ app, page, device, words }: Scene): Promise<void> {
  await app.open(MINE)
  await app.control('sign-out').click()
  await app.modal.locator('.modal__confirm').click()
  await expect(app.text(words.signedOut)).toBeVisible()
  await page.reload()
  await expect(app.text(words.signedOut)).toBeVisible()
  expect(await device.stored(page), 'what the device keeps').toEqual({
    deviceToken: expect.any(String),
    locale: JSON.stringify({ data: words.language }),
  })
}
