import { ANSWER_USE_NAMES } from '@mediatheque/contract/community/staff-answers/answer-uses.ts'
import { staffAnswerEndpoints } from '@mediatheque/contract/community/staff-answers/staff-answers.endpoints.ts'
import { staffAnswerList } from '@mediatheque/contract/community/staff-answers/staff-answers.list.ts'
import type { StaffAnswerView } from '@mediatheque/contract/community/staff-answers/staff-answers.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconMessage2, IconPencil, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { useDeleteRecords } from '../../../../lib/lists/use-delete-records.tsx'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { StaffAnswerDialog } from './staff-answer-dialog.tsx'
import { type StaffAnswersSearch, staffAnswersQuery } from './staff-answers.queries.ts'
import classes from './staff-answers.module.css'

interface StaffAnswersPageProps {
  search: StaffAnswersSearch
  onSearch: OnSearch<StaffAnswersSearch>
  /** The other pages of the desk. */
  tabs?: ReactNode
}

/** Texts that staff pick where they decide something. */
export function StaffAnswersPage({ search, onSearch, tabs }: StaffAnswersPageProps) {
  const t = useTranslate()
  const { data } = useList(staffAnswersQuery(search))
  const [edited, setEdited] = useState<StaffAnswerView | 'new'>()
  const deleting = useDeleteRecords<StaffAnswerView>({
    endpoint: staffAnswerEndpoints.deleteStaffAnswers,
    refreshes: staffAnswerEndpoints.listStaffAnswers.path,
    question: (count) =>
      t('[one Delete this canned answer?|other Delete :count canned answers?]', { count }),
  })
  return (
    <Page>
      <PageHeader
        title={t('Canned answers')}
        titleId="staff-answers"
        text={t('What staff tell members of their decisions, in both languages.')}
        actions={
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => setEdited('new')}
          >
            {t('Add a canned answer')}
          </Button>
        }
      />
      {tabs}
      <DataTable
        {...{ list: staffAnswerList, data, search, onSearch }}
        cells={useCells()}
        labelledBy="staff-answers"
        nameColumn="name"
        nameOf={({ name }) => name}
        searchLabel={t('Search canned answers')}
        csvAddress={csvAddress(staffAnswerList, staffAnswerEndpoints.exportStaffAnswers, search)}
        rowActions={(answer) => <Actions answer={answer} onEdit={() => setEdited(answer)} />}
        actions={[deleting.action]}
        words={{
          failed: t('The canned answers could not be listed'),
          notFound: t('No canned answers match'),
          empty: {
            icon: <IconMessage2 size={28} stroke={1.25} />,
            title: t('No canned answers yet'),
            text: t('They are picked where somebody decides, and can be changed there.'),
          },
        }}
      />
      {deleting.dialog}
      {edited && (
        <StaffAnswerDialog
          key={edited === 'new' ? 'new' : edited.id}
          answer={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  )
}

function useCells() {
  const t = useTranslate()
  const format = useFormat()
  return {
    name: ({ name }: StaffAnswerView) => <CutName name={name} />,
    uses: ({ uses }: StaffAnswerView) => uses.map((use) => t(ANSWER_USE_NAMES[use])).join(', '),
    body: ({ body }: StaffAnswerView) => <span className={classes.body}>{body}</span>,
    body_fr: ({ body_fr }: StaffAnswerView) => <span className={classes.body}>{body_fr}</span>,
    updated_at: ({ updated_at }: StaffAnswerView) => format.date(updated_at),
  }
}

function Actions({ answer, onEdit }: { answer: StaffAnswerView; onEdit(): void }) {
  const t = useTranslate()
  const { id, name } = answer
  return (
    <>
      <HistoryButton of={{ kind: 'staff-answer', id: String(id), name }} isSmall />
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
    </>
  )
}
