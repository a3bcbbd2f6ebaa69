import { EmptyState } from './EmptyState'

interface Props {
  readonly text: string
  readonly retryText: string
  readonly onRetry: () => void
}

/** What should be here could not be read; it can be asked for again. */
export function ErrorState({ text, retryText, onRetry }: Props) {
  return (
    <EmptyState
      illustration="cloud-off"
      text={text}
      action={{ id: 'retry', text: retryText, onClick: onRetry }}
    />
  )
}
