import {
  SANCTION_KIND_NAMES,
  SANCTION_STATE_NAMES,
  SANCTION_STOP_NAMES,
} from '@mediatheque/contract/community/sanctions/sanction-kinds.ts'
import { sanctionEndpoints } from '@mediatheque/contract/community/sanctions/sanctions.endpoints.ts'
import { sanctionList } from '@mediatheque/contract/community/sanctions/sanctions.list.ts'
import type { ListedSanctionView } from '@mediatheque/contract/community/sanctions/sanctions.schemas.ts'
import { ActionIcon } from '@mantine/core'
import { IconArrowBackUp, IconGavel } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { csvAddress, useList } from '../../../../lib/lists/use-list.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { AuthorName } from '../../authors/author.tsx'
import { LiftDialog } from './lift-dialog.tsx'
import { RecordButton } from './record-button.tsx'
import classes from './sanctions.module.css'
import { type SanctionsSearch, sanctionsQuery } from './sanctions.queries.ts'

interface SanctionsPageProps {
  search: SanctionsSearch
  onSearch: OnSearch<SanctionsSearch>
  /** The other pages of the desk. */
  tabs?: ReactNode
}

/** Warnings and suspensions of all members. */
export function SanctionsPage({ search, onSearch, tabs }: SanctionsPageProps) {
  const t = useTranslate()
  const { data } = useList(sanctionsQuery(search))
  const [lifted, setLifted] = useState<ListedSanctionView>()
  return (
    <Page>
      <PageHeader
        title={t('Warnings and suspensions')}
        titleId="sanctions"
        text={t('What members got, the newest first. Others are given in the record of a member.')}
      />
      {tabs}
      <DataTable
        {...{ list: sanctionList, data, search, onSearch }}
        cells={useCells()}
        labelledBy="sanctions"
        nameColumn="member"
        nameOf={({ member }) => member.name}
        csvAddress={csvAddress(sanctionList, sanctionEndpoints.exportSanctions, search)}
        rowActions={(sanction) => (
          <Actions sanction={sanction} onLift={() => setLifted(sanction)} />
        )}
        words={{
          failed: t('The warnings and suspensions could not be loaded'),
          notFound: t('No warnings or suspensions match'),
          empty: {
            icon: <IconGavel size={28} stroke={1.25} />,
            title: t('Nobody was warned or suspended'),
            text: t('What members get will be here.'),
          },
        }}
      />
      {lifted && <LiftDialog sanction={lifted} onClose={() => setLifted(undefined)} />}
    </Page>
  )
}

function useCells() {
  const t = useTranslate()
  const format = useFormat()
  return {
    member: ({ member }: ListedSanctionView) => (
      <span className={classes.chips}>
        <AuthorName author={member} />
        <RecordButton of={member} />
      </span>
    ),
    kind: ({ kind, stops }: ListedSanctionView) => (
      <span>
        {t(SANCTION_KIND_NAMES[kind])}
        {stops.length > 0 && (
          <span className={classes.dim}>
            {` · ${stops.map((stop) => t(SANCTION_STOP_NAMES[stop])).join('; ')}`}
          </span>
        )}
      </span>
    ),
    reason: ({ reason }: ListedSanctionView) => <span className={classes.reason}>{reason}</span>,
    state: ({ state }: ListedSanctionView) => (
      <Chip tone={state === 'active' ? 'warn' : 'plain'}>{t(SANCTION_STATE_NAMES[state])}</Chip>
    ),
    created_at: ({ created_at }: ListedSanctionView) => format.date(created_at),
    ends_at: ({ kind, ends_at }: ListedSanctionView) => {
      if (ends_at) return format.dateTime(ends_at)
      return kind === 'suspension' ? t('For ever') : '–'
    },
    given_by: ({ created_by }: ListedSanctionView) => created_by ?? '–',
  }
}

function Actions({ sanction, onLift }: { sanction: ListedSanctionView; onLift(): void }) {
  const t = useTranslate()
  const { name } = sanction.member
  return (
    <>
      {sanction.can.lift && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t(':label: :name', { label: t('Lift'), name })}
          title={t('Lift')}
          onClick={onLift}
        >
          <IconArrowBackUp size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      <HistoryButton of={{ kind: 'sanction', id: String(sanction.id), name }} isSmall />
    </>
  )
}
