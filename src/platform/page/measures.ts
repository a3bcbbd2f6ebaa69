/** In screen px; `top` from the top of the viewport. */
export interface Measures {
  readonly id: string
  readonly top: number
  readonly height: number
}
