import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { t } from '@/i18n'
import type { ListStore } from '@/stores/list/ListStore'

import { Page } from '../layout/Page'
import { usePageRefresh } from '../layout/usePageRefresh'
import { ListRows } from './ListRows'
import { ListSearch } from './ListSearch'
import { StatusTabs, type StatusTab } from './StatusTabs'

interface Props<T extends { readonly id: string }, Tab extends string | number> {
  readonly list: ListStore<T, Tab>
  readonly renderRow: (item: T) => ReactNode
  /** In place of the rows when there are none. */
  readonly empty: ReactNode
  /** In place of the page while nobody is signed in. */
  readonly signIn?: ReactNode
  /** Of every row, with the space below it, in px of the design: only those around the screen are mounted. */
  readonly rowHeight?: number
  readonly isGrid?: boolean
  readonly search?: { readonly id: string; readonly placeholder: string } | undefined
  /** After the tab for all, which needs saying only where it has a text of its own. */
  readonly tabs?: readonly StatusTab<Tab>[] | undefined
  /** Above search and tabs. */
  readonly head?: ReactNode
  /** Between them and the rows. */
  readonly note?: ReactNode
  /** In place of search, tabs, note and rows, where there is no list to show yet. */
  readonly instead?: ReactNode
  /** What else the page has, such as a floating button. */
  readonly children?: ReactNode
  /** Where a page reads more than its list: from the top, and what is on screen again. */
  readonly reload?: () => Promise<void>
  readonly comeBack?: () => Promise<void>
}

/** A page that is a list: reads it whenever it shows or is pulled down, narrows it down, and shows its states. */
export const ListPage = observer(function ListPage<
  T extends { readonly id: string },
  Tab extends string | number,
>(props: Props<T, Tab>) {
  const { list, signIn, head, instead, children, reload = list.reload, comeBack = list.comeBack } = props
  usePageRefresh(reload, list.identity, comeBack)

  if (list.needsSignIn) return <>{signIn}</>
  return (
    <Page>
      {head}
      {instead || <Content {...props} />}
      {children}
    </Page>
  )
}) as <T extends { readonly id: string }, Tab extends string | number>(props: Props<T, Tab>) => ReactNode

const Content = observer(function Content<T extends { readonly id: string }, Tab extends string | number>({
  list,
  renderRow,
  empty,
  rowHeight,
  isGrid,
  search,
  tabs,
  note,
}: Props<T, Tab>) {
  return (
    <>
      {search && <ListSearch list={list} {...search} />}
      {tabs && (
        <StatusTabs tabs={withAll(tabs)} selected={list.tab} onSelect={(tab) => void list.select(tab)} />
      )}
      {note}
      <ListRows
        rows={list.rows}
        renderRow={renderRow}
        empty={empty}
        rowHeight={rowHeight}
        isGrid={isGrid}
        onWindow={list.setShown}
      />
    </>
  )
}) as <T extends { readonly id: string }, Tab extends string | number>(props: Props<T, Tab>) => ReactNode

function withAll<Tab>(tabs: readonly StatusTab<Tab>[]): readonly StatusTab<Tab>[] {
  return tabs.some(({ key }) => key === null) ? tabs : [{ key: null, text: t('common.all') }, ...tabs]
}
