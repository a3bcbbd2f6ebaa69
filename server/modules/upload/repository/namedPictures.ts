import { is, sql, type SQL } from 'drizzle-orm'
import { PgArray, PgJsonb, type PgColumn } from 'drizzle-orm/pg-core'

import { UPLOADS_PATH } from '../../../contracts/publicPaths.ts'
import {
  afterSalesCases,
  afterSalesLogs,
  announces,
  articleCategories,
  articles,
  contentPages,
  customerServices,
  logisticsOrders,
  pageContentItems,
  parcels,
  productCategories,
  products,
  receivingAccounts,
  serviceRequests,
  storeOrders,
  topups,
  unclaimedParcelClaims,
  unclaimedParcels,
  users,
} from '../../../db/schema/index.ts'

/**
 * Every column that can name an upload: a URL, a list of URLs, or JSON with URLs in it. An old upload that none of them
 * names is deleted, so a new column for pictures must be added here; the tests look for forgotten ones.
 */
const PICTURE_COLUMNS: readonly PgColumn[] = [
  users.avatar,
  users.wechatQrCode,
  parcels.images,
  parcels.inboundImages,
  serviceRequests.images,
  logisticsOrders.images,
  logisticsOrders.packingImages,
  logisticsOrders.reviewImages,
  afterSalesCases.images,
  afterSalesLogs.images,
  unclaimedParcels.images,
  unclaimedParcelClaims.images,
  topups.images,
  topups.receivingAccount,
  receivingAccounts.qrCode,
  customerServices.qrCode,
  productCategories.image,
  products.gallery,
  products.detail,
  products.video,
  storeOrders.image,
  announces.image,
  announces.content,
  articleCategories.image,
  articles.image,
  articles.content,
  pageContentItems.image,
  contentPages.content,
]

/** A subquery with the URLs of all pictures that some row names, as `url`. */
export function namedPictures(): SQL {
  return sql`(${sql.join(PICTURE_COLUMNS.map(urlsIn), sql` union all `)})`
}

const URL_INSIDE = sql.raw(`'${UPLOADS_PATH}[\\w-]+\\.\\w+'`)

function urlsIn(column: PgColumn): SQL {
  if (is(column, PgArray)) return sql`select unnest(${column}) as url from ${column.table}`
  if (is(column, PgJsonb)) {
    return sql`select (regexp_matches(${column}::text, ${URL_INSIDE}, 'g'))[1] as url from ${column.table}`
  }
  return sql`select ${column} as url from ${column.table}`
}
