import { StateMessage, type StateMessageProps } from './StateMessage'

import '../media/illustrations.scss'

/** Shown when there is nothing. */
export function EmptyState(props: StateMessageProps) {
  return <StateMessage {...props} />
}
