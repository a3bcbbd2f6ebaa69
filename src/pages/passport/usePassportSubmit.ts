import { usePageParams } from '@/navigation/usePageParams'
import { returnFromSignIn } from '@/navigation/signIn'
import { useFormCommand, type SubmittedForm } from '@/ui/form/useFormCommand'

interface PassportStore {
  readonly form: SubmittedForm
  submit(): Promise<boolean>
}

/**
 * Submits a passport form, then goes back to where the customer came from or to the first invalid field.
 *
 * @param onSignedIn runs instead of going back
 */
export function usePassportSubmit(store: PassportStore, onSignedIn?: () => void) {
  const params = usePageParams('login')
  return useFormCommand(store.form, async () => {
    if (!(await store.submit())) return
    if (onSignedIn) onSignedIn()
    else await returnFromSignIn(params)
  })
}
