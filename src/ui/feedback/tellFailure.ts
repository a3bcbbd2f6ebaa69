import { errorText } from '@/i18n/errorText'
import type { ApiError, ApiErrorKind } from '@/model/call/ApiError'
import { showToast } from '@/platform/dialog/toast'

/** Errors the customer hasn't been told about yet: refusals already had a dialog or toast. */
const UNTOLD: readonly ApiErrorKind[] = ['network', 'timeout', 'malformed']

export function tellFailure(error: ApiError): void {
  if (UNTOLD.includes(error.kind)) showToast(errorText(error))
}
