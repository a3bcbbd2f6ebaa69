import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'

const PAGES = [
  { to: 'announceList', icon: 'announce', text: 'mine.announcements' },
  { to: 'articleList', icon: 'book', text: 'mine.articles' },
  { to: 'faqList', icon: 'help', text: 'mine.faq' },
] as const

/** What there is to read: announcements, articles and questions. */
export const HelpGroup = observer(function HelpGroup() {
  return (
    <CellGroup>
      {PAGES.map(({ to, icon, text }) => (
        <Cell key={to} id={`help-${to}`} icon={icon} title={t(text)} onClick={() => void openPage(to)} />
      ))}
    </CellGroup>
  )
})
