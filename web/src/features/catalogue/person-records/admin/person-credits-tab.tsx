import { personCreditList } from '@mediatheque/contract/catalogue/person-records/person-credits.list.ts'
import type { PersonCreditView } from '@mediatheque/contract/catalogue/person-records/person-records.schemas.ts'
import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { ActionIcon, Button, Group } from '@mantine/core'
import { IconMovie, IconPencil, IconPlus, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { showConflict } from '../../../../lib/conflicts.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { OnSearch } from '../../../../lib/lists/list-search.ts'
import { useList } from '../../../../lib/lists/use-list.ts'
import { useSession } from '../../../../lib/session.tsx'
import { toast, toastError } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { type PersonCreditSearch, personCreditsQuery, removeCredit } from './credits.queries.ts'
import classes from './person-records.module.css'

const NOTHING = '–'

interface PersonCreditsTabProps {
  personId: number
  search: PersonCreditSearch
  onSearch: OnSearch<PersonCreditSearch>
}

/** What a person did, title by title; each change is one of the title, and locks its people. */
export function PersonCreditsTab({ personId, search, onSearch }: PersonCreditsTabProps) {
  const t = useTranslate()
  const { can } = useSession()
  const { data } = useList(personCreditsQuery(personId, search))
  const [edited, setEdited] = useState<PersonCreditView | 'new'>()
  const [removed, setRemoved] = useState<PersonCreditView>()
  const mayEdit = can('titles.update')
  return (
    <section aria-labelledby="person-credits">
      <div className={classes.credits}>
        <h2 id="person-credits">{t('Credits')}</h2>
        {mayEdit && (
          <Button
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => setEdited('new')}
          >
            {t('Add a credit')}
          </Button>
        )}
      </div>
      <DataTable
        list={personCreditList}
        labelledBy="person-credits"
        {...{ data, search, onSearch }}
        cells={useCreditCells()}
        nameColumn="title"
        nameOf={({ title }) => title.name}
        {...(mayEdit && {
          rowActions: (credit: PersonCreditView) => (
            <CreditActions
              credit={credit}
              onEdit={() => setEdited(credit)}
              onRemove={() => setRemoved(credit)}
            />
          ),
        })}
        searchLabel={t('Search credits')}
        words={{
          failed: t('The credits could not be listed'),
          notFound: t('No matching credits found'),
          empty: {
            icon: <IconMovie size={32} stroke={1.5} />,
            title: t('No credits yet'),
            text: t('They come with imported titles, or are added here.'),
          },
        }}
      />
      {edited && (
        <CreditDialog
          personId={personId}
          credit={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && <RemoveDialog credit={removed} onClose={() => setRemoved(undefined)} />}
    </section>
  )
}

function useCreditCells() {
  const t = useTranslate()
  const partOf = ({ season, episode }: PersonCreditView) =>
    season === null
      ? NOTHING
      : [
          season === 0 ? t('Specials') : t('Season :number', { number: season }),
          episode !== null && t('Episode :number', { number: episode }),
        ]
          .filter(Boolean)
          .join(' · ')
  return {
    title: ({ title }: PersonCreditView) => (
      <Link to={titleUrl(title) as '/'} className={classes.name}>
        <CutName name={title.name} />
      </Link>
    ),
    year: ({ title }: PersonCreditView) => title.year ?? NOTHING,
    part: partOf,
    department: ({ department }: PersonCreditView) => t(department),
    work: ({ character, job }: PersonCreditView) => character ?? (job ? t(job) : NOTHING),
  }
}

interface CreditActionsProps {
  credit: PersonCreditView
  onEdit(): void
  onRemove(): void
}

function CreditActions({ credit: { title }, onEdit, onRemove }: CreditActionsProps) {
  const t = useTranslate()
  return (
    <Group gap="xs" wrap="nowrap">
      <ActionIcon
        variant="default"
        size={30}
        aria-label={t(':label: :name', { label: t('Edit'), name: title.name })}
        title={t('Edit')}
        onClick={onEdit}
      >
        <IconPencil size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={30}
        aria-label={t('Remove “:name”', { name: title.name })}
        title={t('Remove')}
        onClick={onRemove}
      >
        <IconX size={16} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

function RemoveDialog({ credit, onClose }: { credit: PersonCreditView; onClose(): void }) {
  const t = useTranslate()
  const { title } = credit
  const remove = useWrite(removeCredit, {
    onSuccess: () => {
      toast.positive(t('Credit removed'))
      onClose()
    },
    onError: (error) => {
      onClose()
      if (!showConflict(error)) toastError(error)
    },
  })
  return (
    <ConfirmDialog
      isOpen
      title={t('Remove this credit of “:name”?', { name: title.name })}
      text={t(
        'The history of the title says who was named. No import names them again until its people are unlocked.',
      )}
      confirmLabel={t('Remove')}
      cancelLabel={t('Cancel')}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() =>
        remove.mutate({
          params: { id: title.id, credit: credit.id },
          body: { version: title.version },
        })
      }
      onClose={onClose}
    />
  )
}
