import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import type { Faq } from '@/model/content/content'
import { openPage } from '@/navigation/navigate'
import type { Resource } from '@/stores/Resource'
import { Cell } from '@/ui/layout/Cell'

import { Block } from './Block'

/** The most frequent questions; each unfolds its answer. */
export const Faqs = observer(function Faqs({ block }: { block: Resource<readonly Faq[]> }) {
  return (
    <Block name="faqs" block={block} title={t('home.faqs')} onAll={() => openPage('faqList')}>
      {(items) => items.map((faq) => <Question key={faq.id} faq={faq} />)}
    </Block>
  )
})

function Question({ faq: { id, question, answer } }: { faq: Faq }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Cell
      id={`faq-${id}`}
      title={question}
      description={isOpen ? answer : ''}
      isExpanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    />
  )
}
