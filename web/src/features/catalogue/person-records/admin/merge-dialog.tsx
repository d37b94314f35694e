import type { MergePreview } from '@mediatheque/contract/catalogue/person-records/merge-people.schemas.ts'
import type { PersonSheet } from '@mediatheque/contract/catalogue/person-records/person-records.schemas.ts'
import { PERSON_FIELDS } from '@mediatheque/contract/catalogue/people/person-fields.ts'
import { personUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { UNDO_MS } from '@mediatheque/contract/core/undo.ts'
import { Button, Group, Modal, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import { showConflict } from '../../../../lib/conflicts.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { THUMB_WIDTHS } from '../../../../lib/pictures.ts'
import { toast, toastError } from '../../../../lib/toast.ts'
import { portraitOf } from '../../title-cards/artwork.ts'
import { mergePeople, mergePreviewQuery, restorePeople } from './person-records.queries.ts'
import classes from './merge-dialog.module.css'

/** Finds people by name. */
export type PersonPicker = ComponentType<{
  label: string
  isForKnown?: boolean
  onPick(person: { readonly id: number; readonly name: string }): void
}>

interface MergeDialogProps {
  person: PersonSheet
  picker: PersonPicker
  onClose(): void
}

/** Somebody turns out to be the same person: who, what becomes of what is theirs, and doing it. */
export default function MergeDialog({ person, picker: Picker, onClose }: MergeDialogProps) {
  const t = useTranslate()
  const [other, setOther] = useState<number>()
  const { data, error } = useQuery({
    ...mergePreviewQuery(person.id, other ?? 0),
    enabled: other !== undefined,
  })
  const merge = useMerge(onClose)
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('Merge with :name', { name: person.name })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <Stack gap="md">
        <p className={classes.quiet}>
          {t(
            'Where the same person is in the catalogue twice, one stays: what the other has becomes theirs.',
          )}
        </p>
        <Picker label={t('The same person')} isForKnown onPick={({ id }) => setOther(id)} />
        <div role="status">
          {error && <p className={classes.fault}>{error.message}</p>}
          {data && other !== undefined && <Preview of={data} />}
        </div>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            disabled={!data || other === undefined}
            loading={merge.isPending}
            onClick={() =>
              data &&
              merge.mutate({
                params: { id: person.id },
                body: {
                  version: data.kept.version,
                  other: { id: data.gone.id, version: data.gone.version },
                },
              })
            }
          >
            {t('Merge')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function useMerge(onDone: () => void) {
  const t = useTranslate()
  const undo = useWrite(restorePeople, {
    onSuccess: () => toast.positive(t('The merge was undone')),
    onError: (error) => toastError(error),
  })
  return useWrite(mergePeople, {
    onSuccess: (_sheet, { body }) => {
      toast.positive(t('The two are one now'), {
        label: t('Undo'),
        forMs: UNDO_MS,
        run: () => undo.mutate({ params: { ids: String(body.other.id) } }),
      })
      onDone()
    },
    onError: (error) => {
      if (!showConflict(error)) toastError(error)
    },
  })
}

function Preview({ of: { kept, gone, parts, filled } }: { of: MergePreview }) {
  const t = useTranslate()
  const lines = [
    [parts.credits, '[one 1 credit|other :count credits]'],
    [parts.followers, '[one 1 follower|other :count followers]'],
    [parts.images, '[one 1 picture|other :count pictures]'],
    [parts.channels, '[one 1 place in a channel|other :count places in channels]'],
    [parts.external_ids, '[one 1 number elsewhere|other :count numbers elsewhere]'],
  ] as const
  const told = lines.filter(([{ moves, same }]) => moves + same > 0)
  return (
    <div className={classes.preview}>
      <div className={classes.pair}>
        <Side person={gone} label={t('Goes')} />
        <Side person={kept} label={t('Stays')} />
      </div>
      <ul>
        {told.map(([{ moves, same }, line]) => (
          <li key={line}>
            {t(line, { count: moves + same })}
            {same > 0 && ` (${t('of which :count are there already', { count: same })})`}
          </li>
        ))}
        {filled.length > 0 && (
          <li>
            {t('What is missing here and known there: :fields', {
              fields: filled.map((name) => t(PERSON_FIELDS[name])).join(', '),
            })}
          </li>
        )}
        <li>
          {t('The address :from leads to :to from now on.', {
            from: personUrl(gone),
            to: personUrl(kept),
          })}
        </li>
      </ul>
      <p className={classes.quiet}>
        {t('It can be undone from the history, until the place of the one who goes is taken.')}
      </p>
    </div>
  )
}

function Side({ person, label }: { person: PersonSheet; label: string }) {
  const t = useTranslate()
  const facts = [
    person.known_for && t(person.known_for),
    t('[one 1 credit|other :count credits]', { count: person.credits_count }),
  ]
  return (
    <div className={classes.side}>
      <img {...portraitOf(person, THUMB_WIDTHS)} alt="" width={44} height={66} />
      <div>
        <p className={classes.quiet}>{label}</p>
        <p className={classes.name}>{person.name}</p>
        <p className={classes.quiet}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}
