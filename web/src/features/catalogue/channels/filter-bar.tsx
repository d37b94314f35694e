import { IconAdjustmentsHorizontal, IconArrowsSort, IconCheck } from '@tabler/icons-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type ChannelSearch, countFilters, readChannelSearch } from './channel-search.ts'
import type { FacetsQuery } from './channels.queries.ts'
import classes from './filter-bar.module.css'
import { orderLabel } from './order-labels.ts'

// Fetched when wanted: most readers look at the list as it is.
const filterPanel = lazyPart(() => import('./filter-panel.tsx'))
const orderPanel = lazyPart(() => import('./order-panel.tsx'))

interface FilterBarProps {
  /** Asks what the list can be narrowed by. */
  facets(search: ChannelSearch): FacetsQuery
  /** Its order where the address says none. */
  order: string
  search: ChannelSearch
  onSearch(search: ChannelSearch): void
  /** What else can be done with the list, before its order. */
  children?: ReactNode
}

/** Stays at the top while the grid scrolls: what the list is narrowed by, and its order. */
export function FilterBar({ facets, order: usual, search, onSearch, children }: FilterBarProps) {
  const t = useTranslate()
  const [open, setOpen] = useState<{ panel: 'filters' | 'order'; anchor: HTMLElement } | null>(null)
  const count = countFilters(search)
  const order = search.order ?? usual
  const close = () => setOpen(null)
  return (
    <div className={classes.bar}>
      <div className={classes.inner} role="group" aria-label={t('Filters')}>
        <button
          type="button"
          className={classes.pill}
          data-active={count > 0 || undefined}
          aria-haspopup="dialog"
          aria-expanded={open?.panel === 'filters'}
          data-filters
          onClick={({ currentTarget: anchor }) =>
            filterPanel.load(() => setOpen({ panel: 'filters', anchor }))
          }
        >
          <IconAdjustmentsHorizontal size={17} stroke={1.5} aria-hidden />
          {t('Filters')}
          {count > 0 && (
            <>
              <span className={classes.badge} aria-hidden>
                {count}
              </span>
              <VisuallyHidden>{t('[one 1 chosen|other :count chosen]', { count })}</VisuallyHidden>
            </>
          )}
        </button>
        <label className={classes.toggle} data-active={search.links}>
          <input
            type="checkbox"
            checked={search.links ?? false}
            onChange={(event) =>
              onSearch(
                readChannelSearch({
                  ...search,
                  page: undefined,
                  links: event.target.checked || undefined,
                }),
              )
            }
          />
          {search.links && <IconCheck size={15} stroke={2} aria-hidden />}
          {t('With links')}
        </label>
        {children}
        <button
          type="button"
          className={`${classes.pill} ${classes.order}`}
          aria-haspopup="dialog"
          aria-expanded={open?.panel === 'order'}
          onClick={({ currentTarget: anchor }) =>
            orderPanel.load(() => setOpen({ panel: 'order', anchor }))
          }
        >
          <IconArrowsSort size={16} stroke={1.5} aria-hidden />
          <span className={classes.orderLabel}>{t('Sort by')}</span>
          <span className={classes.orderName}>{t(orderLabel(order))}</span>
        </button>
      </div>
      <Suspense>
        {open?.panel === 'filters' && (
          <filterPanel.Part
            facets={facets}
            search={search}
            anchor={open.anchor}
            onSearch={onSearch}
            onClose={close}
          />
        )}
        {open?.panel === 'order' && (
          <orderPanel.Part
            order={order}
            usual={usual}
            anchor={open.anchor}
            onOrder={(wanted) =>
              onSearch(
                readChannelSearch({
                  ...search,
                  page: undefined,
                  order: wanted === usual ? undefined : wanted,
                }),
              )
            }
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}
