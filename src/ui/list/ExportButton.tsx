import { observer } from 'mobx-react'
import type { ReactNode } from 'react'

import { t } from '@/i18n'
import { formatDate } from '@/model/format/relativeTime'
import { askToConfirm } from '@/platform/dialog/modal'
import { showToast } from '@/platform/dialog/toast'
import { saveTextFile, textFileDelivery } from '@/platform/file/saveTextFile'
import type { FetchPage } from '@/stores/list/PagedList'
import type { WholeList } from '@/stores/list/WholeList'

import { Button } from '../control/Button'
import { useCommand } from '../control/useCommand'
import { copyWithToast } from '../feedback/copyWithToast'

interface Texts {
  readonly download: string
  readonly copy: string
  /** Without date and extension. */
  readonly fileName: string
  /** `count` is the number of exported rows, here and below. */
  readonly downloaded: (count: number) => string
  readonly askToCopy: (count: number) => string
}

interface Props<T extends { readonly id: string }> {
  readonly id: string
  readonly list: WholeList<T>
  readonly fetchPage: FetchPage<T>
  /** The rows as CSV. */
  readonly tableOf: (rows: readonly T[]) => string
  readonly texts: Texts
  readonly isDisabled: boolean
}

/** Exports a whole list as a CSV table, by download or copy, where the platform supports it. */
export const ExportButton = observer(function ExportButton<T extends { readonly id: string }>({
  id,
  list,
  fetchPage,
  tableOf,
  texts,
  isDisabled,
}: Props<T>) {
  const way = textFileDelivery()
  const save = useCommand(async () => {
    const rows = await list.read(fetchPage)
    if (rows === null) return
    if (way === 'copy') await offerCopy(tableOf(rows), rows.length, texts)
    else download(tableOf(rows), rows.length, texts)
  })
  if (way === 'none') return null
  const { progress } = list
  return (
    <Button
      id={id}
      kind="text"
      size="s"
      isBusy={save.isRunning}
      isDisabled={isDisabled}
      onClick={() => void save.run()}
    >
      {progress === null ? texts[way] : `${Math.floor((progress.read * 100) / progress.total)}%`}
    </Button>
  )
}) as <T extends { readonly id: string }>(props: Props<T>) => ReactNode

function download(table: string, count: number, { fileName, downloaded }: Texts): void {
  saveTextFile(`${fileName}-${formatDate(new Date())}.csv`, table, 'text/csv')
  showToast(downloaded(count))
}

/** Asks for another tap: browsers allow copying only right after one, and reading takes longer. */
async function offerCopy(table: string, count: number, { copy, askToCopy }: Texts): Promise<void> {
  const question = {
    title: copy,
    content: askToCopy(count),
    confirmText: t('common.copy'),
    cancelText: t('common.cancel'),
  }
  if (await askToConfirm(question)) await copyWithToast(table)
}
