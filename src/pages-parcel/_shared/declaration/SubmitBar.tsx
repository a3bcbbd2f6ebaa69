import { observer } from 'mobx-react'

import { scrollToElement } from '@/platform/scrollTo'
import { ActionBar } from '@/ui/ActionBar'
import { Button } from '@/ui/Button'
import { useCommand } from '@/ui/useCommand'

import type { DeclarationEditor } from './DeclarationEditor'

interface Props {
  readonly editor: DeclarationEditor
  readonly text: string
  readonly onSubmit: () => Promise<void>
}

/** Sends a declaration, and leads to what is wrong with it. */
export const SubmitBar = observer(function SubmitBar({ editor, text, onSubmit }: Props) {
  const submit = useCommand(async () => {
    try {
      await onSubmit()
    } finally {
      scrollToFirstProblem(editor)
    }
  })
  return (
    <ActionBar>
      <Button id="submit" block isBusy={submit.isRunning} onClick={() => void submit.run()}>
        {text}
      </Button>
    </ActionBar>
  )
})

function scrollToFirstProblem({ form, arePhotosMissing }: DeclarationEditor): void {
  if (form.firstProblem !== null) scrollToElement(`field-${form.firstProblem}`)
  else if (arePhotosMissing) scrollToElement('field-images')
}
