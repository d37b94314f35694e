import type {
  CaptionRecord,
  VideoSheet,
} from '@mediatheque/contract/catalogue/videos/videos.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconBadgeCc, IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { SortableRows } from '../../../../ui/sortable-rows.tsx'
import { AddCaption } from './add-caption.tsx'
import { CaptionDialog } from './caption-dialog.tsx'
import { useLanguageName } from './video-cells.tsx'
import { deleteCaption, orderCaptions } from './videos-admin.queries.ts'
import classes from './videos.module.css'

/** Captions of a video, in the order in which players offer them. Each change is stored at once. */
export function CaptionsSection({ video }: { video: VideoSheet }) {
  const t = useTranslate()
  const { captions } = video
  const [edited, setEdited] = useState<CaptionRecord>()
  const [removed, setRemoved] = useState<CaptionRecord>()
  const order = useWrite(orderCaptions)
  const remove = useWrite(deleteCaption, {
    onSuccess: () => {
      toast.positive(t('Captions removed'))
      setRemoved(undefined)
    },
  })
  return (
    <section className={classes.captions} aria-labelledby="video-captions">
      <h2 id="video-captions">{t('Captions')}</h2>
      {captions.length > 0 ? (
        <SortableRows
          rows={captions}
          idOf={({ id }) => id}
          handle={({ name }) => ({
            label: t('Move “:name”: arrow keys, Home, End', { name }),
            hint: t('Drag, or use the arrow keys'),
          })}
          onMove={(caption, place) =>
            order.mutate({
              params: { id: video.id },
              body: { ids: movedIds(captions, caption, place) },
            })
          }
          render={(caption) => (
            <Row
              caption={caption}
              onEdit={() => setEdited(caption)}
              onRemove={() => setRemoved(caption)}
            />
          )}
        />
      ) : (
        <EmptyState
          isPlain
          icon={<IconBadgeCc size={28} stroke={1.5} />}
          title={t('No captions yet')}
          text={t('A file of SubRip, WebVTT or SubStation Alpha')}
        />
      )}
      <AddCaption videoId={video.id} />
      {edited && <CaptionDialog caption={edited} onClose={() => setEdited(undefined)} />}
      <ConfirmDialog
        isOpen={removed !== undefined}
        title={t('Remove “:name”?', { name: removed?.name ?? '' })}
        text={t('This will permanently remove the items and cannot be undone.')}
        confirmLabel={t('Remove')}
        cancelLabel={t('Cancel')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => removed && remove.mutate({ params: { id: removed.id } })}
        onClose={() => setRemoved(undefined)}
      />
    </section>
  )
}

/** @param place from 1 */
function movedIds(captions: readonly CaptionRecord[], moved: CaptionRecord, place: number) {
  const others = captions.filter(({ id }) => id !== moved.id)
  return [...others.slice(0, place - 1), moved, ...others.slice(place - 1)].map(({ id }) => id)
}

interface RowProps {
  caption: CaptionRecord
  onEdit(): void
  onRemove(): void
}

function Row({ caption: { name, language, offset_ms: offset }, onEdit, onRemove }: RowProps) {
  const t = useTranslate()
  const format = useFormat()
  const languageName = useLanguageName()
  const facts = [
    languageName(language) !== name && languageName(language),
    offset > 0 && t(':seconds s later', { seconds: format.decimal(offset / 1_000) }),
    offset < 0 && t(':seconds s earlier', { seconds: format.decimal(-offset / 1_000) }),
  ]
  return (
    <div className={classes.caption}>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.quiet}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('Edit :name', { name })}
        title={t('Edit')}
        onClick={onEdit}
      >
        <IconPencil size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('Remove “:name”', { name })}
        title={t('Remove')}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  )
}
