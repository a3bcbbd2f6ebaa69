import { observer } from 'mobx-react'

import { Button } from '../control/Button'
import { ActionBar } from '../layout/ActionBar'
import { useFormCommand, type SubmittedForm } from './useFormCommand'

interface Props {
  readonly form: SubmittedForm
  readonly text: string
  readonly onSubmit: () => Promise<void>
  /** Why the form can't be submitted now. */
  readonly obstacle?: string | undefined
  /** A hint above the button; an obstacle replaces it. */
  readonly note?: string | undefined
}

/** Submits the page's form and scrolls to the first problem. */
export const SubmitBar = observer(function SubmitBar({ form, text, onSubmit, obstacle, note }: Props) {
  const submit = useFormCommand(form, onSubmit)
  return (
    <ActionBar note={obstacle ?? note}>
      <Button
        id="submit"
        block
        isBusy={submit.isRunning}
        isDisabled={obstacle !== undefined}
        onClick={() => void submit.run()}
      >
        {text}
      </Button>
    </ActionBar>
  )
})
