import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './pagination.module.css'

interface PaginationProps {
  page: number
  /** Null where the list does not count its pages. */
  lastPage: number | null | undefined
  hasNext: boolean
  labels: { navigation: string; previous: string; next: string }
  /** A link to a page, with the given class and content. */
  link(
    page: number,
    props: {
      className: string
      children: ReactNode
      'aria-label'?: string
      'aria-current'?: 'page'
    },
  ): ReactNode
}

/** Pages to show: the first, the last, and those around the current one; 0 stands for a gap. */
export function pagesToShow(page: number, lastPage: number): number[] {
  const wanted = [1, page - 1, page, page + 1, lastPage].filter(
    (candidate) => candidate >= 1 && candidate <= lastPage,
  )
  const sorted = [...new Set(wanted)].sort((a, b) => a - b)
  return sorted.flatMap((candidate, index) => {
    const before = sorted[index - 1] ?? candidate
    return candidate - before > 2
      ? [0, candidate]
      : candidate - before === 2
        ? [candidate - 1, candidate]
        : [candidate]
  })
}

/** Links to other pages of a list; addresses are the caller's, so that every page has one. */
export function Pagination({ page, lastPage, hasNext, labels, link }: PaginationProps) {
  if (page === 1 && !hasNext) return null
  const pages = lastPage ? pagesToShow(page, lastPage) : [page]
  return (
    <nav className={classes.pagination} aria-label={labels.navigation}>
      {page > 1 &&
        link(page - 1, {
          className: classes.step!,
          'aria-label': labels.previous,
          children: <IconChevronLeft size={18} stroke={1.5} />,
        })}
      {pages.map((candidate, index) =>
        candidate === 0 ? (
          <span key={`gap-${index}`} className={classes.gap}>
            …
          </span>
        ) : (
          <span key={candidate}>
            {link(candidate, {
              className: classes.page!,
              children: candidate,
              ...(candidate === page && { 'aria-current': 'page' as const }),
            })}
          </span>
        ),
      )}
      {hasNext &&
        link(page + 1, {
          className: classes.step!,
          'aria-label': labels.next,
          children: <IconChevronRight size={18} stroke={1.5} />,
        })}
    </nav>
  )
}
