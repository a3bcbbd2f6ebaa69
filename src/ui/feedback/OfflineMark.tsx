import './OfflineMark.scss'

interface Props {
  /** Empty while there's nothing to say; a screen reader announces it when it comes. */
  readonly text: string
}

/** Floats over the foot of every page and lets taps through. A plain element: Taro's need a page around them. */
export function OfflineMark({ text }: Props) {
  return (
    <div className="offline-mark" role="status">
      {text !== '' && <span className="offline-mark__text">{text}</span>}
    </div>
  )
}
