import { errorText } from '@/i18n/errorText'
import type { ApiError, ApiErrorKind } from '@/model/call/ApiError'
import { showToast } from '@/platform/dialog/toast'

/** Errors the customer hasn't been told about yet: refusals already had a dialog or toast. */
const UNREPORTED_KINDS: readonly ApiErrorKind[] = ['network', 'timeout', 'malformed']

export function showFailure(error: ApiError): void {
  if (UNREPORTED_KINDS.includes(error.kind)) showToast(errorText(error))
}
