import type { CreditsSheet } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ComponentType, useRef } from 'react'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { IconUsers } from '@tabler/icons-react'
import { CreditRows } from './credit-rows.tsx'
import { type CreditDraft, draftOf } from './credit-drafts.ts'
import { SaveBar } from '../../../../ui/admin/save-bar.tsx'
import { changeCredits, type CreditsOf, creditsSheetQuery } from './title-editing.queries.ts'
import classes from './title-editor.module.css'

interface CreditsTabProps {
  of: CreditsOf
  /** Finds people, or enters them. */
  picker: ComponentType<{
    label: string
    onPick(person: CreditDraft['person']): void
  }>
}

/** Who is in the cast or the crew: in their order, each with what they do. */
export function CreditsTab({ of, picker: PersonPicker }: CreditsTabProps) {
  const t = useTranslate()
  const { data } = useSuspenseQuery(creditsSheetQuery(of))
  const contract = useCreditsForm(data, of)
  const { form } = contract
  const { credits } = form.values
  const made = useRef(0)
  const set = (next: readonly CreditDraft[]) => form.setFieldValue('credits', [...next])
  return (
    <EditorForm of={contract} className={classes.wide}>
      <PersonPicker
        label={of.group === 'cast' ? t('Add somebody to the cast') : t('Add somebody to the crew')}
        onPick={(person) => {
          made.current += 1
          set([
            ...credits,
            {
              key: `new ${made.current}`,
              person,
              department: of.group === 'cast' ? 'cast' : 'directing',
              job: '',
              character: '',
            },
          ])
        }}
      />
      {credits.length > 0 ? (
        <CreditRows group={of.group} credits={credits} form={form} onChange={set} />
      ) : (
        <EmptyState
          icon={<IconUsers size={32} stroke={1.5} />}
          title={of.group === 'cast' ? t('Nobody in the cast yet') : t('Nobody in the crew yet')}
          text={t('Search a person above, or enter somebody new.')}
        />
      )}
      <SaveBar of={contract} onDiscard={() => form.setValues({ credits: draftsOf(data) })} />
    </EditorForm>
  )
}

const draftsOf = ({ credits }: CreditsSheet) => credits.map(draftOf)

function useCreditsForm(sheet: CreditsSheet, { titleId, ...place }: CreditsOf) {
  const t = useTranslate()
  return useContractForm({
    initialValues: { credits: draftsOf(sheet) },
    write: changeCredits,
    args: ({ credits }: { credits: CreditDraft[] }, { version }) => ({
      params: { id: titleId },
      body: {
        version,
        ...place,
        credits: credits.map(({ id, person, department, job, character }) => ({
          ...(id !== undefined && { id }),
          person_id: person.id,
          department,
          job,
          character,
        })),
      },
    }),
    record: {
      key: `title ${titleId}`,
      version: sheet.version,
      valuesOf: (view: CreditsSheet) => ({ credits: draftsOf(view) }),
      versionOf: (saved) => saved.version,
      shownAfter: (saved) => ({ credits: draftsOf(saved) }),
      texts: {
        credits: (credits) =>
          credits
            .map(({ person, character, job }) =>
              character || job ? `${person.name} (${character || job})` : person.name,
            )
            .join(', '),
      },
    },
    onSuccess: () => toast.positive(t('Title saved')),
  })
}
