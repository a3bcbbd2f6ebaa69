import { errorText } from '@/i18n/errorText'
import type { ApiError, ApiErrorKind } from '@/model/call/ApiError'
import { showToast } from '@/platform/dialog/toast'

/** Failures that nobody has told the customer about yet: a refusal had its modal or toast. */
const UNTOLD: readonly ApiErrorKind[] = ['network', 'timeout', 'malformed']

export function tellFailure(error: ApiError): void {
  if (UNTOLD.includes(error.kind)) showToast(errorText(error))
}
