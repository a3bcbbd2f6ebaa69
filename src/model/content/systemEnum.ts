/** What the server calls the values of one of its enumerations. */
export interface SystemEnum {
  readonly type: string
  readonly list: readonly { readonly name: string; readonly valueStr: string }[]
}
