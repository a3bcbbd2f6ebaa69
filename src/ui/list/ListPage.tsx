import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { t } from '@/i18n'
import type { ListStore } from '@/stores/list/ListStore'

import { Page, type PageWidth } from '../layout/Page'
import { usePageRefresh } from '../layout/usePageRefresh'
import { ListRows, type RowsLook } from './ListRows'
import { ListSearch } from './ListSearch'
import { StatusTabs, type StatusTab } from './StatusTabs'

export type ListPageProps<T extends { readonly id: string }, Tab extends string | number> = RowsLook<T> & {
  readonly list: ListStore<T, Tab>
  /** Shown when the list is empty. */
  readonly empty: ReactNode
  /** Replaces the page while nobody is signed in. */
  readonly signIn?: ReactNode
  /** Row height with the space below, in design px. If set, only rows near the viewport are mounted. */
  readonly rowHeight?: number
  readonly isGrid?: boolean
  readonly width?: PageWidth
  readonly search?: { readonly id: string; readonly placeholder: string } | undefined
  /** A tab for all comes first; include it (key null) only to give it its own text. */
  readonly tabs?: readonly StatusTab<Tab>[] | undefined
  /** Above the search and tabs. */
  readonly head?: ReactNode
  /** Between the tabs and the rows. */
  readonly note?: ReactNode
  /** Replaces search, tabs, note and rows while there's no list to show. */
  readonly instead?: ReactNode
  /** Anything else on the page, such as a floating button. */
  readonly children?: ReactNode
  /** Set these if the page loads more than its list: `reload` from the top, `refreshVisible` what was on screen. */
  readonly reload?: () => Promise<void>
  readonly refreshVisible?: () => Promise<void>
}

/** A page with one list: loads it on show and on pull-down, filters it, and shows its states. */
export const ListPage = observer(function ListPage<
  T extends { readonly id: string },
  Tab extends string | number,
>(props: ListPageProps<T, Tab>) {
  const { head, instead, children, ...parts } = props
  return (
    <ListFrame {...parts}>
      {head}
      {instead || <Content {...props} />}
      {children}
    </ListFrame>
  )
}) as <T extends { readonly id: string }, Tab extends string | number>(
  props: ListPageProps<T, Tab>,
) => ReactNode

type FrameProps<T extends { readonly id: string }, Tab extends string | number> = Pick<
  ListPageProps<T, Tab>,
  'list' | 'signIn' | 'children' | 'reload' | 'refreshVisible' | 'width'
>

/** The same without a look: for a page that shows its list in a way of its own. */
export const ListFrame = observer(function ListFrame<
  T extends { readonly id: string },
  Tab extends string | number,
>({
  list,
  signIn,
  children,
  reload = list.reload,
  refreshVisible = list.refreshVisible,
  width,
}: FrameProps<T, Tab>) {
  usePageRefresh(reload, list.identity, refreshVisible)

  if (list.needsSignIn) return <>{signIn}</>
  return <Page width={width}>{children}</Page>
}) as <T extends { readonly id: string }, Tab extends string | number>(props: FrameProps<T, Tab>) => ReactNode

const Content = observer(function Content<T extends { readonly id: string }, Tab extends string | number>(
  props: ListPageProps<T, Tab>,
) {
  const { list, empty, rowHeight, isGrid, search, tabs, note } = props
  const look = props.renderRows ? { renderRows: props.renderRows } : { renderRow: props.renderRow }
  return (
    <>
      {search && <ListSearch list={list} {...search} />}
      {tabs && (
        <StatusTabs tabs={withAll(tabs)} selected={list.tab} onSelect={(tab) => void list.select(tab)} />
      )}
      {note}
      <ListRows
        {...look}
        rows={list.rows}
        empty={empty}
        rowHeight={rowHeight}
        isGrid={isGrid}
        onWindow={list.setShown}
      />
    </>
  )
}) as <T extends { readonly id: string }, Tab extends string | number>(
  props: ListPageProps<T, Tab>,
) => ReactNode

function withAll<Tab>(tabs: readonly StatusTab<Tab>[]): readonly StatusTab<Tab>[] {
  return tabs.some(({ key }) => key === null) ? tabs : [{ key: null, text: t('common.all') }, ...tabs]
}
