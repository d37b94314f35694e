import type { InspectedView } from '@mediatheque/contract/links/releases/inspect.schemas.ts'
import { Button } from '@mantine/core'
import { IconCheck, IconPlus } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { LinkForm, LinkFormValues } from './link-fields.tsx'
import classes from './release-editor.module.css'
import { writeEpisodes } from './release-values.ts'

interface Suggestion {
  readonly label: string
  readonly value: string
  readonly sets: Partial<LinkFormValues>
}

interface ReleaseSuggestionsProps {
  form: LinkForm
  suggestions: InspectedView['suggestions']
  isSeries: boolean
}

/** What the name of a file seems to say. Nothing of it enters the form before somebody presses it. */
export function ReleaseSuggestions({ form, suggestions, isSeries }: ReleaseSuggestionsProps) {
  const t = useTranslate()
  const found = useSuggestions(suggestions, isSeries)
  const isTaken = ({ sets }: Suggestion) =>
    Object.entries(sets).every(
      ([field, value]) => String(form.values[field as keyof LinkFormValues]) === String(value),
    )
  const take = ({ sets }: Suggestion) => {
    form.setValues(sets)
    for (const field of Object.keys(sets)) form.clearFieldError(field)
  }
  return (
    <div className={classes.suggestions} role="group" aria-label={t('Suggestions')}>
      <p className={classes.hint}>
        {found.length > 0
          ? t('Guessed from “:name”. Press what is right to take it over.', {
              name: suggestions.from,
            })
          : t('Its name tells nothing about quality or languages.')}
      </p>
      <div className={classes.choices}>
        {found.map((one) => (
          <SuggestionButton
            key={one.label}
            suggestion={one}
            isTaken={isTaken(one)}
            onTake={() => take(one)}
          />
        ))}
        {found.length > 1 && !found.every(isTaken) && (
          <Button size="xs" variant="subtle" onClick={() => found.forEach(take)}>
            {t('Take all over')}
          </Button>
        )}
      </div>
      {suggestions.is_multi && (
        <p className={classes.hint}>
          {t('It has several languages, of which its name does not tell all.')}
        </p>
      )}
    </div>
  )
}

function SuggestionButton({
  suggestion: { label, value },
  isTaken,
  onTake,
}: {
  suggestion: Suggestion
  isTaken: boolean
  onTake(): void
}) {
  const t = useTranslate()
  const text = t(':label: :name', { label, name: value })
  return (
    <Button
      size="xs"
      variant="default"
      className={classes.suggestion ?? ''}
      // It keeps the focus of who pressed it.
      aria-disabled={isTaken}
      leftSection={
        isTaken ? (
          <IconCheck size={14} stroke={1.5} aria-hidden />
        ) : (
          <IconPlus size={14} stroke={1.5} aria-hidden />
        )
      }
      onClick={onTake}
    >
      <span aria-hidden={isTaken || undefined}>{text}</span>
      {isTaken && <VisuallyHidden>{t('Taken over: :label', { label: text })}</VisuallyHidden>}
    </Button>
  )
}

function useSuggestions(
  { qualite, langues, subs, saison, episodes, full_saison }: InspectedView['suggestions'],
  isSeries: boolean,
): readonly Suggestion[] {
  const t = useTranslate()
  const namesOf = (named: readonly { name: string }[]) =>
    named.map(({ name }) => t(name)).join(', ')
  const idsOf = (named: readonly { id: number }[]) => named.map(({ id }) => String(id))
  return [
    qualite && {
      label: t('Quality'),
      value: t(qualite.name),
      sets: { qualite: String(qualite.id) },
    },
    langues.length > 0 && {
      label: t('Languages'),
      value: namesOf(langues),
      sets: { langues: idsOf(langues) },
    },
    subs.length > 0 && { label: t('Subtitles'), value: namesOf(subs), sets: { subs: idsOf(subs) } },
    isSeries && saison !== null && { label: t('Season'), value: String(saison), sets: { saison } },
    isSeries &&
      full_saison && { label: t('Episodes'), value: t('Full season'), sets: { full_saison } },
    isSeries &&
      !full_saison &&
      episodes.length > 0 && {
        label: t('Episodes'),
        value: writeEpisodes(episodes),
        sets: { episodes: writeEpisodes(episodes), full_saison: false },
      },
  ].filter((one) => one !== null && one !== false)
}
