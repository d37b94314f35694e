import { Radio } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type ConflictField, conflictStore, type FormConflict } from '../lib/conflicts.ts'
import { useTranslate } from '../lib/i18n.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { aroundDifference } from './around-difference.ts'
import classes from './conflict-dialog.module.css'
import { plainText } from './conflict-texts.ts'

/** What others changed beside what is in the form. What both changed is chosen here; everything else goes together. */
export function FormConflictDialog({
  isOpen,
  conflict: { fields, save },
  children,
}: {
  isOpen: boolean
  conflict: FormConflict
  /** What changed besides what is in the form. */
  children: ReactNode
}) {
  const t = useTranslate()
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const isDisputed = fields.some((field) => 'mine' in field)
  const choose = (name: string, isTheirs: boolean) =>
    setTheirs((chosen) => {
      const next = new Set(chosen)
      if (isTheirs) next.add(name)
      else next.delete(name)
      return next
    })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('Somebody changed this in the meantime')}
      text={
        isDisputed
          ? t('You both changed the same. Choose what to keep; nothing was saved yet.')
          : t('Your changes and theirs go together. Nothing was saved yet.')
      }
      confirmLabel={isDisputed ? t('Save what is chosen') : t('Save both changes')}
      cancelLabel={t('Go on editing')}
      isOnTop
      onConfirm={() => {
        conflictStore.close()
        save(theirs)
      }}
      onClose={conflictStore.close}
    >
      <div className={classes.changes}>
        {fields.map((field) =>
          'mine' in field ? (
            <Choice
              key={field.name}
              field={field}
              isTheirs={theirs.has(field.name)}
              onChoose={(isTheirs) => choose(field.name, isTheirs)}
            />
          ) : (
            <Change key={field.name} field={field} />
          ),
        )}
        {children}
      </div>
    </ConfirmDialog>
  )
}

function Change({ field }: { field: ConflictField }) {
  const textOf = useFieldText()
  const [seen, theirs] = aroundDifference([textOf(field.seen), textOf(field.theirs)])
  return (
    <dl className={classes.change}>
      <dt>{field.label}</dt>
      <dd>
        <del>{seen}</del> <ins>{theirs}</ins>
      </dd>
    </dl>
  )
}

function Choice({
  field,
  isTheirs,
  onChoose,
}: {
  field: ConflictField
  isTheirs: boolean
  onChoose(isTheirs: boolean): void
}) {
  const t = useTranslate()
  const textOf = useFieldText()
  const [mine, theirs] = aroundDifference([textOf(field.mine), textOf(field.theirs)])
  return (
    <Radio.Group
      label={field.label}
      value={isTheirs ? 'theirs' : 'mine'}
      onChange={(chosen) => onChoose(chosen === 'theirs')}
    >
      <div className={classes.choices}>
        <Radio value="mine" label={mine} description={t('As you typed it')} />
        <Radio value="theirs" label={theirs} description={t('As it is stored now')} />
      </div>
    </Radio.Group>
  )
}

function useFieldText(): (value: unknown) => string {
  const t = useTranslate()
  return (value) => (typeof value === 'boolean' ? (value ? t('Yes') : t('No')) : plainText(value))
}
