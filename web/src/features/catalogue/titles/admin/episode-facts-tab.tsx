import type {
  EpisodeRow,
  EpisodesSheet,
} from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import { Textarea, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, notFound } from '@tanstack/react-router'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import { SaveBar } from '../../../../ui/admin/save-bar.tsx'
import { changeEpisodes, episodesSheetQuery } from './title-editing.queries.ts'
import classes from './title-editor.module.css'

interface EpisodeFactsTabProps {
  titleId: number
  season: number
  /** Absent: one more. */
  episode?: number
  /** It is there, by another number perhaps. @param number what it is now */
  onSaved(number: number): void
}

/** Everything of one episode. */
export function EpisodeFactsTab({ titleId, season, episode, onSaved }: EpisodeFactsTabProps) {
  const t = useTranslate()
  const { data } = useSuspenseQuery(episodesSheetQuery(titleId, season))
  const row = data.episodes.find(({ number }) => number === episode)
  if (episode !== undefined && !row) throw notFound()
  const contract = useEpisodeForm(data, row, onSaved)
  const { form } = contract
  return (
    <EditorForm of={contract} className={classes.form}>
      {row && (
        <p>
          <Link to="/admin/insights/episodes/$episode" params={{ episode: String(row.id) }}>
            {t('Insights')}
          </Link>
        </p>
      )}
      <div className={classes.pair}>
        <TextInput label={t('Number')} inputMode="numeric" {...form.getInputProps('number')} />
        <TextInput
          label={t('Release date')}
          type="date"
          min="1000-01-01"
          max="2200-12-31"
          {...form.getInputProps('release_date')}
        />
        <TextInput
          label={t('Runtime in minutes')}
          inputMode="numeric"
          {...form.getInputProps('runtime')}
        />
      </div>
      <div className={classes.pair}>
        <TextInput label={t('Name')} maxLength={300} {...form.getInputProps('name')} />
        <TextInput label={t('Name in French')} maxLength={300} {...form.getInputProps('name_fr')} />
      </div>
      <Textarea label={t('Plot')} {...LONG} {...form.getInputProps('plot')} />
      <Textarea label={t('Plot in French')} {...LONG} {...form.getInputProps('plot_fr')} />
      <TextInput label={t('Picture')} type="url" {...form.getInputProps('picture')} />
      <SaveBar of={contract} onDiscard={() => form.setValues(valuesOf(data, row))} />
    </EditorForm>
  )
}

const LONG = { autosize: true, minRows: 3, maxRows: 12, maxLength: 10_000 } as const
const FIELDS = [
  'number',
  'name',
  'name_fr',
  'plot',
  'plot_fr',
  'release_date',
  'runtime',
  'picture',
] as const
type Values = Record<(typeof FIELDS)[number], string>

/** Of a new one there is the next number. */
function valuesOf({ episodes }: EpisodesSheet, row: EpisodeRow | undefined): Values {
  const last = Math.max(0, ...episodes.map(({ number }) => number))
  const of = (field: (typeof FIELDS)[number]) => String(row?.[field] ?? '')
  const known = Object.fromEntries(FIELDS.map((field) => [field, of(field)])) as Values
  return row ? known : { ...known, number: String(last + 1) }
}

function useEpisodeForm(
  sheet: EpisodesSheet,
  row: EpisodeRow | undefined,
  onSaved: EpisodeFactsTabProps['onSaved'],
) {
  const t = useTranslate()
  const ofView = (view: EpisodesSheet) =>
    valuesOf(
      view,
      view.episodes.find(({ id }) => id === row?.id),
    )
  return useContractForm({
    initialValues: valuesOf(sheet, row),
    write: changeEpisodes,
    args: (values: Values, { version, edited }) => ({
      params: { id: sheet.id, season: sheet.season.number },
      body: {
        version: row ? version : sheet.version,
        episodes: [
          {
            ...(row && { id: row.id }),
            ...Object.fromEntries(
              FIELDS.filter((name) => !row || edited.has(name)).map((name) => [name, values[name]]),
            ),
          },
        ],
      },
    }),
    fieldNames: (wire: string) => wire.split('.').at(-1)!,
    record: row && {
      key: `title ${sheet.id}`,
      version: sheet.version,
      valuesOf: ofView,
      versionOf: (saved: EpisodesSheet) => saved.version,
      shownAfter: ofView,
    },
    onSuccess: (_saved, values) => {
      toast.positive(t('Episode saved'))
      onSaved(Number(values.number))
    },
  })
}
