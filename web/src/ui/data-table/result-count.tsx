import { useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useTranslate } from '../../lib/i18n.ts'
import type { ListSearch } from '../../lib/lists/list-search.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import type { TableData } from './data-table.tsx'
import { writeTotal } from './write-total.ts'

interface ResultCountProps {
  data: TableData<unknown>
  search: ListSearch
}

/** Tells those who hear the page how many results there are, once they have asked for others than it opened with. */
export function ResultCount({ data: { page, error, isReloading }, search }: ResultCountProps) {
  const t = useTranslate()
  const format = useFormat()
  const asked = JSON.stringify(search)
  const [known, setKnown] = useState({ asked, hasChanged: false })
  if (known.asked !== asked) setKnown({ asked, hasChanged: true })
  const isSaid = known.hasChanged && page && !error && !isReloading
  const count = page?.total ?? page?.data.length ?? 0
  const total = page ? writeTotal(page, t, format.number) : ''
  return (
    <VisuallyHidden>
      <span role="status">
        {/* Told apart by what was asked for: the same words are said again. */}
        {isSaid && (
          <span key={asked}>
            {count === 0
              ? t('Nothing found')
              : t('[one 1 result|other :total results]', { count, total })}
          </span>
        )}
      </span>
    </VisuallyHidden>
  )
}
