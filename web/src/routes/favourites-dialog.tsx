import type { TitleCard as Title } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { MOST_FAVOURITES } from '@mediatheque/contract/community/favourites/favourites.schemas.ts'
import { Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../lib/forms/writes.ts'
import { useTranslate } from '../lib/i18n.ts'
import { toast } from '../lib/toast.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { AddTitle } from '../features/community/lists/entries/add-title.tsx'
import { ChosenTitles } from '../features/community/favourites/chosen-titles.tsx'
import type { FavouritesDialogProps } from '../features/community/favourites/favourites.tsx'
import { saveFavourites } from '../features/community/favourites/favourites.queries.ts'

const moved = (titles: readonly Title[], title: Title, place: number) => {
  const others = titles.filter(({ id }) => id !== title.id)
  return [...others.slice(0, place - 1), title, ...others.slice(place - 1)]
}

/** Chooses the titles that the own profile shows first, and puts them in order. */
export default function FavouritesDialog({ titles, onClose }: FavouritesDialogProps) {
  const t = useTranslate()
  const [chosen, setChosen] = useState(titles)
  const [said, setSaid] = useState('')
  const save = useWrite(saveFavourites, {
    onSuccess: () => {
      toast.positive(t('Favourites saved'))
      onClose()
    },
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('Favourites')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {chosen.length < MOST_FAVOURITES ? (
        <AddTitle
          isThere={(id) => chosen.some((title) => title.id === id)}
          onAdd={(title) => setChosen([...chosen, title])}
        />
      ) : (
        <Text size="sm" c="dimmed">
          {t('Four are chosen. Take one out to choose another.')}
        </Text>
      )}
      <ChosenTitles
        titles={chosen}
        onMove={(title, place) => {
          setChosen(moved(chosen, title, place))
          setSaid(t('“:name” is number :place now', { name: title.name, place }))
        }}
        onRemove={(title) => setChosen(chosen.filter(({ id }) => id !== title.id))}
      />
      <VisuallyHidden>
        <span aria-live="assertive">{said}</span>
      </VisuallyHidden>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          loading={save.isPending}
          onClick={() => save.mutate({ body: { title_ids: chosen.map(({ id }) => id) } })}
        >
          {t('Save')}
        </Button>
      </Group>
    </Modal>
  )
}
