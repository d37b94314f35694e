import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface TitleLinkProps {
  title: { readonly id: number; readonly slug: string }
  className?: string | undefined
  children: ReactNode
}

/** A link to a title's page. */
export function TitleLink({ title, className, children }: TitleLinkProps) {
  return (
    <Link to="/titles/$id/$slug" params={{ id: String(title.id), slug: title.slug }} className={className} activeOptions={{ exact: true }}>
      {children}
    </Link>
  )
}
