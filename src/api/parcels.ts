import { toAmount } from '@/model/money'
import type { Page } from '@/model/page'
import type { ExpressCompany, Parcel, ParcelDeclaration, ParcelDetail } from '@/model/parcel'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readItems, readObject, readPage, type ListRequest } from './wire'

const PARCEL = '/api/u/biz/ship-for-me/parcel'

/** Members of a declaration that say at their field what is wrong with them. */
const DECLARATION_FIELDS = [
  'expressNumber',
  'expressCompanyCode',
  'declaredName',
  'declaredCurrency',
  'declaredValue',
  'tags',
  'purchaseOrderNumber',
]

export interface ParcelListRequest extends ListRequest {
  readonly status?: number
  readonly isDeclared?: boolean
  readonly isSubmitted?: boolean
}

export function createParcelApi(http: Http) {
  return {
    async list(request: ParcelListRequest): Promise<Page<Parcel>> {
      return readPage(await http.post(`${PARCEL}/list`, request), readParcel)
    },

    async listUndeclared(request: ListRequest): Promise<Page<Parcel>> {
      return readPage(await http.post(`${PARCEL}/undeclared-list`, request), readParcel)
    },

    async get(id: string): Promise<ParcelDetail> {
      return readObject(await http.get(`${PARCEL}/${encodeURIComponent(id)}`), readParcelDetail)
    },

    /** @throws ApiError 409 `ParcelNumberTaken`, naming the member `expressNumber` */
    async declare(declaration: ParcelDeclaration, idempotencyKey: string): Promise<ParcelDetail> {
      const body = writeDeclaration(declaration)
      return readObject(
        await http.post(PARCEL, body, { idempotencyKey, fields: DECLARATION_FIELDS }),
        readParcelDetail,
      )
    },

    /** Takes a declaration back; only possible before the parcel arrives. */
    async cancel(id: string): Promise<ParcelDetail> {
      return readObject(await http.post(`${PARCEL}/${encodeURIComponent(id)}/cancel`), readParcelDetail)
    },

    /** The couriers that a number may belong to, likeliest first. */
    async detectExpress(expressNumber: string): Promise<readonly ExpressCompany[]> {
      const body = await http.post(`${PARCEL}/detect-express`, { expressNumber }, { isBackground: true })
      return readItems(body, (company: Dto<'ExpressCompany'>) => company)
    },

    async listExpressCompanies(): Promise<readonly ExpressCompany[]> {
      const body = await http.post('/api/f/shipping-management/express-company/list')
      return readItems(body, (company: Dto<'ExpressCompany'>) => company)
    },
  }
}

function writeDeclaration(declaration: ParcelDeclaration): Dto<'DeclareParcelRequest'> {
  const { expressCompanyCode, declaredNameId, purchaseOrderNumber, remarks, isInsured } = declaration
  return {
    expressNumber: declaration.expressNumber,
    declaredName: declaration.declaredName,
    declaredCurrency: declaration.declaredCurrency,
    declaredValue: declaration.declaredValue,
    itemQuantity: declaration.itemQuantity,
    tags: [...declaration.tags],
    additionalServiceIds: [...declaration.additionalServiceIds],
    images: [...declaration.images],
    insurance: isInsured ? { isInsured, insuredValue: declaration.declaredValue } : { isInsured },
    ...(expressCompanyCode !== null && { expressCompanyCode }),
    ...(declaredNameId !== null && { declaredNameId }),
    ...(purchaseOrderNumber !== null && { purchaseOrderNumber }),
    ...(remarks !== null && { remarks }),
  }
}

function readParcel(dto: Dto<'Parcel'>): Parcel {
  return {
    id: dto.id,
    businessType: dto.businessType,
    expressNumber: dto.expressNumber,
    expressCompany: dto.expressCompany,
    status: dto.status,
    statusDisplayName: dto.statusDisplayName,
    isDeclared: dto.isDeclared,
    declaredName: dto.declaredName,
    declaredCurrency: dto.declaredCurrency,
    declaredValue: dto.declaredValue === null ? null : toAmount(dto.declaredValue),
    itemQuantity: dto.itemQuantity,
    tags: dto.tags,
    additionalServices: dto.additionalServices,
    weight: dto.weight,
    volumeWeight: dto.volumeWeight,
    length: dto.length,
    width: dto.width,
    height: dto.height,
    volume: dto.volume,
    purchaseOrderNumber: dto.purchaseOrderNumber,
    remarks: dto.remarks,
    images: dto.images,
    inboundImages: dto.inboundImages.map(({ url, time }) => ({ url, time: readDate(time) })),
    insurance: dto.insurance,
    isSubmitted: dto.isSubmitted,
    storage: readStorage(dto.storage),
    creationTime: readDate(dto.creationTime),
  }
}

function readStorage(dto: Dto<'Parcel'>['storage']): Parcel['storage'] {
  if (dto === null) return null
  return { ...dto, inboundTime: readDate(dto.inboundTime), freeUntil: readDate(dto.freeUntil) }
}

function readParcelDetail(dto: Dto<'ParcelDetail'>): ParcelDetail {
  const logs = dto.logs.map(({ id, description, time }) => ({ id, text: description, time: readDate(time) }))
  const { volumeDivisor, additionalServiceFee } = dto
  return { ...readParcel(dto), volumeDivisor, additionalServiceFee, logs }
}
