import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import type { Faq } from '@/model/content/content'
import { openPage } from '@/navigation/navigate'
import type { Resource } from '@/stores/Resource'
import { Pressable } from '@/ui/control/Pressable'
import { Icon } from '@/ui/media/Icon'

import { Block } from './Block'

import './Faqs.scss'

/** The most frequent questions; each unfolds its answer. */
export const Faqs = observer(function Faqs({ faqs }: { faqs: Resource<readonly Faq[]> }) {
  return (
    <Block
      name="faqs"
      resource={faqs}
      title={t('home.faqs')}
      action={{ id: 'all-faqs', text: t('common.all'), onClick: () => void openPage('faqList') }}
    >
      {(items) => (
        <View className="home-faqs">
          {items.map((faq) => (
            <Question key={faq.id} faq={faq} />
          ))}
        </View>
      )}
    </Block>
  )
})

function Question({ faq: { id, question, answer } }: { faq: Faq }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <View className="home-faq">
      <Pressable
        id={`faq-${id}`}
        className={`home-faq__question ${isOpen ? 'home-faq__question--open' : ''}`.trim()}
        isExpanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Text className="home-faq__words">{question}</Text>
        <Icon name="chevron-down" size="s" />
      </Pressable>
      {isOpen && <Text className="home-faq__answer">{answer}</Text>}
    </View>
  )
}
