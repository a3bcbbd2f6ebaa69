/**
 * Contents of the seed pictures. Each key is the name of a file in `server/seed/pictures`, without the extension.
 */

/** The code points of a Fluent emoji, or the name of a drawing of ours in `scripts/drawings`. */
export type Piece = string

/** A piece beside or over the main one: its centre, its foot and its side, as parts of the picture's width and height. */
export type Beside = readonly [piece: Piece, x: number, foot: number, side: number]

/** A background's hue in degrees, and its saturation in per cent if it isn't the default. */
export type Tint = readonly [hue: number, saturation?: number]

/** Products, each with one picture of a single item and one of three. */
export const PRODUCTS: Readonly<Record<string, readonly [piece: Piece, tint: Tint]>> = {
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
  'wireless-earphones': ['earbuds', [215, 45]],
  'travel-adapter': ['travel-adapter', [210, 45]],
  'mechanical-keyboard': ['2328-fe0f', [245, 30]],
  'oolong-tea': ['tea-tin', [95, 45]],
  'mooncake-box': ['mooncake-box', [28]],
  'instant-noodles': ['noodle-bag', [15]],
  'thermos-bottle': ['vacuum-bottle', [172, 45]],
  'bath-towels': ['towels', [212]],
  'desk-lamp': ['desk-lamp', [45]],
  'strong-carton': ['1f4e6', [36]],
  'packing-tape': ['packing-tape', [210, 40]],
  'digital-scale': ['luggage-scale', [190, 50]],
  'carry-on-case': ['1f9f3', [208]],
  'school-backpack': ['1f392', [8]],
  'travel-umbrella': ['folding-umbrella', [258]],
}

/** Pictures of a single thing: product categories, and what the demo customer took pictures of. */
export const SINGLES: Readonly<Record<string, readonly [piece: Piece, tint: Tint, ...beside: Beside[]]>> = {
  'category-mother-baby': ['1f476', [330]],
  'category-digital': ['1f4bb', [252]],
  'category-taste-of-home': ['1f95f', [15]],
  'category-daily': ['1f3e0', [110]],
  'category-packing': ['1f4e6', [36], ['packing-tape', 0.73, 0.86, 0.3]],
  'category-travel': ['2708-fe0f', [210]],
  'demo-jacket': ['1f9e5', [28]],
  'demo-trousers': ['1f456', [215]],
  'demo-plates': ['1f37d-fe0f', [40]],
  'demo-bowl': ['1f963', [15]],
  'demo-sneakers': ['1f45f', [205]],
}

/** Landscape covers of article categories, articles and announcements. */
export const COVERS: Readonly<Record<string, readonly [piece: Piece, tint: Tint, ...beside: Beside[]]>> = {
  'articles-getting-started': ['1f9ed', [215]],
  'articles-shipping': ['2708-fe0f', [200]],
  'articles-parcels-storage': ['1f4e6', [36]],
  'articles-customs': ['1f6c3', [260]],
  'article-first-shipment': ['1f4e6', [45], ['2708-fe0f', 0.73, 0.4, 0.24]],
  'article-using-your-address': ['1f5fa-fe0f', [205], ['1f4cd', 0.56, 0.56, 0.36]],
  'article-declare-a-parcel': ['1f4dd', [205]],
  'article-submit-a-shipment': ['1f69a', [36]],
  'article-understand-your-bill': ['1f9fe', [220]],
  'article-wallet-and-top-up': ['1f45b', [330]],
  'article-coupons': ['1f39f-fe0f', [10]],
  'article-what-statuses-mean': ['1f6a6', [150]],
  'article-choose-a-method': ['1f6a2', [195]],
  'article-account-safety': ['1f510', [48]],
  'article-transit-times': ['23f1-fe0f', [210]],
  'article-volumetric-weight': ['1f4e6', [40], ['carton-sizes', 0.5, 0.86, 0.66]],
  'article-pricing-types': ['1f9ee', [25]],
  'article-estimate-and-actual': ['platform-scale', [225], ['1f4e6', 0.5, 0.605, 0.4]],
  'article-track-a-shipment': ['1f6f0-fe0f', [245]],
  'article-peak-season': ['1f9e7', [0]],
  'article-door-or-pickup': ['1f3e0', [110]],
  'article-late-shipment': ['1f40c', [80]],
  'article-insurance': ['1f6e1-fe0f', [215]],
  'article-receive-and-confirm': ['1f4ec', [205]],
  'article-check-in': ['platform-scale', [230], ['1f4e6', 0.5, 0.605, 0.4], ['1f4f8', 0.78, 0.42, 0.22]],
  'article-free-storage': ['1f4c5', [5]],
  'article-consolidation': ['1f4e6', [120], ['1f4e6', 0.27, 0.76, 0.26], ['1f4e6', 0.73, 0.76, 0.26]],
  'article-value-added-services': ['1f9f0', [0]],
  'article-undeclared-parcels': ['1f4e6', [350], ['2753', 0.72, 0.46, 0.28]],
  'article-unclaimed-parcels': ['1f4e6', [265], ['1f50d', 0.66, 0.84, 0.32]],
  'article-parcel-exceptions': ['1f4e6', [46], ['26a0-fe0f', 0.68, 0.84, 0.28]],
  'article-fragile-goods': ['1f3fa', [20]],
  'article-return-to-seller': ['1f4e6', [0], ['21a9-fe0f', 0.7, 0.84, 0.24]],
  'article-large-items': ['1f6cb-fe0f', [25]],
  'article-prohibited-goods': ['1f6ab', [355]],
  'article-sensitive-goods': ['1f9f2', [42], ['1f50b', 0.75, 0.8, 0.28], ['1f9f4', 0.25, 0.8, 0.3]],
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
  'announce-photos-at-check-in': ['1f4e6', [220], ['1f4f7', 0.7, 0.84, 0.32]],
  'announce-holiday-hours': ['1f5d3-fe0f', [205]],
  'announce-usa-duty-change': ['1f5fd', [180]],
}

