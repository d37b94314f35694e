import type { PosterView } from '@mediatheque/contract/core/constants.ts'
import { IconArrowsShuffle, IconLayoutGrid } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { toast, toastError } from '../../../lib/toast.ts'
import classes from './list-tools.module.css'
import type { ListOfPages } from './use-more-pages.ts'

const viewPanel = lazyPart(() => import('./view-panel.tsx'))

interface ListToolsProps {
  list: ListOfPages
  view: PosterView | undefined
  onView(view: PosterView | undefined): void
}

/** Beside the filters of a channel: a title at random out of what they leave, and how large its posters are. */
export function ListTools({ list, view, onView }: ListToolsProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const surprise = async () => {
    const { pickRandom } = await import('./pick-random.ts')
    const path = await pickRandom(list)
    if (path) await navigate({ to: path as '/' })
    else toast.danger(t('Nothing matches these filters'))
  }
  return (
    <>
      <button
        type="button"
        className={classes.tool}
        title={t('Surprise me')}
        onClick={() => void surprise().catch(toastError)}
      >
        <IconArrowsShuffle size={17} stroke={1.5} aria-hidden />
        <span className={classes.words}>{t('Surprise me')}</span>
      </button>
      <button
        type="button"
        className={`${classes.tool} ${classes.icon}`}
        aria-label={t('Size of the posters')}
        title={t('Size of the posters')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => viewPanel.load(() => setAnchor(currentTarget))}
      >
        <IconLayoutGrid size={17} stroke={1.5} aria-hidden />
      </button>
      <Suspense>
        {anchor && (
          <viewPanel.Part
            view={view}
            anchor={anchor}
            onView={onView}
            onClose={() => setAnchor(null)}
          />
        )}
      </Suspense>
    </>
  )
}
