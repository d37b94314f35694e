import type { PersonBelongings } from '@mediatheque/contract/catalogue/person-records/person-records.schemas.ts'
import { UNDO_MS } from '@mediatheque/contract/core/undo.ts'
import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../../lib/api.ts'
import { showConflict } from '../../../../lib/conflicts.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { deletePeople, personBelongingsQuery, restorePeople } from './person-records.queries.ts'
import classes from './person-records.module.css'
import type { DeletablePerson } from './use-person-deletion.tsx'

interface DeletePeopleDialogProps {
  people: readonly DeletablePerson[]
  onClose(): void
  /** Deleted, or hopeless: what was chosen need not stay chosen. */
  onDone(): void
}

/** Trying again with the same people would fail again. */
const HOPELESS = [404, 422]

/** Asks whether to delete people, all of them or none, and says what goes along. */
export default function DeletePeopleDialog({ people, onClose, onDone }: DeletePeopleDialogProps) {
  const t = useTranslate()
  const ids = people.map(({ id }) => id).join(',')
  const { data } = useQuery(personBelongingsQuery(ids))
  const restore = useWrite(restorePeople, {
    onSuccess: ({ restored: count }) =>
      toast.positive(t('Restored [one 1 record|other :count records]', { count })),
  })
  const remove = useWrite(deletePeople, {
    onSuccess: ({ deleted: count }) => {
      toast.positive(t('Deleted [one 1 record|other :count records]', { count }), {
        label: t('Undo'),
        forMs: UNDO_MS,
        run: () => restore.mutate({ params: { ids } }),
      })
      onDone()
    },
    onError: (error) => {
      if (showConflict(error)) return
      toast.danger(t('Could not delete records'))
      if (error instanceof ApiError && HOPELESS.includes(error.status)) onDone()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={t('[one Delete :name?|other Delete :count people?]', {
        count: people.length,
        name: people[0]?.name ?? '',
      })}
      text={t(
        'They leave every page and the titles that name them, and can be restored from the history. An import that finds them again enters them anew.',
      )}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { ids }, body: { versions: versionsOf(people) } })}
      onClose={onClose}
    >
      <div role="status">{data && <Belongings of={data.belongings} />}</div>
    </ConfirmDialog>
  )
}

function Belongings({ of }: { of: PersonBelongings }) {
  const t = useTranslate()
  const lines = [
    [of.credits, '[one 1 credit|other :count credits]'],
    [of.followers, '[one 1 follower|other :count followers]'],
    [of.images, '[one 1 picture|other :count pictures]'],
    [of.channels, '[one 1 place in a channel|other :count places in channels]'],
  ] as const
  const told = lines.filter(([count]) => count > 0)
  if (told.length === 0) return <p className={classes.along}>{t('Nothing else goes along.')}</p>
  return (
    <>
      <p className={classes.along}>{t('What goes along:')}</p>
      <ul className={classes.belongings}>
        {told.map(([count, line]) => (
          <li key={line}>{t(line, { count })}</li>
        ))}
      </ul>
    </>
  )
}
