import type { Dto } from '@/api/dto'
import { PATHS } from '@/navigation/routes'
import CreateParcelPage from '@/pages-parcel/ship-for-me/create-parcel/create-parcel'

import { aSiteConfigurationDto, anAdditionalServiceDto, aUserDto } from '../../support/app/factories'
import { aReadinessDto, READINESS } from '../../support/app/customsFactories'
import { aParcelDetailDto } from '../../support/app/parcelFactories'
import { tap, typeInto } from '../../support/app/gestures'
import { byId, openPage, type OpenedPage } from '../../support/app/openPage'
import { pickNext } from '../../support/app/pickedPhotos'
import { rememberSession } from '../../support/app/startApp'
import { until } from '../../support/app/until'
import { ok, page as pageOf, Wire } from '../../support/app/Wire'

export const DECLARE = 'POST /api/u/biz/ship-for-me/parcel'
export const DETECT = 'POST /api/u/biz/ship-for-me/parcel/detect-express'
export const UPLOAD = 'POST /api/system-management/common/batch-upload-2'
export const UNDECLARED = 'POST /api/u/biz/ship-for-me/parcel/undeclared-list'
export const USER = 'GET /api/u/user'

export const photoService = anAdditionalServiceDto({ id: 'service-photo', displayName: '拍照验货' })

/** Fake server with all options of the form. */
export function declaringWire(user: Dto<'User'> = aUserDto({ id: 'ada' })): Wire {
  const names = [
    { id: 'clothes', displayName: '服装', children: [{ id: 'dress', displayName: '连衣裙', children: [] }] },
    { id: 'books', displayName: '图书', children: [] },
  ]
  const companies = [
    { code: 'SF', displayName: '顺丰速运' },
    { code: 'YTO', displayName: '圆通速递' },
  ]
  return new Wire()
    .on('GET /api/system/site-configuration', ok(aSiteConfigurationDto()))
    .on('POST /api/admin/shipping-management/declared-name/recursion-list', pageOf(names))
    .on('POST /api/u/shipping-management/additional-service/list', pageOf([serviceGroup()]))
    .on('POST /api/f/shipping-management/express-company/list', pageOf(companies))
    .on('POST /api/u/user/tag/list', pageOf([{ tag: '礼物' }]))
    .on(USER, ok(user))
    .on(UNDECLARED, pageOf([]))
    .on(DETECT, pageOf(companies.slice(0, 1)))
    .on(DECLARE, ok(aParcelDetailDto()))
    .on(READINESS, ok(aReadinessDto()))
}

function serviceGroup() {
  return { businessType: 2, additionServiceType: 10, list: [photoService] }
}

interface DeclaringOptions {
  readonly wire?: Wire
  readonly params?: Record<string, string>
  readonly below?: readonly string[]
}

export async function openDeclaring({
  wire = declaringWire(),
  params = {},
  below = [PATHS.home],
}: DeclaringOptions = {}): Promise<OpenedPage> {
  rememberSession()
  const opened = await openPage(CreateParcelPage, PATHS.createParcel, { wire, params, below })
  await until(() => opened.page.text().includes('CNY'))
  return opened
}

/** Types an item name that the tree lacks. */
export async function typeName({ page }: OpenedPage, name: string) {
  await tap(byId(page, 'declaredName'))
  await typeInto(await until(() => byId(page, 'name-search')), name)
  await tap(byId(page, 'name-typed'))
}

/** Chooses an item name from the tree. */
export async function chooseName({ page }: OpenedPage, name = '连衣裙') {
  await tap(byId(page, 'declaredName'))
  await tap(await until(() => page.getByText(name)))
}

/** Fills in the required fields. */
export async function fillIn(opened: OpenedPage) {
  await typeInto(byId(opened.page, 'expressNumber'), 'sf 123 456')
  await chooseName(opened)
  await typeInto(byId(opened.page, 'declaredValue'), '1,280.50')
}

export async function submit({ page }: OpenedPage) {
  await tap(byId(page, 'submit'))
}

export async function addPhotos({ page }: OpenedPage, ...paths: string[]) {
  pickNext(...paths)
  await tap(byId(page, 'images-add'))
}

export const valueOf = ({ page }: OpenedPage, id: string) =>
  byId(page, id).querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')?.value
