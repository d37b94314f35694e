import type { TitleBelongings } from '@mediatheque/contract/catalogue/title-records/title-records.schemas.ts'
import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { UNDO_MS } from '@mediatheque/contract/core/undo.ts'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../../lib/api.ts'
import { showConflict } from '../../../../lib/conflicts.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { belongingsQuery, deleteTitles, restoreTitles } from './title-records.queries.ts'
import classes from './title-records.module.css'
import type { DeletableTitle } from './use-title-deletion.tsx'

interface DeleteTitlesDialogProps {
  titles: readonly DeletableTitle[]
  onClose(): void
  /** Deleted, or hopeless: what was chosen need not stay chosen. */
  onDone(): void
}

/** Trying again with the same titles would fail again. */
const HOPELESS = [404, 410, 422]

/** Asks whether to delete titles, all of them or none, and says what goes along. */
export default function DeleteTitlesDialog({ titles, onClose, onDone }: DeleteTitlesDialogProps) {
  const t = useTranslate()
  const ids = titles.map(({ id }) => id).join(',')
  const { data } = useQuery(belongingsQuery(ids))
  const restore = useWrite(restoreTitles, {
    onSuccess: ({ restored: count }) =>
      toast.positive(t('Restored [one 1 record|other :count records]', { count })),
  })
  const remove = useWrite(deleteTitles, {
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
      title={t('[one Delete :name?|other Delete :count titles?]', {
        count: titles.length,
        name: titles[0]?.name ?? '',
      })}
      text={t('They leave every page, list and search. They can be restored from the history.')}
      confirmLabel={t('Delete')}
      cancelLabel={t('Cancel')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate({ params: { ids }, body: { versions: versionsOf(titles) } })}
      onClose={onClose}
    >
      <div role="status">{data && <Belongings of={data.belongings} />}</div>
    </ConfirmDialog>
  )
}

const LINES: Readonly<Record<keyof TitleBelongings, string>> = {
  liens: '[one 1 link|other :count links]',
  nzbs: '[one 1 newsgroup file|other :count newsgroup files]',
  torrents: '[one 1 torrent|other :count torrents]',
  reviews: '[one 1 review|other :count reviews]',
  comments: '[one 1 comment|other :count comments]',
  list_items: '[one 1 place in a list|other :count places in lists]',
  requests: '[one 1 request|other :count requests]',
}

function Belongings({ of }: { of: TitleBelongings }) {
  const t = useTranslate()
  const kinds = (Object.keys(LINES) as (keyof TitleBelongings)[]).filter((kind) => of[kind] > 0)
  if (kinds.length === 0) return <p className={classes.along}>{t('Nothing else goes along.')}</p>
  return (
    <>
      <p className={classes.along}>{t('What goes along:')}</p>
      <ul className={classes.belongings}>
        {kinds.map((kind) => (
          <li key={kind}>{t(LINES[kind], { count: of[kind] })}</li>
        ))}
      </ul>
    </>
  )
}
