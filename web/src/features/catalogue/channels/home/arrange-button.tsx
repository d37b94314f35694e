import type { HomeRowsView } from '@mediatheque/contract/catalogue/home/home.schemas.ts'
import { IconLayoutList } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { lazyPart } from '../../../../lib/lazy-part.ts'
import type { HomeRow } from './arrange-rows.ts'
import classes from './arrange.module.css'

const panel = lazyPart(() => import('./arrange-panel.tsx'))

interface ArrangeButtonProps {
  /** All rows, in the order of their reader. */
  rows: readonly HomeRow[]
  layout: HomeRowsView
}

/** Opens what orders and hides the rows. */
export function ArrangeButton({ rows, layout }: ArrangeButtonProps) {
  const t = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <div className={classes.tools}>
      <button
        type="button"
        className={classes.opener}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => panel.load(() => setAnchor(currentTarget))}
      >
        <IconLayoutList size={17} stroke={1.5} aria-hidden />
        {t('Arrange the rows')}
      </button>
      <Suspense>
        {anchor && (
          <panel.Part rows={rows} layout={layout} anchor={anchor} onClose={() => setAnchor(null)} />
        )}
      </Suspense>
    </div>
  )
}
