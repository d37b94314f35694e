import { type Page } from '@mediatheque/contract/core/list-query.ts'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@mediatheque/contract/core/page-sizes.ts'
import type { DebridorView } from '@mediatheque/contract/premium/debridors/debridors.schemas.ts'
import { NativeSelect, Pagination } from '@mantine/core'
import { useId } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import type { DebridorSearch } from './debridor-search.ts'
import classes from './debridors.module.css'

interface DebridorPagesProps {
  pagination: Page<DebridorView>
  search: DebridorSearch
  onSearch(search: DebridorSearch): void
}

/** How many rows a page has, which of them are shown, and the way to the others. */
export function DebridorPages({ pagination, search, onSearch }: DebridorPagesProps) {
  const t = useTranslate()
  const id = useId()
  const { from, to, total, last_page } = pagination
  const { page: _, perPage = DEFAULT_PAGE_SIZE, ...rest } = search
  return (
    <footer className={classes.foot}>
      <div className={classes.size}>
        <label htmlFor={id}>{t('Rows per page')}</label>
        <NativeSelect
          id={id}
          size="xs"
          value={String(perPage)}
          data={PAGE_SIZES.map(String)}
          onChange={({ currentTarget }) =>
            onSearch({ ...rest, perPage: Number(currentTarget.value) })
          }
        />
      </div>
      <span>{t(':from–:to of :total', { from: from ?? 0, to: to ?? 0, total: total ?? 0 })}</span>
      {(last_page ?? 1) > 1 && (
        <Pagination
          size="sm"
          value={search.page ?? 1}
          total={last_page ?? 1}
          onChange={(page) => onSearch({ ...search, page })}
          getControlProps={(control) => ({
            'aria-label': control === 'next' ? t('Next page') : t('Previous page'),
          })}
          getItemProps={(item) => ({ 'aria-label': t('Page :number', { number: item }) })}
        />
      )}
    </footer>
  )
}
