import type { TitleView } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { Button } from '@mantine/core'
import { IconDots, IconPlus, IconShare2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import classes from './more-actions.module.css'
import { WatchedToggle } from './watched-toggle.tsx'
import { useWatched } from './watching.queries.ts'

const ICON = { size: 19, stroke: 1.5, 'aria-hidden': true } as const
const MENU = 'title-more'

interface MoreActionsProps {
  title: TitleView
  onShare(): void
}

/** What is done with a title less often. Elements of the browser: no script before somebody presses. */
export function MoreActions({ title, onShare }: MoreActionsProps) {
  const t = useTranslate()
  const { user } = useSession()
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  // Visitors have the one entry that stands in the row elsewhere.
  const isForNarrowOnly = !user && !title.can.addLink
  return (
    <>
      <Button
        size="md"
        variant="default"
        data-compact
        data-narrow={isForNarrowOnly || undefined}
        title={t('More')}
        leftSection={<IconDots size={19} stroke={1.5} />}
        popoverTarget={MENU}
        className={classes.opener}
      >
        {t('More')}
      </Button>
      <div ref={menu} id={MENU} popover="auto" className={classes.menu}>
        <button
          type="button"
          className={classes.item}
          data-narrow
          onClick={() => {
            close()
            onShare()
          }}
        >
          <IconShare2 {...ICON} />
          {t('Share')}
        </button>
        {title.can.addLink && (
          <Link to={`/admin/liens/${title.id}/new` as '/'} className={classes.item} onClick={close}>
            <IconPlus {...ICON} />
            {t('Add a link')}
          </Link>
        )}
        {user && <Watched title={title} />}
      </div>
    </>
  )
}

function Watched({ title }: { title: TitleView }) {
  const t = useTranslate()
  const watched = useWatched(title.id)
  return (
    <div className={classes.watched}>
      <WatchedToggle
        titleId={title.id}
        isWatched={watched?.is_watched ?? false}
        name={title.name}
        label={title.episodes_count > 0 ? t('All episodes watched') : t('Watched')}
      />
    </div>
  )
}
