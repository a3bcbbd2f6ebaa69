import { t } from '@/i18n'
import { routeUrl } from '@/navigation/routes'
import { useShareCard } from '@/stores/share/useShareCard'

export function useHomeCard(): void {
  useShareCard(() => ({ title: t('share.title'), url: routeUrl('home', {}) }))
}
