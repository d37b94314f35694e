import type { ListSheet } from '@mediatheque/contract/community/lists/list-records.schemas.ts'
import { Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import type { ContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { ListRecordFields, ListRecordItems } from './list-record-fields.tsx'
import classes from './list-records.module.css'
import { type ListRecordValues, useListRecordForm, useNewListForm } from './use-list-record-form.ts'

export function NewListRecord() {
  const t = useTranslate()
  return <ListRecordEditor title={t('New list')} contract={useNewListForm()} />
}

interface EditListRecordProps {
  list: ListSheet
  /** A change was taken back: the list is other than it was. */
  onReverted(): void
}

export function EditListRecord({ list, onReverted }: EditListRecordProps) {
  const t = useTranslate()
  return (
    <ListRecordEditor
      title={t('Edit list: :name', { name: list.name })}
      contract={useListRecordForm(list)}
      list={list}
      actions={
        <>
          <HistoryButton
            of={{ kind: 'list', id: String(list.id), name: list.name }}
            onReverted={onReverted}
          />
          <Button
            variant="default"
            renderRoot={(props) => <Link to={list.url as '/'} {...props} />}
          >
            {t('View list')}
          </Button>
        </>
      }
    />
  )
}

interface ListRecordEditorProps {
  title: string
  contract: ContractForm<ListRecordValues>
  list?: ListSheet
  actions?: ReactNode
}

/** What a list says of itself beside its titles; both are saved together. */
function ListRecordEditor({ title, contract, list, actions }: ListRecordEditorProps) {
  const t = useTranslate()
  return (
    <Page>
      <PageHeader title={title} actions={actions} />
      {list && <Notes of={list} />}
      <EditorForm of={contract} className={classes.editor}>
        <section className={classes.group} aria-label={t('What it says')}>
          <ListRecordFields form={contract.form} list={list} />
        </section>
        <section className={classes.group} aria-label={t('Titles')}>
          <ListRecordItems form={contract.form} />
        </section>
        <Group className={classes.end} justify="flex-end" gap="xs">
          <Button variant="default" renderRoot={(props) => <Link to="/admin/lists" {...props} />}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={contract.isSubmitting}>
            {t('Save')}
          </Button>
        </Group>
      </EditorForm>
    </Page>
  )
}

/** Whose it is, and what was done to it. */
function Notes({ of: list }: { of: ListSheet }) {
  const t = useTranslate()
  const notes = [
    list.hidden_reason !== null &&
      t('Moderators have hidden this list from everybody but its owner: :reason', {
        reason: list.hidden_reason,
      }),
    !list.is_own && t('This list is somebody else’s: its owner is told of what you change.'),
  ].filter((note) => note !== false)
  if (notes.length === 0) return null
  return <p className={classes.note}>{notes.join(' ')}</p>
}
