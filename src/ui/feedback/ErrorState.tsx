import { StateMessage } from './StateMessage'

interface Props {
  readonly text: string
  readonly retryText: string
  readonly onRetry: () => void
}

/** Shown when content failed to load, with a retry button. */
export function ErrorState({ text, retryText, onRetry }: Props) {
  return (
    <StateMessage
      illustration="cloud-off"
      text={text}
      action={{ id: 'retry', text: retryText, onClick: onRetry }}
    />
  )
}
