import type { PersonSheet } from '@mediatheque/contract/catalogue/person-records/person-records.schemas.ts'
import { personUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { Button } from '@mantine/core'
import { IconArrowMerge, IconTrash } from '@tabler/icons-react'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { lazyDialog } from '../../../../lib/lazy-part.ts'
import { THUMB_WIDTHS } from '../../../../lib/pictures.ts'
import { Page } from '../../../../ui/page.tsx'
import { TabCount, TabRow } from '../../../../ui/tab-row.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { portraitOf } from '../../title-cards/artwork.ts'
import type { PersonPicker } from './merge-dialog.tsx'
import { personSheetQuery } from './person-records.queries.ts'
import classes from './person-records.module.css'
import { usePersonDeletion } from './use-person-deletion.tsx'

const mergeDialog = lazyDialog(() => import('./merge-dialog.tsx'))

interface PersonEditorFrameProps {
  personId: number
  /** Finds the one who is the same person. */
  picker: PersonPicker
  children: ReactNode
}

/** A person in the administration: who it is, and their tabs, each a page of its own. */
export function PersonEditorFrame({ personId, picker, children }: PersonEditorFrameProps) {
  const { sheet } = useSuspenseQuery(personSheetQuery(personId)).data
  return (
    <Page>
      <Head person={sheet} picker={picker} />
      <Tabs person={sheet} />
      {children}
    </Page>
  )
}

interface Of {
  person: PersonSheet
}

function Head({ person, picker }: Of & { picker: PersonPicker }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const deletion = usePersonDeletion<PersonSheet>()
  const [isMerging, setMerging] = useState(false)
  return (
    <header className={classes.head}>
      <img {...portraitOf(person, THUMB_WIDTHS)} alt="" width={44} height={66} />
      <div>
        <h1>{person.name}</h1>
        <p className={classes.quiet}>
          {[person.known_for && t(person.known_for), person.birthplace].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={classes.actions}>
        <HistoryButton
          of={{ kind: 'person', id: String(person.id), name: person.name }}
          onReverted={() => void queries.invalidateQueries()}
        />
        <Button
          variant="default"
          leftSection={<IconArrowMerge size={16} stroke={1.5} aria-hidden />}
          onClick={() => mergeDialog.load(() => setMerging(true))}
        >
          {t('Merge…')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
          onClick={() =>
            deletion.action.onRun([person], () => void navigate({ to: '/admin/people' }))
          }
        >
          {t('Delete')}
        </Button>
        <Button
          variant="default"
          renderRoot={(props) => <Link to={personUrl(person) as '/'} {...props} />}
        >
          {t('View person')}
        </Button>
      </div>
      {deletion.part}
      {isMerging && (
        <Suspense>
          <mergeDialog.Part person={person} picker={picker} onClose={() => setMerging(false)} />
        </Suspense>
      )}
    </header>
  )
}

function Tabs({ person }: Of) {
  const t = useTranslate()
  const format = useFormat()
  const params = { personId: String(person.id) }
  return (
    <TabRow label={t('Parts of the person')}>
      <Link to="/admin/people/$personId/edit/primary-facts" params={params}>
        {t('Primary facts')}
      </Link>
      <Link to="/admin/people/$personId/edit/credits" params={params}>
        {t('Credits')}
        {person.credits_count > 0 && <TabCount>{format.number(person.credits_count)}</TabCount>}
      </Link>
    </TabRow>
  )
}
