/** The API's rule: Latin letters, at least one. Phones turn straight quotes into curly ones. */
export function isEnglishName(text: string): boolean {
  return /^[ -~À-ž‘’“”–]*[A-Za-z][ -~À-ž‘’“”–]*$/.test(text.trim())
}

/** Whether goods need an English name of their own: a name from the tree has one, and a typed one may be English. */
export function needsEnglishName(goods: {
  readonly declaredName: string
  readonly declaredNameId: string | null
}): boolean {
  const { declaredName, declaredNameId } = goods
  return declaredNameId === null && declaredName !== '' && !isEnglishName(declaredName)
}
