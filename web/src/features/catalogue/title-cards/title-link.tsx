import type { ReactNode } from 'react'
import { siteUrl } from '../../../lib/page-data.ts'
import { PLAIN_LINK } from '../../../lib/plain-links.ts'

interface TitleLinkProps {
  title: { readonly id: number; readonly slug: string }
  className?: string | undefined
  children: ReactNode
}

/** A link to a title's page. */
export function TitleLink({ title, className, children }: TitleLinkProps) {
  return (
    <a
      href={siteUrl(`/titles/${title.id}/${encodeURIComponent(title.slug)}`)}
      className={className}
      {...PLAIN_LINK}
    >
      {children}
    </a>
  )
}
