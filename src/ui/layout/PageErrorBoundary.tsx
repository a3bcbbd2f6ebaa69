import { Component, type ReactNode } from 'react'

import { t } from '@/i18n'
import { reportError } from '@/platform/build/reportError'

import { StateMessage } from '../feedback/StateMessage'

interface Props {
  readonly children: ReactNode
}

/**
 * Catches a page's render errors, so that the rest of the app stays usable, and offers to render it again.
 */
export class PageErrorBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    reportError(error)
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <StateMessage
        illustration="cloud-off"
        text={t('common.pageBroken')}
        hint={t('common.pageBrokenHint')}
        action={{ text: t('common.reload'), onClick: () => this.setState({ isBroken: false }) }}
      />
    )
  }
}
