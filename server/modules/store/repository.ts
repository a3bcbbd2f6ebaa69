import { and, asc, count, desc, eq, getTableColumns, gte, min, sql, sum, type SQL } from 'drizzle-orm'

import { anyHolds } from '../../db/containing.ts'
import { inLanguage } from '../../db/inLanguage.ts'
import { prepared } from '../../db/prepared.ts'
import { productCategories, products, skus } from '../../db/schema/index.ts'
import { slice, type Slice } from '../../db/slice.ts'

import type { SearchRequest } from '../../base/http/paging.ts'
import type { ContentBlock } from '../../contracts/contentBlocks.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { StoreProductListRequest, StoreProductSorting } from '../../contracts/store.ts'
import type { Database, Transaction } from '../../db/client.ts'

export type CategoryRow = Omit<typeof productCategories.$inferSelect, 'displayOrder'> & {
  readonly productCount: number
}
/** A product with its lowest price (minor units, as text) and the stock of all its skus. */
export type ProductRow = typeof products.$inferSelect & { readonly price: string; readonly stock: number }
export type SkuRow = typeof skus.$inferSelect

/** What is for sale, and the product that it is a kind of. */
export interface OfferRow {
  readonly sku: SkuRow
  readonly product: typeof products.$inferSelect
}

const price = sql<string>`${min(skus.price)}`
const stock = sql<number>`${sum(skus.stock)}`.mapWith(Number)
const productColumns = { ...getTableColumns(products), price, stock }

export function listCategories(db: Database, request: SearchRequest): Promise<Slice<CategoryRow>> {
  const { id, displayName, image } = productCategories
  const where = nameHolds(productCategories.displayName, request.filter)
  const productCount = count(products.id)
  return slice(request, (limit, offset) =>
    db
      .select({ id, displayName, image, productCount, totalCount: db.$count(productCategories, where) })
      .from(productCategories)
      .leftJoin(products, eq(products.categoryId, productCategories.id))
      .where(where)
      .groupBy(productCategories.id)
      .orderBy(asc(productCategories.displayOrder))
      .limit(limit)
      .offset(offset),
  )
}

export function listProducts(db: Database, request: StoreProductListRequest): Promise<Slice<ProductRow>> {
  const sorting = request.sorting || 'displayOrder asc'
  const { categoryId, filter } = request
  const where = and(
    categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
    nameHolds(products.displayName, filter),
  )
  return slice(request, (limit, offset) =>
    db
      .select({ ...productColumns, totalCount: db.$count(products, where) })
      .from(products)
      .innerJoin(skus, eq(skus.productId, products.id))
      .where(where)
      .groupBy(products.id)
      .orderBy(ORDERS[sorting], asc(products.id))
      .limit(limit)
      .offset(offset),
  )
}

const ORDERS: Readonly<Record<StoreProductSorting, SQL>> = {
  'displayOrder asc': asc(products.displayOrder),
  'price asc': sql`${price} asc`,
  'price desc': sql`${price} desc`,
  'soldCount desc': desc(products.soldCount),
  'creationTime desc': desc(products.creationTime),
}

/** Whether a name holds the words in one of its languages. */
function nameHolds(
  name: typeof products.displayName | typeof productCategories.displayName,
  filter: string | undefined,
): SQL | undefined {
  return anyHolds(filter, [sql`${name}->>'zh-Hans'`, sql`${name}->>'en'`])
}

export async function findProduct(db: Database, id: string): Promise<ProductRow | undefined> {
  const [row] = await db
    .select(productColumns)
    .from(products)
    .innerJoin(skus, eq(skus.productId, products.id))
    .where(eq(products.id, id))
    .groupBy(products.id)
  return row
}

export function listSkus(db: Database, productId: string): Promise<SkuRow[]> {
  return db.select().from(skus).where(eq(skus.productId, productId)).orderBy(asc(skus.displayOrder))
}

/** @returns whether there is such a product */
export async function writeDetail(
  db: Database,
  id: string,
  language: Language,
  detail: readonly ContentBlock[],
): Promise<boolean> {
  const written = await db
    .update(products)
    .set({ detail: inLanguage(products.detail, language, detail) })
    .where(eq(products.id, id))
    .returning({ id: products.id })
  return written.length > 0
}

/** A sku that is for sale, with its product. */
export async function findOffer(db: Database, skuId: string): Promise<OfferRow | undefined> {
  const [row] = await offerOf(db, { skuId })
  return row
}

const offerOf = prepared((db) =>
  db
    .select({ sku: skus, product: products })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(eq(skus.id, sql.placeholder('skuId'))),
)

/**
 * Reserves goods.
 *
 * @returns false if there are too few; nothing is reserved then
 */
export async function takeFromStock(tx: Transaction, skuId: string, quantity: number): Promise<boolean> {
  const taken = await tx
    .update(skus)
    .set({ stock: sql`${skus.stock} - ${quantity}` })
    .where(and(eq(skus.id, skuId), gte(skus.stock, quantity)))
    .returning({ id: skus.id })
  return taken.length > 0
}

export async function putBackIntoStock(tx: Transaction, skuId: string, quantity: number): Promise<void> {
  await tx
    .update(skus)
    .set({ stock: sql`${skus.stock} + ${quantity}` })
    .where(eq(skus.id, skuId))
}

/** Adds what was sold to the counts of products. */
export async function addSold(tx: Transaction, quantities: ReadonlyMap<string, number>): Promise<void> {
  for (const [productId, quantity] of quantities) {
    await tx
      .update(products)
      .set({ soldCount: sql`${products.soldCount} + ${quantity}` })
      .where(eq(products.id, productId))
  }
}
