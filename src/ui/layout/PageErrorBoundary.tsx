import { Component, type ReactNode } from 'react'

import { t } from '@/i18n'
import { reportError } from '@/platform/build/reportError'

import { EmptyState } from '../feedback/EmptyState'

interface Props {
  readonly children: ReactNode
}

/** A bug in one page leaves the rest of the app usable, and the page can be drawn again. */
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
      <EmptyState
        illustration="cloud-off"
        text={t('common.pageBroken')}
        hint={t('common.pageBrokenHint')}
        action={{ text: t('common.reload'), onClick: () => this.setState({ isBroken: false }) }}
      />
    )
  }
}
