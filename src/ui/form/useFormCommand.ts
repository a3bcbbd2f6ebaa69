import { alertRead } from '@/platform/dialog/modal'
import { focusField, scrollToElement } from '@/platform/page/scrollTo'

import { useCommand } from '../control/useCommand'

/**
 * A command that sends a form, or a part of it. Whatever is wrong with it, here or in the server's eyes, is led to;
 * what the server says is read first.
 *
 * @param problem the id of the element that says what is wrong; null while nothing is
 */
export function useFormCommand(command: () => Promise<void>, problem: () => string | null) {
  return useCommand(async () => {
    try {
      await command()
    } finally {
      void leadTo(problem())
    }
  })
}

async function leadTo(id: string | null): Promise<void> {
  if (id === null) return
  await alertRead()
  scrollToElement(id)
  focusField(id)
}

/** The topmost field of a form with a problem. */
export function fieldIn({ firstProblem }: { readonly firstProblem: string | null }): string | null {
  return firstProblem === null ? null : `field-${firstProblem}`
}
