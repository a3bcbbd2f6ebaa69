import type { ApiError } from '@/model/call/ApiError'

import { t } from './'

/** What a list or page says in place of its content. The server's own words win where it has any. */
export function errorText(error: ApiError): string {
  switch (error.kind) {
    case 'network':
      return t('error.network')
    case 'timeout':
      return t('error.timeout')
    case 'malformed':
      return t('error.malformed')
    case 'unauthorized':
    case 'forbidden':
    case 'notFound':
    case 'rejected':
    case 'server':
      return error.message
  }
}
