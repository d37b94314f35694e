import type { OwnList } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { errorMessage } from '../../../lib/toast.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ListVisibilityIcon } from './list-visibility.tsx'
import { addForLater, addToList, listsForTitleQuery, removeFromList } from './own-lists.queries.ts'
import classes from './add-to-list.module.css'
import { NewListInPlace } from './new-list-in-place.tsx'

interface AddToListDialogProps {
  title: { readonly id: number; readonly name: string }
  onClose(): void
}

/** The reader's lists, ticked where they hold the title; a tick is kept at once. */
export default function AddToListDialog({ title, onClose }: AddToListDialogProps) {
  const t = useTranslate()
  const [isNew, setNew] = useState(false)
  const { data, error, refetch } = useQuery(listsForTitleQuery(title.id))
  const lists = data?.pagination.data
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('Add “:name” to lists', { name: title.name })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {error && !lists && (
        <ErrorState
          title={t('Your lists could not be loaded')}
          text={errorMessage(error)}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
        />
      )}
      {!lists && !error && <Skeleton height={132} />}
      {lists && (
        <Stack gap="xs" className={classes.lists}>
          {!lists.some(({ kind }) => kind !== null) && <ForLater titleId={title.id} />}
          {lists.map((list) => (
            <ListBox key={list.id} list={list} titleId={title.id} />
          ))}
        </Stack>
      )}
      {isNew ? (
        <NewListInPlace titleId={title.id} onClose={() => setNew(false)} />
      ) : (
        <Group justify="space-between" mt="lg" gap="xs">
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => setNew(true)}
          >
            {t('New list')}
          </Button>
          <Button onClick={onClose}>{t('Done')}</Button>
        </Group>
      )}
    </Modal>
  )
}

/** The list that is made with the first title that it gets. */
function ForLater({ titleId }: { titleId: number }) {
  const t = useTranslate()
  const { mutate, isPending } = useWrite(addForLater)
  return (
    <Checkbox
      label={t('Watch later')}
      checked={isPending}
      onChange={() => !isPending && mutate({ body: { title_id: titleId } })}
    />
  )
}

function ListBox({ list, titleId }: { list: OwnList; titleId: number }) {
  const t = useTranslate()
  const add = useWrite(addToList)
  const remove = useWrite(removeFromList)
  const isBusy = add.isPending || remove.isPending
  // What was pressed shows at once; a failure puts it back.
  const isTicked = add.isPending || (list.has_title === true && !remove.isPending)
  const call = { params: { id: list.id }, body: { title_id: titleId } }
  return (
    <Checkbox
      label={
        <>
          {list.name}
          <ListVisibilityIcon visibility={list.visibility} />
        </>
      }
      description={t('[one 1 title|other :count titles]', { count: list.items_count })}
      checked={isTicked}
      onChange={() => !isBusy && (list.has_title ? remove : add).mutate(call)}
    />
  )
}
