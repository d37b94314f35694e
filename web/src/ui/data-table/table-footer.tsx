import type { Page } from '@mediatheque/contract/core/list-query.ts'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@mediatheque/contract/core/page-sizes.ts'
import { NativeSelect, Pagination } from '@mantine/core'
import { useId } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useTranslate } from '../../lib/i18n.ts'
import type { ListSearch, OnSearch } from '../../lib/lists/list-search.ts'
import classes from './data-table.module.css'
import { writeTotal } from './write-total.ts'

interface TableFooterProps<Search extends ListSearch> {
  page: Page<unknown>
  search: Search
  onSearch: OnSearch<Search>
}

/** How many rows a page has, which of them are shown, and the way to the others. */
export function TableFooter<Search extends ListSearch>({
  page,
  search,
  onSearch,
}: TableFooterProps<Search>) {
  const t = useTranslate()
  const format = useFormat()
  const id = useId()
  const { perPage = DEFAULT_PAGE_SIZE } = search
  const { from, to, last_page } = page
  return (
    <footer className={classes.foot}>
      <div className={classes.size}>
        <label htmlFor={id}>{t('Rows per page')}</label>
        <NativeSelect
          id={id}
          size="xs"
          value={String(perPage)}
          data={PAGE_SIZES.map(String)}
          onChange={({ currentTarget }) => {
            const { page: _, ...rest } = search
            onSearch({ ...rest, perPage: Number(currentTarget.value) } as Search)
          }}
        />
      </div>
      <span>
        {t(':from–:to of :total', {
          from: format.number(from ?? 0),
          to: format.number(to ?? 0),
          total: writeTotal(page, t, format.number),
        })}
      </span>
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
