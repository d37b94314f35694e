import type {
  TitleChanges,
  TitleChangesPreview,
} from '@mediatheque/contract/catalogue/title-records/title-changes.schemas.ts'
import { versionsOf } from '@mediatheque/contract/core/version.ts'
import { Button, Group, Modal } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { showConflict } from '../../../../lib/conflicts.ts'
import { useFormat } from '../../../../lib/format.ts'
import { ContractForm } from '../../../../lib/forms/contract-form.tsx'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast, toastError } from '../../../../lib/toast.ts'
import type { WholeList } from '../../../../ui/data-table/selection-bar.tsx'
import { ChangeTitlesFields, useTitleChangesForm } from './change-titles-fields.tsx'
import { ChangeTitlesPreview } from './change-titles-preview.tsx'
import classes from './change-titles.module.css'
import { changeTitles } from './title-records.queries.ts'
import type { DeletableTitle } from './use-title-deletion.tsx'

interface ChangeTitlesDialogProps {
  titles: readonly DeletableTitle[]
  /** Absent: these titles and no others. */
  whole: WholeList | undefined
  onClose(): void
  onDone(): void
}

interface Previewed {
  readonly changes: TitleChanges
  readonly of: TitleChangesPreview
}

/** Says first what is to be changed, then shows what becomes of each title, and only then changes them. */
export default function ChangeTitlesDialog({
  titles,
  whole,
  onClose,
  onDone,
}: ChangeTitlesDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  const [previewed, setPreviewed] = useState<Previewed>()
  const ids = titles.map(({ id }) => id).join(',')
  const contract = useTitleChangesForm(ids, (of, changes) => setPreviewed({ of, changes }))
  const count = whole?.total ?? titles.length
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t('[one Edit :name|other Edit :total titles]', {
        count,
        total: format.number(count),
        name: titles[0]?.name ?? '',
      })}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {previewed ? (
        <Applied
          previewed={previewed}
          whole={whole}
          titles={titles}
          onBack={() => setPreviewed(undefined)}
          onDone={onDone}
        />
      ) : (
        <ContractForm of={contract}>
          <ChangeTitlesFields form={contract.form} />
          <Group justify="flex-end" gap="xs" className={classes.buttons}>
            <Button variant="default" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={contract.isSubmitting}>
              {t('Preview')}
            </Button>
          </Group>
        </ContractForm>
      )}
    </Modal>
  )
}

interface AppliedProps extends Pick<ChangeTitlesDialogProps, 'onDone' | 'titles' | 'whole'> {
  previewed: Previewed
  onBack(): void
}

function Applied({ previewed: { of, changes }, whole, titles, onBack, onDone }: AppliedProps) {
  const t = useTranslate()
  const format = useFormat()
  const [isBegun, setBegun] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  // The button that was pressed before is gone: the keyboard goes on at this one.
  useEffect(() => button.current?.focus(), [])
  const write = useWrite(changeTitles, {
    onSuccess: ({ changed }) => {
      toast.positive(t('Changed [one 1 title|other :count titles]', { count: changed }))
      onDone()
    },
    onError: (error) => {
      if (!showConflict(error)) toastError(error)
    },
  })
  // All of them or none: one that cannot be changed keeps the others from it.
  const isPossible = of.titles.every(({ fault }) => fault === null)
  const isAnything = whole !== undefined || of.titles.some((title) => title.changes.length > 0)
  const apply = () => {
    if (!whole) {
      const ids = titles.map(({ id }) => id).join(',')
      write.mutate({ params: { ids }, body: { changes, versions: versionsOf(titles) } })
      return
    }
    setBegun(true)
    whole.begin(changes, onDone)
  }
  return (
    <>
      <ChangeTitlesPreview preview={of} isSample={whole !== undefined} />
      {whole && (
        <p className={classes.hint}>
          {t(
            'It goes on in the background, also when you leave this page. What somebody changes meanwhile is left alone.',
          )}
        </p>
      )}
      <Group justify="flex-end" gap="xs" className={classes.buttons}>
        <Button variant="default" onClick={onBack}>
          {t('Back')}
        </Button>
        <Button
          ref={button}
          disabled={!isAnything || (!whole && !isPossible)}
          loading={write.isPending || isBegun}
          onClick={apply}
        >
          {t('[one Change 1 title|other Change :total titles]', {
            count: whole?.total ?? titles.length,
            total: format.number(whole?.total ?? titles.length),
          })}
        </Button>
      </Group>
    </>
  )
}
