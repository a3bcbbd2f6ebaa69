import { routeUrl } from '@/navigation/routes'
import { API_BASE } from '@/platform/build/buildSettings'
import { shareLink } from '@/platform/share/shareLink'

/** Link to the H5's sign-up page with the code. The server of a mini program serves the H5, too. */
export function inviteLink(referralCode: string): string {
  const site = shareLink()?.split(/[?#]/)[0] ?? `${API_BASE}/`
  return `${site}#${routeUrl('register', { referralCode })}`
}
