import { usePageParams } from '@/navigation/usePageParams'
import { returnFromSignIn } from '@/navigation/signIn'
import { scrollToElement } from '@/platform/scrollTo'
import { useCommand } from '@/ui/useCommand'

interface PassportStore {
  readonly form: { readonly firstProblem: string | null }
  submit(): Promise<boolean>
}

/** Submits a passport form: to where the customer came from, or to the first field that is wrong. */
export function usePassportSubmit(store: PassportStore) {
  const params = usePageParams('login')
  return useCommand(async () => {
    try {
      if (await store.submit()) await returnFromSignIn(params)
    } finally {
      if (store.form.firstProblem !== null) scrollToElement(`field-${store.form.firstProblem}`)
    }
  })
}
