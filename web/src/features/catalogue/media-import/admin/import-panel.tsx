import {
  IMPORT_RULES,
  SOURCE_NAMES,
} from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import type {
  ImportOutcome,
  TitleImportView,
} from '@mediatheque/contract/catalogue/media-import/media-import.schemas.ts'
import {
  TITLE_FIELDS,
  type TitleField,
} from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import { Button, Group } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import classes from './import.module.css'
import { importAgain } from './media-import.queries.ts'

/** Where a title came from, and what another import of it did. */
export function ImportPanel({ titleId, from }: { titleId: number; from: TitleImportView }) {
  const t = useTranslate()
  const format = useFormat()
  const [outcome, setOutcome] = useState<ImportOutcome>()
  const { mutate, isPending } = useWrite(importAgain, {
    onSuccess: (answer) => setOutcome(answer.outcome),
  })
  return (
    <section className={classes.panel} aria-labelledby="title-import">
      <Group justify="space-between" align="start" gap="sm">
        <div>
          <h2 id="title-import">{t('Import')}</h2>
          {from ? (
            <p className={classes.quiet}>
              {t('Imported from :source, :label :id. Asked last: :time.', {
                source: SOURCE_NAMES[from.source],
                label: t(IMPORT_RULES[from.media_type].idLabel),
                id: from.id,
                time: format.dateTime(from.refreshed_at),
              })}
              {from.is_airing && ` ${t('More of it is to come.')}`}
            </p>
          ) : (
            <p className={classes.quiet}>
              {t('This title was not imported from an outside database.')}
            </p>
          )}
          {from?.fault && <p className={classes.quiet}>{t(from.fault)}</p>}
          {from && !from.is_set_up && (
            <p className={classes.quiet}>
              {t('The outside database of such titles is not set up.')}
            </p>
          )}
        </div>
        {from?.is_set_up && (
          <Button
            variant="default"
            loading={isPending}
            leftSection={<IconRefresh size={18} stroke={1.5} aria-hidden />}
            onClick={() => mutate({ params: { id: titleId } })}
          >
            {t('Import again')}
          </Button>
        )}
      </Group>
      <div role="status">{outcome && <Outcome outcome={outcome} />}</div>
    </section>
  )
}

function Outcome({ outcome: { changed, kept } }: { outcome: ImportOutcome }) {
  const t = useTranslate()
  const names = (fields: readonly TitleField[]) =>
    fields.map((name) => t(TITLE_FIELDS[name])).join(', ')
  return (
    <>
      <p>
        {changed.length > 0
          ? t('Brought up to date: :fields.', { fields: names(changed) })
          : t('Nothing has changed.')}
      </p>
      {kept.length > 0 && (
        <p>{t('Left as it was, since it is locked: :fields.', { fields: names(kept) })}</p>
      )}
    </>
  )
}
