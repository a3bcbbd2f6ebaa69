import { routeUrl } from '@/navigation/routes'
import { API_BASE } from '@/platform/build/buildSettings'
import { shareLink } from '@/platform/share/shareLink'

/** The H5's address at which a friend signs up with the code. A mini program's server has the H5 as well. */
export function inviteLink(referralCode: string): string {
  const site = shareLink()?.split(/[?#]/)[0] ?? `${API_BASE}/`
  return `${site}#${routeUrl('register', { referralCode })}`
}
