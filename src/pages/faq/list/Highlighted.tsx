import { Text } from '@tarojs/components'

import { partsByMatch } from '@/model/format/matches'

import './Highlighted.scss'

interface Props {
  readonly text: string
  readonly search: string
}

/** A text with the words of a search highlighted. */
export function Highlighted({ text, search }: Props) {
  return (
    <>
      {partsByMatch(text, search).map((part, index) => (
        <Text key={index} className={part.isMatch ? 'highlighted' : ''}>
          {part.text}
        </Text>
      ))}
    </>
  )
}
