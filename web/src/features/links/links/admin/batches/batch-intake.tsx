import { MOST_BATCH_ROWS } from '@mediatheque/contract/links/batches/batches.constants.ts'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../../../../lib/api.ts'
import { useWrite } from '../../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { useSession } from '../../../../../lib/session.tsx'
import { errorMessage } from '../../../../../lib/toast.ts'
import { DropZone } from '../../../../../ui/upload/drop-zone.tsx'
import classes from './batch.module.css'
import { planBatch } from './batches.queries.ts'
import type { Batch } from './use-batch.ts'

interface BatchIntakeProps {
  batch: Batch
  /** The title that all are meant for. */
  titleId: number | undefined
}

/** Where rows come from: files that are dropped, and lines that are pasted. */
export function BatchIntake({ batch, titleId }: BatchIntakeProps) {
  const t = useTranslate()
  const { can } = useSession()
  const [fault, setFault] = useState<string>()
  return (
    <div className={classes.intake}>
      {can('nzb.create') && (
        <DropZone
          text={t('Drop newsgroup files and torrents here, paste them, or choose them.')}
          hint={t('Up to :count at once, of both kinds.', { count: MOST_BATCH_ROWS })}
          buttonLabel={t('Choose files')}
          inputLabel={t('Newsgroup files and torrents')}
          accept={['.nzb', '.torrent']}
          error={fault}
          onFiles={(files) => setFault(batch.addFiles(files))}
        />
      )}
      {can('liens.create') && <PasteField batch={batch} titleId={titleId} />}
    </div>
  )
}

function PasteField({ batch, titleId }: BatchIntakeProps) {
  const t = useTranslate()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const { mutateAsync: plan, isPending } = useWrite(planBatch, { onError: () => undefined })
  const read = async () => {
    setFault(undefined)
    try {
      const body = { text, ...(titleId !== undefined && { title_id: titleId }) }
      const { rows } = await plan({ body })
      const tooMany = batch.addPlanned(rows)
      setFault(tooMany)
      if (tooMany === undefined) setText('')
    } catch (error) {
      const told = error instanceof ApiError ? error.errors['text']?.[0] : undefined
      setFault(told ?? errorMessage(error))
    }
  }
  return (
    <form
      className={classes.paste}
      onSubmit={(event) => {
        event.preventDefault()
        void read()
      }}
    >
      <Textarea
        label={t('Names and addresses')}
        description={t(
          'A release name and its addresses on a line, or the addresses below the name. Parts of one set become one row.',
        )}
        placeholder="Nosferatu.1922.FRENCH.1080p.WEB-DL https://archive.org/details/…"
        autosize
        minRows={4}
        maxRows={10}
        spellCheck={false}
        autoCapitalize="off"
        classNames={{ input: classes.addresses ?? '' }}
        value={text}
        error={fault}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey) && text.trim() !== '') void read()
        }}
      />
      <Button type="submit" variant="default" loading={isPending} disabled={text.trim() === ''}>
        {t('Read these lines')}
      </Button>
    </form>
  )
}
