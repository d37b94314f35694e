import type { TitleCard as Title } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { Button } from '@mantine/core'
import { IconHeart } from '@tabler/icons-react'
import { type ComponentType, Suspense, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { haveSeveralShapes } from '../../catalogue/title-cards/artwork.ts'
import { TitleCard } from '../../catalogue/title-cards/title-card.tsx'
import classes from './favourites.module.css'

export interface FavouritesDialogProps {
  titles: readonly Title[]
  onClose(): void
}

interface FavouritesProps {
  titles: readonly Title[]
  isOwn: boolean
  /** In which they are chosen. */
  dialog: { Part: ComponentType<FavouritesDialogProps>; load(show: () => void): void }
}

/** The few titles that a member shows first; to others nothing where none was chosen. */
export function Favourites({ titles, isOwn, dialog }: FavouritesProps) {
  const t = useTranslate()
  if (titles.length === 0 && !isOwn) return null
  const isMixed = haveSeveralShapes(titles)
  return (
    <section className={classes.section} aria-labelledby="favourites">
      <div className={classes.head}>
        <h2 id="favourites">{t('Favourites')}</h2>
        {isOwn && <ChooseButton titles={titles} dialog={dialog} />}
      </div>
      {titles.length === 0 ? (
        <p className={classes.none}>{t('Up to four titles that your profile shows first.')}</p>
      ) : (
        <ol className={classes.titles}>
          {titles.map((title) => (
            <li key={title.id}>
              <TitleCard title={title} isAmongOthers={isMixed} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function ChooseButton({ titles, dialog }: Omit<FavouritesProps, 'isOwn'>) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconHeart size={16} stroke={1.5} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => dialog.load(() => setOpen(true))}
      >
        {titles.length === 0 ? t('Choose favourites') : t('Edit favourites')}
      </Button>
      {isOpen && (
        <Suspense>
          <dialog.Part titles={titles} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
