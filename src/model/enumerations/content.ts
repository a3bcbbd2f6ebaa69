/** Spec section 3, "Link types": where a banner leads. */
export const LinkType = {
  NONE: 0,
  PAGE: 10,
  EXTERNAL_LINK: 20,
  ARTICLE_CATEGORY: 30,
  ARTICLE: 40,
  ANNOUNCE: 50,
} as const
export type LinkType = (typeof LinkType)[keyof typeof LinkType]
