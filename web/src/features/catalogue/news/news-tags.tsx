import type { NewsTag } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import { Link } from '@tanstack/react-router'
import classes from './news-tags.module.css'

interface NewsTagsProps {
  label: string
  tags: readonly NewsTag[]
  /** By which the news are narrowed: it leads back to all of them. */
  current?: NewsTag | null
}

/** Tags, each of which leads to the articles that have it. */
export function NewsTags({ label, tags, current }: NewsTagsProps) {
  const isThere = !current || tags.some(({ id }) => id === current.id)
  const shown = isThere ? tags : [...tags, current]
  if (shown.length === 0) return null
  return (
    <nav aria-label={label} className={classes.tags}>
      {shown.map((tag) => (
        <Link
          key={tag.id}
          to="/news"
          search={(tag.id === current?.id ? {} : { tag: tag.slug }) as never}
          className={classes.tag}
          activeOptions={{ exact: true }}
          aria-current={tag.id === current?.id ? 'page' : undefined}
          data-current={tag.id === current?.id || undefined}
        >
          {tag.name}
        </Link>
      ))}
    </nav>
  )
}
