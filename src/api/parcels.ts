import { MAX_PAGE_SIZE, type Page } from '@/model/list/page'
import type { BatchRowResult, ExpressCompany, LiveParcel } from '@/model/parcel/parcel'
import type { Parcel, ParcelDeclaration, ParcelDetail } from '@/model/parcel/parcel'
import { LIVE_PARCEL_STATUSES } from '@/model/enumerations/parcel'
import type { ParcelConditions } from '@/model/parcel/parcelConditions'

import type { Dto } from './dto'
import type { Http } from './http'
import { createParcelListApi, PARCEL, readParcel } from './parcelList'
import { readDate, readItems, readObject, readPage, type ListRequest } from './wire'

export function createParcelApi(http: Http) {
  return {
    ...createParcelListApi(http),

    async listUndeclared(request: ListRequest & Pick<ParcelConditions, 'sorting'>): Promise<Page<Parcel>> {
      return readPage(await http.post(`${PARCEL}/undeclared-list`, { body: request }), readParcel)
    },

    findUndeclared: (expressNumber: string) => findUndeclared(http, expressNumber),

    async get(id: string): Promise<ParcelDetail> {
      return readObject(await http.get(`${PARCEL}/{id}`, { path: { id } }), readParcelDetail)
    },

    /** Whether a parcel can still go into an order. A failed request shows no modal. */
    async canSubmit({ id, expressNumber }: Pick<Parcel, 'id' | 'expressNumber'>): Promise<boolean> {
      const body = { canSubmit: true, filter: expressNumber, maxResultCount: 99 }
      const answer = await http.post(`${PARCEL}/list`, { body, isBackground: true })
      return readItems(answer).some((parcel) => parcel.id === id)
    },

    /** @throws ApiError 409 `ParcelNumberTaken`, naming the member `expressNumber` */
    async declare(declaration: ParcelDeclaration, idempotencyKey: string): Promise<ParcelDetail> {
      const body = writeDeclaration(declaration)
      return readObject(await http.post(PARCEL, { body, idempotencyKey }), readParcelDetail)
    },

    /**
     * Declares up to 50 parcels; each row is accepted or refused on its own.
     *
     * @returns the result of each row, in the same order
     */
    async declareBatch(
      declarations: readonly ParcelDeclaration[],
      idempotencyKey: string,
    ): Promise<readonly BatchRowResult[]> {
      const body = { items: declarations.map(writeDeclaration) }
      return readItems(await http.post(`${PARCEL}/batch`, { body, idempotencyKey }), readBatchRow)
    },

    /**
     * Replaces a parcel's declaration.
     *
     * @param version the version of the parcel that was edited
     * @throws ApiError 409 `VersionStale`, `ParcelSubmitted`, `ParcelMoveRefused`
     */
    async update(id: string, declaration: ParcelDeclaration, version: number): Promise<ParcelDetail> {
      const body = { ...writeDeclaration(declaration), version }
      return readObject(await http.put(`${PARCEL}/{id}`, { path: { id }, body }), readParcelDetail)
    },

    /** Parcels whose tracking numbers are in use, whether declared or arrived without a declaration. */
    async listLive(): Promise<readonly LiveParcel[]> {
      const body = { statuses: LIVE_PARCEL_STATUSES, maxResultCount: MAX_PAGE_SIZE }
      const answer = await http.post(`${PARCEL}/list`, { body, isBackground: true })
      return readItems(answer, ({ id, expressNumber, isDeclared }) => ({ id, expressNumber, isDeclared }))
    },

    /** Withdraws a declaration; only possible before the parcel arrives. */
    async cancel(id: string): Promise<ParcelDetail> {
      return readObject(await http.post(`${PARCEL}/{id}/cancel`, { path: { id } }), readParcelDetail)
    },

    /** The couriers that a tracking number may belong to, likeliest first. */
    async detectExpress(expressNumber: string): Promise<readonly ExpressCompany[]> {
      const body = { expressNumber }
      return readItems(await http.post(`${PARCEL}/detect-express`, { body, isBackground: true }))
    },

    async listExpressCompanies(): Promise<readonly ExpressCompany[]> {
      return readItems(await http.post('/api/f/shipping-management/express-company/list'))
    },
  }
}

/** The parcel with this tracking number that arrived without a declaration; null if there is none. */
async function findUndeclared(http: Http, expressNumber: string): Promise<Parcel | null> {
  const body = { filter: expressNumber, maxResultCount: 99 }
  const answer = await http.post(`${PARCEL}/undeclared-list`, { body, isBackground: true })
  return readItems(answer, readParcel).find((parcel) => parcel.expressNumber === expressNumber) ?? null
}

function writeDeclaration(declaration: ParcelDeclaration): Dto<'DeclareParcelRequest'> {
  const { expressCompanyCode, declaredNameId, englishName, material } = declaration
  const { purchaseOrderNumber, remarks, isInsured } = declaration
  return {
    expressNumber: declaration.expressNumber,
    declaredName: declaration.declaredName,
    declaredCurrency: declaration.declaredCurrency,
    declaredValue: declaration.declaredValue,
    itemQuantity: declaration.itemQuantity,
    tags: declaration.tags,
    additionalServiceIds: declaration.additionalServiceIds,
    images: declaration.images,
    insurance: isInsured ? { isInsured, insuredValue: declaration.declaredValue } : { isInsured },
    ...(expressCompanyCode !== null && { expressCompanyCode }),
    ...(declaredNameId !== null && { declaredNameId }),
    ...(englishName !== null && { englishName }),
    ...(material !== null && { material }),
    ...(purchaseOrderNumber !== null && { purchaseOrderNumber }),
    ...(remarks !== null && { remarks }),
  }
}

function readBatchRow({ parcel, error }: Dto<'DeclaredRow'>): BatchRowResult {
  if (parcel) return { parcelId: parcel.id, refusal: null }
  const { code = '', message = '', validationErrors = [] } = error ?? {}
  return { parcelId: null, refusal: { code, message, validationErrors } }
}

function readParcelDetail(dto: Dto<'ParcelDetail'>): ParcelDetail {
  const logs = dto.logs.map(({ id, description, time }) => ({ id, text: description, time: readDate(time) }))
  return { ...dto, ...readParcel(dto), logs }
}
