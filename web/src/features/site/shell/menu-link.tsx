import type { MenuItem } from '@mediatheque/contract/site/menus/menus.schemas.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { targetUrl } from '../../../lib/page-data.ts'

interface MenuLinkProps {
  item: Pick<MenuItem, 'type' | 'action' | 'target'>
  children: ReactNode
  className?: string
  /** Links of the user menu open in a new tab. */
  opensLinksInNewTab?: boolean
  onClick?(): void
}

/** A menu entry: pages of the site navigate, addresses are ordinary links. */
export function MenuLink({
  item,
  children,
  className,
  opensLinksInNewTab,
  onClick,
}: MenuLinkProps) {
  const shared = { ...(className && { className }), ...(onClick && { onClick }) }
  // The router knows paths by their pattern, which has no query.
  if (item.type === 'route' && !/[?#]/.test(item.action)) {
    return (
      <Link to={item.action as '/'} {...shared}>
        {children}
      </Link>
    )
  }
  const isNewTab = item.type === 'link' && (opensLinksInNewTab || item.target === '_blank')
  return (
    <a
      href={targetUrl(item.action)}
      {...(isNewTab && { target: '_blank', rel: 'noreferrer' })}
      {...shared}
    >
      {children}
    </a>
  )
}
