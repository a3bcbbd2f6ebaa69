import { alertClosed } from '@/platform/dialog/modal'
import { focusField, scrollToElement } from '@/platform/page/scrollTo'

import { useCommand } from '../control/useCommand'

/** What the page needs to find a form's first problem. */
export interface SubmittedForm {
  readonly firstProblem: string | null
}

/**
 * A command that submits a form or part of it. Afterwards it scrolls to the first problem, once the customer
 * has closed the dialog with the server's message.
 *
 * @param elsewhere returns the ID of the element to scroll to when no field has a problem
 */
export function useFormCommand(
  form: SubmittedForm,
  command: () => Promise<void>,
  elsewhere: () => string | null = () => null,
) {
  return useCommand(async () => {
    try {
      await command()
    } finally {
      const { firstProblem } = form
      void leadTo(firstProblem === null ? elsewhere() : `field-${firstProblem}`)
    }
  })
}

async function leadTo(id: string | null): Promise<void> {
  if (id === null) return
  await alertClosed()
  scrollToElement(id)
  focusField(id)
}
