import { and, eq, inArray } from 'drizzle-orm'

import { AdditionalServiceType } from '../../contracts/enumerations.ts'
import { additionalServices, declaredNames, warehouses } from '../../db/schema/index.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'
import { fieldProblem } from '../../base/http/problem.ts'
import { findExpressCompany } from '../express/index.ts'
import { requireOwnImages } from '../upload/index.ts'
import { insure } from './insurance.ts'

import type { DeclareParcelRequest } from '../../contracts/parcelRequests.ts'
import type { Transaction } from '../../db/client.ts'
import type { ChosenService } from '../../db/schema/parcels.ts'
import type { TenantSettings } from '../../base/tenant.ts'
import type { ParcelRow } from './repository.ts'

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

/** What a parcel has already: its pictures stay its own, its services keep the price they were chosen at. */
export type Kept = Pick<ParcelRow, 'images' | 'additionalServices'>
const NOTHING_KEPT: Kept = { images: [], additionalServices: [] }

/**
 * Checks what a customer declares against what there is, and turns it into columns.
 *
 * @throws ApiProblem 400 that names the field which refers to something unknown
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

/**
 * The warehouse that a parcel goes to: the asked one, or the tenant's first.
 *
 * @throws ApiProblem 400 WarehouseUnknown
 */
export async function warehouseFor(tx: Transaction, warehouseId: string | undefined): Promise<string> {
  const [warehouse] = await tx
    .select({ id: warehouses.id })
    .from(warehouses)
    .where(warehouseId === undefined ? undefined : eq(warehouses.id, warehouseId))
    .orderBy(warehouses.displayOrder)
    .limit(1)
  if (!warehouse) throw fieldProblem(400, 'WarehouseUnknown', 'warehouseId')
  return warehouse.id
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
  if (declaredNameId === undefined) return
  const found = await tx
    .select({ id: declaredNames.id })
    .from(declaredNames)
    .where(eq(declaredNames.id, declaredNameId))
  if (found.length === 0) throw fieldProblem(400, 'DeclaredNameUnknown', 'declaredNameId')
}

async function chosenServices(
  tx: Transaction,
  ids: readonly string[],
  kept: readonly ChosenService[],
): Promise<ChosenService[]> {
  const wanted = distinct(ids)
  const staying = kept.filter(({ id }) => wanted.includes(id))
  const added = wanted.filter((id) => !staying.some((service) => service.id === id))
  return added.length === 0 ? staying : [...staying, ...(await offeredServices(tx, added))]
}

async function offeredServices(tx: Transaction, wanted: string[]): Promise<ChosenService[]> {
  const rows = await tx
    .select()
    .from(additionalServices)
    .where(
      and(
        inArray(additionalServices.id, wanted),
        eq(additionalServices.additionalServiceType, AdditionalServiceType.PARCEL),
      ),
    )
    .orderBy(additionalServices.displayOrder)
  if (rows.length < wanted.length) throw fieldProblem(400, 'AdditionalServiceUnknown', 'additionalServiceIds')
  return rows.map(({ id, displayName, description, price, currencyCode }) => ({
    id,
    displayName,
    description,
    price: formatMoney(price),
    currencyCode,
  }))
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)]
}
