import type { MouseEvent, ReactNode } from 'react'

import { Avatar } from '../media/Avatar'
import { RailIcon, type RailIconName } from './RailIcon'

import './Rail.scss'

export interface RailLink {
  readonly id: string
  readonly text: string
  readonly icon: RailIconName
  readonly href: string
  /** Set if the page on screen is this one, or belongs to it. */
  readonly state: 'page' | 'part' | undefined
  /** Shown next to the text unless it is 0. */
  readonly count?: number
  readonly onOpen: () => void
}

interface RailAccount extends RailLink {
  readonly picture: string | null
  readonly detail: string
}

interface Props {
  /** Accessible name. */
  readonly label: string
  readonly home: RailLink
  readonly groups: readonly (readonly RailLink[])[]
  /** Null if nobody is signed in. */
  readonly account: RailAccount | null
  readonly signIn: { readonly text: string; readonly onClick: () => void }
}

/**
 * The column of links beside the pages on desktops. Plain HTML elements: Taro's components need a page around
 * them.
 */
export function Rail({ label, home, groups, account, signIn }: Props) {
  return (
    <nav className="rail" aria-label={label}>
      <Link link={home} className="rail__brand">
        <span className="rail__name">{home.text}</span>
      </Link>
      <div className="rail__links">
        {groups.map((links, index) => (
          <ul key={index} className="rail__group">
            {links.map((link) => (
              <li key={link.id}>
                <Link link={link} className="rail__link">
                  <RailIcon name={link.icon} />
                  <span className="rail__text">{link.text}</span>
                  {link.count ? <span className="rail__count">{link.count}</span> : null}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </div>
      {account ? (
        <Link link={account} className="rail__account">
          <Avatar picture={account.picture} size="m" />
          <span className="rail__person">
            <span className="rail__nickname">{account.text}</span>
            <span className="rail__detail">{account.detail}</span>
          </span>
        </Link>
      ) : (
        <button type="button" id="rail-sign-in" className="rail__sign-in" onClick={signIn.onClick}>
          {signIn.text}
        </button>
      )}
    </nav>
  )
}

const CURRENT = { page: 'page', part: true } as const

function Link({
  link,
  className,
  children,
}: {
  readonly link: RailLink
  readonly className: string
  readonly children: ReactNode
}) {
  const { id, href, state, onOpen } = link
  const open = (event: MouseEvent) => {
    // The browser opens another tab or window itself.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      id={`rail-${id}`}
      className={`${className} ${state ? 'rail__link--current' : ''}`.trim()}
      href={href}
      aria-current={state && CURRENT[state]}
      onClick={open}
    >
      {children}
    </a>
  )
}
