import {
  type ElementType,
  forwardRef,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react'

interface Props {
  readonly children?: ReactNode
  readonly className?: string
  readonly style?: object
  /** Attributes, and handlers such as `onTouchStart`. */
  readonly [name: string]: unknown
}

type Listener = (event: Event) => void
type Listeners = Readonly<Record<string, Listener>>

/** Styles say `:active` instead; other elements of Taro's need these. */
const WITHOUT_EFFECT = new Set(['hoverClass', 'hoverStartTime', 'hoverStayTime'])

export const View = plainElement('taro-view-core')
export const Text = plainElement('taro-text-core')
const ImageFrame = plainElement('taro-image-core')

interface ImageProps extends Props {
  readonly src: string
  readonly mode: 'aspectFill' | 'aspectFit' | 'widthFix'
  readonly lazyLoad?: boolean
  readonly nativeProps: { readonly alt: string }
}

/** What `ui/media/Picture` uses of Taro's; the style sheets fit the picture. */
export function Image({ src, mode, lazyLoad, nativeProps, ...frame }: ImageProps) {
  return (
    <ImageFrame {...frame}>
      {/* `loading` before `src`: Safari starts to load as soon as it has an address. */}
      {src && (
        <img
          className={`taro-img__mode-${mode.toLowerCase()}`}
          loading={lazyLoad ? 'lazy' : 'eager'}
          src={src}
          {...nativeProps}
        />
      )}
    </ImageFrame>
  )
}

/**
 * Component of an element without behaviour. Taro's own is a web component, which renders a second time, in the next
 * frame, to change nothing. Handlers are the element's own listeners, as with Taro's other elements: React's would come
 * after all of those.
 */
function plainElement(tag: string) {
  const Tag = tag as ElementType
  return forwardRef<HTMLElement | null, Props>(function PlainElement(
    { children, className, style, ...given },
    ref,
  ) {
    const element = useRef<HTMLElement>(null)
    const { attributes, listeners } = sorted(given)
    useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [])
    useListeners(element, listeners)
    return (
      <Tag {...attributes} class={className} style={style} ref={element}>
        {children}
      </Tag>
    )
  })
}

function sorted(given: Readonly<Record<string, unknown>>) {
  const attributes: Record<string, unknown> = {}
  const listeners: Record<string, Listener> = {}
  for (const [name, value] of Object.entries(given)) {
    if (WITHOUT_EFFECT.has(name)) continue
    if (/^on[A-Z]/.test(name)) {
      if (value) listeners[name.slice(2).toLowerCase()] = value as Listener
    } else attributes[kebabCase(name)] = value
  }
  return { attributes, listeners }
}

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Listens once to each event, and calls the latest handler. */
function useListeners(element: { readonly current: HTMLElement | null }, listeners: Listeners): void {
  const latest = useRef<Listeners>({})
  const heard = useRef(new Set<string>())
  useLayoutEffect(() => {
    latest.current = listeners
    for (const event of Object.keys(listeners)) {
      if (heard.current.has(event)) continue
      heard.current.add(event)
      element.current?.addEventListener(event, (happened) => latest.current[event]?.(happened))
    }
  })
}
