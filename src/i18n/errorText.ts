import type { ApiError } from '@/model/call/ApiError'

import { t } from './'

/** The message in place of a list or page that failed to load: the server's own, where it sent one. */
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
