import { observer } from 'mobx-react'

import { ActionBar } from '@/ui/layout/ActionBar'
import { Button } from '@/ui/control/Button'
import { fieldIn, useFormCommand } from '@/ui/form/useFormCommand'

import type { DeclarationEditor } from './DeclarationEditor'

interface Props {
  readonly editor: DeclarationEditor
  readonly text: string
  readonly onSubmit: () => Promise<void>
}

/** Sends a declaration, and leads to what is wrong with it. */
export const SubmitBar = observer(function SubmitBar({ editor, text, onSubmit }: Props) {
  const submit = useFormCommand(onSubmit, () => problemIn(editor))
  return (
    <ActionBar>
      <Button id="submit" block isBusy={submit.isRunning} onClick={() => void submit.run()}>
        {text}
      </Button>
    </ActionBar>
  )
})

function problemIn({ form, arePhotosMissing }: DeclarationEditor): string | null {
  return fieldIn(form) ?? (arePhotosMissing ? 'field-images' : null)
}
