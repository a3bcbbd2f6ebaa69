/** Display names for the values of one of the server's enumerations. */
export interface SystemEnum {
  readonly type: string
  readonly list: readonly { readonly name: string; readonly valueStr: string }[]
}