/** Banners: the large piece, the smaller ones around it, and the tint. */
export const BANNERS: Readonly<Record<string, readonly [main: Piece, around: readonly Piece[], tint: Tint]>> =
  {
    'banner-calculate': ['1f9ee', ['1f4e6', '1f4b0', 'platform-scale'], [218]],
    'banner-first-shipment': ['1f4e6', ['2708-fe0f', '1f4cd', '1f3e0'], [36]],
    'banner-coupons': ['1f39f-fe0f', ['1f381', '1f4b0', '2728'], [350]],
    'banner-peak-season': ['1f3ee', ['1f9e7', '1f4e6', '1f69a'], [8]],
    'banner-customs': ['1f6c3', ['1f50b', '1f484', '1f35c'], [256]],
    'banner-mall': ['1f6cd-fe0f', ['1f375', '1f9f8', '1f3a7'], [320]],
    'banner-referral': ['1f91d', ['1f381', '1f4e6', '1f389'], [150]],
    'banner-australia': ['1f998', ['1f95d', '1f99c', '1f30f'], [192]],
  }

/** QR codes of accounts that nobody can pay to: the text, the colour and the piece in the middle. */
export const PAYMENT_CODES: Readonly<Record<string, readonly [text: string, color: string, middle: Piece]>> =
  {
    'pay-wechat': [
      '演示收款码，请勿付款。A demo code: nothing can be paid here. (WeChat)',
      '#087a3a',
      '1f4ac',
    ],
    'pay-alipay': [
      '演示收款码，请勿付款。A demo code: nothing can be paid here. (Alipay)',
      '#0b57d0',
      '1f4b3',
    ],
  }

/** Who is in the middle of a contact's code. */
export const CONTACT_PORTRAITS: Readonly<Record<string, Piece>> = {
  'customer-service-xiaoyu': '1f469-200d-1f4bc',
  'customer-service-aming': '1f468-200d-1f4bc',
  'customer-service-jiajia': '1f481',
}

/** Share cards, by kind: their pieces, from back to front. Moments shows only the square in the middle. */
export const SHARE_CARDS: Readonly<Record<string, readonly Beside[]>> = {
  tracking: [
    ['2708-fe0f', 0.63, 0.4, 0.3],
    ['1f4e6', 0.45, 0.8, 0.46],
    ['1f4cd', 0.66, 0.74, 0.26],
  ],
  quote: [
    ['1f4e6', 0.5, 0.62, 0.4],
    ['platform-scale', 0.5, 0.82, 0.52],
    ['1fa99', 0.72, 0.42, 0.17],
  ],
  address: [
    ['warehouse', 0.5, 0.82, 0.66],
    ['1f4e6', 0.44, 0.83, 0.25],
    ['1f4e6', 0.57, 0.83, 0.2],
    ['1f4cd', 0.73, 0.52, 0.28],
  ],
  referral: [
    ['1f389', 0.66, 0.5, 0.3],
    ['1f381', 0.46, 0.82, 0.52],
    ['1f4e6', 0.66, 0.84, 0.28],
  ],
}
