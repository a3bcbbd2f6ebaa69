/**
 * Contents of the seed pictures, as code points of Fluent emoji. Each key is the name of a file in
 * `server/db/seed/pictures`, without the extension.
 */

/** A background's hue in degrees, and its saturation in per cent if it isn't the default. */
export type Tint = readonly [hue: number, saturation?: number]

/** Products, each with one picture of a single item and one of three. */
export const PRODUCTS: Readonly<Record<string, readonly [emoji: string, tint: Tint]>> = {
  'storage-basket': ['1f9fa', [36]],
  'luggage-tags': ['1f3f7-fe0f', [205]],
  'wireless-mouse': ['1f5b1-fe0f', [220, 35]],
  'dried-chillies': ['1f336-fe0f', [20]],
  'sesame-candy': ['1f36c', [45]],
  'knitted-scarf': ['1f9e3', [350]],
  'alloy-chopsticks': ['1f962', [30]],
  'sewing-kit': ['1f9f5', [210]],
  'baby-bottle': ['1f37c', [200]],
  'plush-bear': ['1f9f8', [330]],
  'jigsaw-puzzle': ['1f9e9', [120]],
  'baby-socks': ['1f9e6', [155]],
  'picture-books': ['1f4da', [48]],
}

/** Pictures of a single thing, for product categories. */
export const SINGLES: Readonly<Record<string, readonly [emoji: string, tint: Tint]>> = {
  'category-mother-baby': ['1f476', [330]],
}

/** Landscape covers of article categories, articles and announcements. */
export const COVERS: Readonly<Record<string, readonly [emoji: string, tint: Tint]>> = {
  'articles-getting-started': ['1f9ed', [215]],
  'articles-shipping': ['2708-fe0f', [200]],
  'articles-parcels-storage': ['1f4e6', [36]],
  'articles-customs': ['1f6c3', [260]],
  'article-first-shipment': ['1f44b', [45]],
  'article-using-your-address': ['1f4cd', [350]],
  'article-declare-a-parcel': ['1f4dd', [205]],
  'article-submit-a-shipment': ['1f4e6', [36]],
  'article-understand-your-bill': ['1f9fe', [220]],
  'article-wallet-and-top-up': ['1f45b', [330]],
  'article-coupons': ['1f39f-fe0f', [10]],
  'article-what-statuses-mean': ['1f6a6', [150]],
  'article-choose-a-method': ['1f6a2', [195]],
  'article-account-safety': ['1f510', [48]],
  'article-transit-times': ['23f1-fe0f', [210]],
  'article-volumetric-weight': ['1f4d0', [40]],
  'article-pricing-types': ['1f9ee', [25]],
  'article-estimate-and-actual': ['2696-fe0f', [225]],
  'article-track-a-shipment': ['1f6f0-fe0f', [245]],
  'article-peak-season': ['1f9e7', [0]],
  'article-door-or-pickup': ['1f3e0', [110]],
  'article-late-shipment': ['1f40c', [80]],
  'article-insurance': ['1f6e1-fe0f', [215]],
  'article-receive-and-confirm': ['1f4ec', [205]],
  'article-check-in': ['1f4f8', [230]],
  'article-free-storage': ['1f4c5', [5]],
  'article-consolidation': ['1f9e9', [120]],
  'article-value-added-services': ['1f9f0', [0]],
  'article-undeclared-parcels': ['2753', [350]],
  'article-unclaimed-parcels': ['1f50d', [265]],
  'article-parcel-exceptions': ['26a0-fe0f', [46]],
  'article-fragile-goods': ['1f3fa', [20]],
  'article-return-to-seller': ['1f4ee', [0]],
  'article-large-items': ['1f6cb-fe0f', [25]],
  'article-prohibited-goods': ['1f6ab', [355]],
  'article-sensitive-goods': ['1f3f7-fe0f', [42]],
  'article-batteries': ['1f50b', [130]],
  'article-food': ['1f35c', [15]],
  'article-cosmetics-and-liquids': ['1f484', [335]],
  'article-declare-truthfully': ['1f58b-fe0f', [240]],
  'article-singapore-and-malaysia': ['1f981', [40]],
  'article-australia-and-new-zealand': ['1f998', [28]],
  'article-usa-and-canada': ['1f5fd', [165]],
  'article-customs-inspection': ['1f6c3', [215]],
  'announce-beware-of-impostors': ['1f6a8', [0]],
  'announce-peak-season-arrangements': ['1f3ee', [8]],
  'announce-battery-check-tightened': ['1f50b', [110]],
  'announce-photos-at-check-in': ['1f4f7', [220]],
  'announce-holiday-hours': ['1f5d3-fe0f', [205]],
  'announce-usa-duty-change': ['1f5fd', [180]],
}

/** Banners: the large emoji, the smaller ones around it, and the tint. */
export const BANNERS: Readonly<
  Record<string, readonly [main: string, around: readonly string[], tint: Tint]>
> = {
  'banner-calculate': ['1f9ee', ['2696-fe0f', '1f4b0', '1f4d0'], [218]],
  'banner-first-shipment': ['1f4e6', ['2708-fe0f', '1f4cd', '1f3e0'], [36]],
  'banner-coupons': ['1f39f-fe0f', ['1f381', '1f4b0', '2728'], [350]],
  'banner-peak-season': ['1f3ee', ['1f9e7', '1f4e6', '1f69a'], [8]],
  'banner-customs': ['1f6c3', ['1f50b', '1f484', '1f35c'], [256]],
  'banner-mall': ['1f6cd-fe0f', ['1f375', '1f9f8', '1f3a7'], [320]],
  'banner-referral': ['1f91d', ['1f381', '1f4e6', '1f389'], [150]],
  'banner-australia': ['1f998', ['1f95d', '1f99c', '1f30f'], [192]],
}
