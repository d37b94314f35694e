import {
  LIST_NOTE_MAX_LENGTH,
  type ListItem,
} from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { Button, Group, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { UnsavedGuard } from '../../../../lib/forms/unsaved-guard.tsx'
import { isSaveKey } from '../../../../lib/forms/contract-form.tsx'
import { focusAtOnce } from '../../../../lib/focus-on.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import classes from './entries.module.css'

interface EntryNoteProps {
  entry: ListItem
  onWritten(words: string): void
}

/** What the owner says of a title, and where it is written. */
export function EntryNote({ entry, onWritten }: EntryNoteProps) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const close = () => setOpen(false)
  if (isOpen)
    return (
      <NoteForm
        entry={entry}
        onClose={close}
        onWritten={(words) => {
          close()
          onWritten(words)
        }}
      />
    )
  return (
    <button
      ref={opener}
      type="button"
      className={classes.note}
      data-empty={entry.note === null || undefined}
      aria-label={
        entry.note === null
          ? t('Add a note to “:name”', { name: entry.name })
          : t('Edit the note to “:name”: :note', { name: entry.name, note: entry.note })
      }
      onClick={() => setOpen(true)}
    >
      {entry.note ?? t('Add a note')}
    </button>
  )
}

function NoteForm({ entry, onClose, onWritten }: EntryNoteProps & { onClose(): void }) {
  const t = useTranslate()
  const [words, setWords] = useState(entry.note ?? '')
  const isDirty = () => words.trim() !== (entry.note ?? '')
  return (
    <form
      className={classes.noteForm}
      onSubmit={(event) => {
        event.preventDefault()
        onWritten(words)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isDirty()) onClose()
        if (!isSaveKey(event)) return
        event.preventDefault()
        event.currentTarget.requestSubmit()
      }}
    >
      <Textarea
        aria-label={t('Note to “:name”', { name: entry.name })}
        placeholder={t('Why it is here, what to look for…')}
        autosize
        minRows={2}
        maxLength={LIST_NOTE_MAX_LENGTH}
        ref={focusAtOnce}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Group gap="xs" mt="xs">
        <Button size="xs" type="submit">
          {t('Save')}
        </Button>
        <Button size="xs" variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </Group>
      <UnsavedGuard isDirty={isDirty} />
    </form>
  )
}
