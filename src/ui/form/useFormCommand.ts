import { alertRead } from '@/platform/dialog/modal'
import { focusField, scrollToElement } from '@/platform/page/scrollTo'

import { useCommand } from '../control/useCommand'

/** What the page needs to know of a form to lead to what is wrong with it. */
export interface SubmittedForm {
  readonly firstProblem: string | null
}

/**
 * A command that sends a form, or a part of it. Afterwards it leads to the first problem, once the customer has closed
 * the modal with the server's message.
 *
 * @param elsewhere the id of another element that says what is wrong, where no field has a problem
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
  await alertRead()
  scrollToElement(id)
  focusField(id)
}
