/** Two letters in a courier's own colours. */
export interface CourierBadge {
  readonly letters: string
  readonly ink: string
  readonly paper: string
}

const WHITE = '#fff'

/** By courier code. */
export const COURIER_BADGES: Readonly<Record<string, CourierBadge>> = {
  SF: { letters: 'SF', ink: WHITE, paper: '#24262b' },
  ZTO: { letters: 'ZT', ink: WHITE, paper: '#1d5fc4' },
  YTO: { letters: 'YT', ink: WHITE, paper: '#6a1f8e' },
  YUNDA: { letters: 'YD', ink: '#17181c', paper: '#ffcd1f' },
  STO: { letters: 'ST', ink: WHITE, paper: '#c2410c' },
  JT: { letters: 'JT', ink: WHITE, paper: '#d0021b' },
  JD: { letters: 'JD', ink: WHITE, paper: '#b5121b' },
  DEPPON: { letters: 'DP', ink: WHITE, paper: '#17357f' },
  EMS: { letters: 'EM', ink: WHITE, paper: '#00538f' },
  CHINAPOST: { letters: 'CP', ink: WHITE, paper: '#00703c' },
  CAINIAO: { letters: 'CN', ink: WHITE, paper: '#0a5bd3' },
  KYE: { letters: 'KY', ink: WHITE, paper: '#57267f' },
  BEST: { letters: 'BS', ink: WHITE, paper: '#8f1d2c' },
}

/** @returns null for a courier without colours of its own, or an unknown one */
export function courierBadge(courier: { readonly code: string } | null): CourierBadge | null {
  return (courier && COURIER_BADGES[courier.code]) ?? null
}
