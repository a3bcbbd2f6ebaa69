import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { t } from '@/i18n'
import { errorText } from '@/i18n/errorText'
import type { Resource } from '@/stores/Resource'

import { DetailSkeleton } from './DetailSkeleton'
import { ErrorState } from './ErrorState'

interface Props<T> {
  readonly resource: Resource<T>
  readonly children: (value: T) => ReactNode
  readonly skeleton?: ReactNode
  /** Shown instead of the error when the resource doesn't exist, because a retry wouldn't help. */
  readonly notFound?: ReactNode
  /** Reloads the resource by default; a page that reads more passes its own load. */
  readonly onRetry?: () => Promise<void>
}

/** Shows a resource's value, skeleton or error. */
export const ResourceView = observer(function ResourceView<T>({
  resource,
  children,
  skeleton = <DetailSkeleton />,
  notFound,
  onRetry = resource.reload,
}: Props<T>) {
  const { value, error } = resource
  if (value !== null) return <>{children(value)}</>
  if (!error) return <>{skeleton}</>
  if (error.kind === 'notFound' && notFound !== undefined) return <>{notFound}</>
  return <ErrorState text={errorText(error)} retryText={t('common.retry')} onRetry={() => void onRetry()} />
}) as <T>(props: Props<T>) => ReactNode
