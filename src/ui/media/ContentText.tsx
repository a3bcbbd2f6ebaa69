import { Text } from '@tarojs/components'

import type { RichText, TextSpan } from '@/model/content/contentBlock'

import { onKeyPress } from '../control/onKeyPress'
import { semantics } from '../control/semantics'
import type { LinkDoor } from './linkDoor'

interface Props {
  readonly text: RichText
  readonly linkDoor: LinkDoor
  readonly className?: string
}

/** A text, in spans of their own if they look different or lead somewhere. */
export function ContentText({ text, linkDoor, className = '' }: Props) {
  return (
    <Text className={className}>
      {typeof text === 'string'
        ? text
        : text.map((span, index) => <Span key={index} span={span} linkDoor={linkDoor} />)}
    </Text>
  )
}

function Span({ span, linkDoor }: { span: TextSpan; linkDoor: LinkDoor }) {
  const { text, isBold, isItalic, link } = span
  const open = link && linkDoor(link)
  const looks = [isBold && 'bold', isItalic && 'italic', open && 'link'].filter(Boolean)
  if (looks.length === 0) return <>{text}</>
  const press = open ? () => void open() : undefined
  return (
    <Text
      className={looks.map((look) => `content-blocks__${look}`).join(' ')}
      {...(press && {
        onClick: press,
        ...semantics({ role: 'link', isFocusable: true }),
        ...onKeyPress(press),
      })}
    >
      {text}
    </Text>
  )
}
