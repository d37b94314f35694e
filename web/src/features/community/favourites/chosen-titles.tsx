import type { TitleCard as Title } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslate } from '../../../lib/i18n.ts'
import { THUMB_WIDTHS } from '../../../lib/pictures.ts'
import { Poster } from '../../../ui/poster.tsx'
import { SortableRows } from '../../../ui/sortable-rows.tsx'
import { frameOf, posterOf } from '../../catalogue/title-cards/artwork.ts'
import classes from './favourites.module.css'

interface ChosenTitlesProps {
  titles: readonly Title[]
  /** @param place from 1 */
  onMove(title: Title, place: number): void
  onRemove(title: Title): void
}

/** Titles in an order: dragged by the handle, or moved by its keys. */
export function ChosenTitles({ titles, onMove, onRemove }: ChosenTitlesProps) {
  const t = useTranslate()
  return (
    <div className={classes.chosen}>
      <SortableRows
        rows={titles}
        idOf={({ id }) => id}
        handle={({ name }) => ({
          label: t('Move “:name”: arrow keys, Home, End', { name }),
          hint: t('Drag, or use the arrow keys'),
        })}
        onMove={onMove}
        render={(title) => (
          <>
            <span className={classes.thumb}>
              <Poster
                picture={posterOf(title, THUMB_WIDTHS)}
                fallback={frameOf(title, true).drawing}
                alt=""
                sizes="40px"
              />
            </span>
            <span className={classes.name}>{title.name}</span>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t('Remove “:name”', { name: title.name })}
              title={t('Remove')}
              onClick={() => onRemove(title)}
            >
              <IconX size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </>
        )}
      />
    </div>
  )
}
