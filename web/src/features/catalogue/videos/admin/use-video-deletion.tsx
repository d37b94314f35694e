import { UNDO_MS } from '@mediatheque/contract/core/undo.ts'
import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError } from '../../../../lib/api.ts'
import { showConflict } from '../../../../lib/conflicts.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import type { BulkAction } from '../../../../ui/data-table/selection-bar.tsx'
import { deleteVideos, restoreVideos } from './videos-admin.queries.ts'

export interface DeletableVideo {
  readonly id: number
  readonly version: number
  readonly name: string
}

interface Asked {
  readonly videos: readonly DeletableVideo[]
  done(): void
}
const NOTHING: Asked = { videos: [], done: () => undefined }
/** Trying again with the same videos would fail again. */
const HOPELESS = [404, 422]

/** Deletes videos once it was confirmed, all of them or none; for some seconds they are brought back by one press. */
export function useVideoDeletion<Row extends DeletableVideo = DeletableVideo>(
  onDeleted: () => void = () => undefined,
) {
  const t = useTranslate()
  const [{ videos, done }, setAsked] = useState<Asked>(NOTHING)
  const close = () => setAsked(NOTHING)
  const ids = videos.map(({ id }) => id).join(',')
  const restore = useWrite(restoreVideos, {
    onSuccess: ({ restored: count }) =>
      toast.positive(t('Restored [one 1 record|other :count records]', { count })),
  })
  const remove = useWrite(deleteVideos, {
    onSuccess: ({ deleted: count }) => {
      toast.positive(t('Deleted [one 1 record|other :count records]', { count }), {
        label: t('Undo'),
        forMs: UNDO_MS,
        run: () => restore.mutate({ params: { ids } }),
      })
      done()
      close()
      onDeleted()
    },
    onError: (error) => {
      if (showConflict(error)) return
      toast.danger(t('Could not delete records'))
      if (error instanceof ApiError && HOPELESS.includes(error.status)) {
        done()
        close()
      }
    },
  })
  const ask = (chosen: readonly DeletableVideo[], clear: () => void = () => undefined) =>
    setAsked({ videos: chosen, done: clear })
  const action: BulkAction<Row> = {
    label: t('Delete'),
    icon: <IconTrash size={16} stroke={1.5} aria-hidden />,
    isDelete: true,
    onRun: ask,
  }
  return {
    ask,
    action,
    dialog: (
      <ConfirmDialog
        isOpen={videos.length > 0}
        title={t('[one Delete :name?|other Delete :count videos?]', {
          count: videos.length,
          name: videos[0]?.name ?? '',
        })}
        text={t(
          'They leave every page, with their captions and comments. They can be restored from the history.',
        )}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { ids }, body: { versions: versionsOf(videos) } })}
        onClose={close}
      />
    ),
  }
}
