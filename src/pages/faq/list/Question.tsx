import { Text, View } from '@tarojs/components'

import type { Faq } from '@/model/content/content'
import { hasMatch } from '@/model/format/matches'
import { Collapsible } from '@/ui/layout/Collapsible'

import { Highlighted } from './Highlighted'

import './Question.scss'

interface Props {
  readonly faq: Faq
  /** What was searched for; empty for nothing. */
  readonly search: string
  /** Whether the customer came for this question. */
  readonly isAskedFor: boolean
  readonly onOpen: (faq: Faq) => void
}

/** A question that unfolds its answer. It starts unfolded if a search matched only its answer. */
export function Question({ faq, search, isAskedFor, onOpen }: Props) {
  const { id, question, answer } = faq
  const isFoundByAnswer = !hasMatch(question, search) && hasMatch(answer, search)
  return (
    <Collapsible
      id={`question-${id}`}
      title={<Highlighted text={question} search={search} />}
      isInitiallyOpen={isAskedFor || isFoundByAnswer}
      onToggle={(isOpen) => isOpen && onOpen(faq)}
    >
      <View className="answer">
        <Text className="answer__text">
          <Highlighted text={answer} search={search} />
        </Text>
      </View>
    </Collapsible>
  )
}
