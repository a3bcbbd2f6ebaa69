import { fieldProblem } from '../../../base/http/problem.ts'
import { AdditionalServiceType } from '../../../contracts/enumerations.ts'
import { parseMoney } from '../../../money/money.ts'
import { chooseServices } from '../../additionalService/index.ts'
import { findExpressCompany } from '../../express/index.ts'
import { requireOwnImages } from '../../upload/index.ts'
import { hasDeclaredName } from '../repository/references.ts'
import { insure } from './insurance.ts'

import type { TenantSettings } from '../../../base/tenant.ts'
import type { DeclareParcelRequest } from '../../../contracts/parcelRequests.ts'
import type { Transaction } from '../../../db/client.ts'
import type { ChosenService } from '../../../db/schema/parcels.ts'
import type { ParcelRow } from '../repository/parcels.ts'

/** The columns that a declaration fills. */
export type Declaration = Pick<
  ParcelRow,
  | 'declaredName'
  | 'declaredNameId'
  | 'englishName'
  | 'material'
  | 'declaredCurrency'
  | 'declaredValue'
  | 'itemQuantity'
  | 'tags'
  | 'additionalServices'
  | 'purchaseOrderNumber'
  | 'remarks'
  | 'images'
  | 'isInsured'
  | 'insuredValue'
  | 'premium'
  | 'expressCompanyCode'
> & { readonly isDeclared: true }

/** What a parcel has already: pictures that it may keep, and services at the price they were chosen at. */
type Kept = Pick<ParcelRow, 'images' | 'additionalServices'>
const NOTHING_KEPT: Kept = { images: [], additionalServices: [] }

/**
 * Checks a declaration and turns it into columns.
 *
 * @param kept of a parcel that is declared anew
 * @throws ApiProblem 400 at the field that refers to something unknown
 */
export async function readDeclaration(
  tx: Transaction,
  userId: string,
  request: DeclareParcelRequest,
  settings: TenantSettings,
  kept: Kept = NOTHING_KEPT,
): Promise<Declaration> {
  refuseUnknownCodes(request, settings)
  await refuseUnknownName(tx, request.declaredNameId)
  const images = await requireOwnImages(tx, userId, request.images ?? [], kept.images)
  return {
    isDeclared: true,
    expressCompanyCode: request.expressCompanyCode ?? null,
    ...contentsOf(request),
    tags: distinct((request.tags ?? []).map((tag) => tag.trim())),
    additionalServices: await chosenServices(tx, request.additionalServiceIds ?? [], kept.additionalServices),
    purchaseOrderNumber: request.purchaseOrderNumber?.trim() || null,
    remarks: request.remarks?.trim() || null,
    images,
    ...insure(request.insurance, settings),
  }
}

function contentsOf(request: DeclareParcelRequest) {
  return {
    declaredName: request.declaredName.trim(),
    declaredNameId: request.declaredNameId ?? null,
    englishName: request.englishName?.trim() || null,
    material: request.material?.trim() || null,
    declaredCurrency: request.declaredCurrency,
    declaredValue: parseMoney(request.declaredValue),
    itemQuantity: request.itemQuantity,
  }
}

function refuseUnknownCodes(request: DeclareParcelRequest, { declaredCurrencies }: TenantSettings): void {
  const { expressCompanyCode, declaredCurrency } = request
  if (!declaredCurrencies.includes(declaredCurrency)) {
    throw fieldProblem(400, 'CurrencyNotAccepted', 'declaredCurrency')
  }
  if (expressCompanyCode !== undefined && findExpressCompany(expressCompanyCode, 'en') === null) {
    throw fieldProblem(400, 'ExpressCompanyUnknown', 'expressCompanyCode')
  }
}

async function refuseUnknownName(tx: Transaction, declaredNameId: string | undefined): Promise<void> {
  if (declaredNameId !== undefined && !(await hasDeclaredName(tx, declaredNameId))) {
    throw fieldProblem(400, 'DeclaredNameUnknown', 'declaredNameId')
  }
}

/** Services that were chosen before stay at their price; new ones come at today's. */
async function chosenServices(
  tx: Transaction,
  ids: readonly string[],
  kept: readonly ChosenService[],
): Promise<ChosenService[]> {
  const wanted = distinct(ids)
  const staying = kept.filter(({ id }) => wanted.includes(id))
  const added = wanted.filter((id) => !staying.some((service) => service.id === id))
  return [...staying, ...(await chooseServices(tx, AdditionalServiceType.PARCEL, added))]
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)]
}
