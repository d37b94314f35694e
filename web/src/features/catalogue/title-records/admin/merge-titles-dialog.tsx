import type {
  MergedPart,
  MergedTitle,
  MergePreview,
} from '@mediatheque/contract/catalogue/title-records/title-merging.schemas.ts'
import { UNDO_MS } from '@mediatheque/contract/core/undo.ts'
import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { Button, Group, Loader, Modal, Table } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showConflict } from '../../../../lib/conflicts.ts'
import { useFormat } from '../../../../lib/format.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast, toastError } from '../../../../lib/toast.ts'
import classes from './merge-titles.module.css'
import { MergedTitleCard } from './merged-title-card.tsx'
import { TitleSearch } from './title-search.tsx'
import { mergePreviewQuery, mergeTitles, restoreTitles } from './title-records.queries.ts'

/** What is known of a title before its merge is previewed. */
export type MergeableTitle = Pick<MergedTitle, 'id' | 'name' | 'poster' | 'type' | 'year'>

interface MergeTitlesDialogProps {
  title: MergeableTitle
  /** Absent: it is chosen here. */
  other?: MergeableTitle | undefined
  onClose(): void
  /** @param into the one that stays */
  onMerged(into: number): void
}

/** Chooses what a title is one with and which of both stays, shows what goes along, and merges them. */
export default function MergeTitlesDialog({
  title,
  other: given,
  onClose,
  onMerged,
}: MergeTitlesDialogProps) {
  const t = useTranslate()
  const [other, setOther] = useState(given)
  const [isTurned, setTurned] = useState(false)
  const [from, into] = isTurned ? [other, title] : [title, other]
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('Merge two titles')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <div className={classes.dialog}>
        <p className={classes.hint}>
          {t(
            'Everything that belongs to one goes to the other: links, lists, ratings, comments, progress. Its addresses lead there. It can be undone.',
          )}
        </p>
        {!given && <TitleSearch without={title.id} onChoose={setOther} />}
        {from && into && (
          <>
            <div className={classes.pair}>
              <MergedTitleCard title={from} role={t('Goes')} />
              <Button
                variant="default"
                leftSection={<IconArrowsExchange size={16} stroke={1.5} aria-hidden />}
                onClick={() => setTurned(!isTurned)}
              >
                {t('Swap')}
              </Button>
              <MergedTitleCard title={into} role={t('Stays')} />
            </div>
            <Merge key={`${from.id} ${into.id}`} {...{ from, into, onClose, onMerged }} />
          </>
        )}
      </div>
    </Modal>
  )
}

interface MergeProps extends Pick<MergeTitlesDialogProps, 'onClose' | 'onMerged'> {
  from: MergeableTitle
  into: MergeableTitle
}

function Merge({ from, into, onClose, onMerged }: MergeProps) {
  const t = useTranslate()
  const { data, error } = useQuery(mergePreviewQuery(from.id, into.id))
  const undo = useWrite(restoreTitles, {
    onSuccess: () => toast.positive(t('The titles are two again')),
  })
  const merge = useWrite(mergeTitles, {
    onSuccess: () => {
      toast.positive(t('Merged into “:name”', { name: into.name }), {
        label: t('Undo'),
        forMs: UNDO_MS,
        run: () => undo.mutate({ params: { ids: String(from.id) } }),
      })
      onMerged(into.id)
    },
    onError: (failed) => {
      if (!showConflict(failed)) toastError(failed)
    },
  })
  const apply = (preview: MergePreview) =>
    merge.mutate({
      params: { id: from.id, into: into.id },
      body: { versions: versionsOf([preview.from, preview.into]) },
    })
  return (
    <>
      <div role="status">
        {error && <p className={classes.fault}>{t('What would happen could not be found out')}</p>}
        {!data && !error && <Loader size="sm" aria-label={t('Loading')} />}
        {data && <Parts of={data} />}
      </div>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button disabled={!data} loading={merge.isPending} onClick={() => data && apply(data)}>
          {t('Merge')}
        </Button>
      </Group>
    </>
  )
}

const LABELS: Readonly<Record<MergedPart, string>> = {
  liens: 'Links',
  nzbs: 'Newsgroup files',
  torrents: 'Torrents',
  videos: 'Videos',
  seasons: 'Seasons',
  episodes: 'Episodes',
  reviews: 'Reviews',
  comments: 'Comments',
  list_items: 'Places in lists',
  favourites: 'Favourites of members',
  follows: 'Followers',
  watched: 'Marks of what was watched',
  requests: 'Requests',
}

function Parts({ of: { parts } }: { of: MergePreview }) {
  const t = useTranslate()
  const format = useFormat()
  if (parts.length === 0)
    return <p className={classes.hint}>{t('Nothing belongs to it that would go along.')}</p>
  const areSome = parts.some(({ stays }) => stays > 0)
  return (
    <Table className={classes.parts ?? ''} aria-label={t('What belongs to it')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('What belongs to it')}</Table.Th>
          <Table.Th scope="col">{t('Goes along')}</Table.Th>
          {areSome && <Table.Th scope="col">{t('Is there already')}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {parts.map(({ part, moves, stays }) => (
          <Table.Tr key={part}>
            <Table.Th scope="row">{t(LABELS[part])}</Table.Th>
            <Table.Td>{format.number(moves)}</Table.Td>
            {areSome && <Table.Td>{format.number(stays)}</Table.Td>}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
