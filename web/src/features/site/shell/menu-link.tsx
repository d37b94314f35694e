import type { MenuItem } from '@mediatheque/contract/site/settings/menus.schemas.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface MenuLinkProps {
  item: Pick<MenuItem, 'type' | 'action' | 'target'>
  children: ReactNode
  className?: string
  /** Links of the user menu open in a new tab. */
  opensLinksInNewTab?: boolean
  onClick?(): void
}

/** A menu entry: pages of the site navigate, addresses are ordinary links. */
export function MenuLink({ item, children, className, opensLinksInNewTab, onClick }: MenuLinkProps) {
  const shared = { ...(className && { className }), ...(onClick && { onClick }) }
  if (item.type === 'route') {
    return (
      <Link to={item.action as '/'} {...shared}>
        {children}
      </Link>
    )
  }
  const isNewTab = opensLinksInNewTab || item.target === '_blank'
  return (
    <a href={item.action} {...(isNewTab && { target: '_blank', rel: 'noreferrer' })} {...shared}>
      {children}
    </a>
  )
}
