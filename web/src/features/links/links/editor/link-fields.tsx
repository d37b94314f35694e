import {
  DEFAULT_SEASON,
  DEFAULT_START_EPISODE,
  MULTI_LANGUAGE_ID,
  MULTI_QUALITY_ID,
} from '@mediatheque/contract/links/links/links.constants.ts'
import type { LinkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import { QUALITY_KIND_LABELS } from '@mediatheque/contract/links/link-options/quality-kinds.ts'
import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { MultiSelect, NumberInput, Select, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Sending } from '../../../../lib/forms/use-seen-record.ts'
import { translate, useTranslate } from '../../../../lib/i18n.ts'
import classes from './link-editor.module.css'

export const SIZE_UNITS = { MB: 1024 ** 2, GB: 1024 ** 3 } as const
export type SizeUnit = keyof typeof SIZE_UNITS

/**
 * What the fields of the editor hold; selects speak strings, emptied numbers are ''. A field is written in this file alone:
 * what it holds, where that comes from, how it is sent, and the input.
 */
export interface LinkFormValues {
  lien: string
  qualite: string | null
  langues: string[]
  subs: string[]
  saison: number | ''
  start_epi: number | ''
  episode: number | ''
  full_saison: boolean
  taille: { amount: number | ''; unit: SizeUnit }
  nfo: string
  /** Of a newsgroup file or torrent: where the site keeps the file that was sent. */
  url: string
  /** By which it is listed, if not as its file says. */
  name: string
  /** Numbers of the episodes that it holds, as in `1-3, 5`. */
  episodes: string
  password: string
}

export type LinkForm = UseFormReturnType<LinkFormValues>

export const NEW_LINK_VALUES: LinkFormValues = {
  lien: '',
  qualite: null,
  langues: [],
  subs: [],
  saison: DEFAULT_SEASON,
  start_epi: DEFAULT_START_EPISODE,
  episode: '',
  full_saison: false,
  taille: { amount: '', unit: 'GB' },
  nfo: '',
  url: '',
  name: '',
  episodes: String(DEFAULT_START_EPISODE),
  password: '',
}

/** The size is two inputs. */
export const LINK_FIELD_NAMES = { taille: 'taille.amount' }

/** Rounded, in the unit that reads best. */
export function sizeOf(bytes: number | null): LinkFormValues['taille'] {
  const unit: SizeUnit = (bytes ?? SIZE_UNITS.GB) >= SIZE_UNITS.GB ? 'GB' : 'MB'
  return { amount: bytes === null ? '' : Math.round((bytes / SIZE_UNITS[unit]) * 100) / 100, unit }
}

export function valuesOfLink(link: LinkView, nfo: string): LinkFormValues {
  return {
    ...NEW_LINK_VALUES,
    lien: link.liens.join('\n'),
    qualite: String(link.qualite),
    langues: link.langues_compact.map(({ id }) => String(id)),
    subs: link.subs_compact.map(({ id }) => String(id)),
    saison: link.saison ?? '',
    episode: link.episode ?? '',
    full_saison: link.full_saison === 1,
    taille: sizeOf(link.taille),
    nfo,
  }
}

export const numberOrNull = (value: number | '') => (value === '' ? null : value)

const bytesOf = ({ amount, unit }: LinkFormValues['taille']) =>
  amount === '' ? null : Math.round(amount * SIZE_UNITS[unit])

/** What is said of every contribution, whatever its kind. */
export function describedBody(values: LinkFormValues) {
  return {
    qualite: Number(values.qualite ?? Number.NaN),
    langues: values.langues.map(Number),
    subs: values.subs.map(Number),
    nfo: values.nfo.trim() === '' ? null : values.nfo,
  }
}

const sharedBody = (values: LinkFormValues) => ({
  lien: values.lien,
  ...describedBody(values),
  taille: bytesOf(values.taille),
})

export function createBody(values: LinkFormValues, titleId: number, isSeries: boolean) {
  const series = {
    saison: values.saison === '' ? DEFAULT_SEASON : values.saison,
    full_saison: values.full_saison,
    start_epi: numberOrNull(values.start_epi),
  }
  return {
    title_id: titleId,
    typefile: 'DDL' as const,
    ...sharedBody(values),
    ...(isSeries && series),
  }
}

/** What was edited; a size is shown rounded, and would lose bytes if it were sent back as it stands. */
export function updateBody(
  values: LinkFormValues,
  { version, edited }: Pick<Sending<LinkFormValues>, 'version' | 'edited'>,
) {
  const { saison, full_saison, episode } = values
  const whole = {
    ...sharedBody(values),
    saison: numberOrNull(saison),
    full_saison,
    ...(!full_saison && { episode: numberOrNull(episode) }),
  }
  const sent = Object.entries(whole).filter(([field]) => edited.has(field as keyof LinkFormValues))
  return { version, ...(Object.fromEntries(sent) as Partial<typeof whole>) }
}

/** How the values read in the words of their readers. */
export function linkTexts({ qualities, languages }: LinkOptionsView) {
  const namesOf = (ids: readonly string[]) =>
    languages.filter(({ id }) => ids.includes(String(id))).map(({ name }) => translate(name))
  return {
    qualite: (id: string | null) =>
      qualities.find((quality) => String(quality.id) === id)?.name ?? '',
    langues: (ids: string[]) => namesOf(ids).join(', '),
    subs: (ids: string[]) => namesOf(ids).join(', '),
    taille: ({ amount, unit }: LinkFormValues['taille']) =>
      amount === '' ? '' : `${amount} ${translate(unit)}`,
  }
}

/** Best first within each kind; 'MULTI' is for filters only. */
export function useQualityGroups({ qualities }: LinkOptionsView) {
  const t = useTranslate()
  const groups = Map.groupBy(
    qualities.filter(({ id }) => id !== MULTI_QUALITY_ID),
    ({ kind }) => kind,
  )
  return [...groups].map(([kind, items]) => ({
    group: t(QUALITY_KIND_LABELS[kind]),
    items: items.map(({ id, name }) => ({ value: String(id), label: t(name) })),
  }))
}

interface LinkChoicesProps {
  form: LinkForm
  options: LinkOptionsView
  /** Files say themselves how large it is. */
  hasSize: boolean
}

/** What a link is, chosen from lists. */
export function LinkChoices({ form, options, hasSize }: LinkChoicesProps) {
  const t = useTranslate()
  const qualities = useQualityGroups(options)
  const languages = options.languages
    .filter(({ id }) => id !== MULTI_LANGUAGE_ID)
    .map(({ id, name }) => ({ value: String(id), label: name }))
  const { values } = form
  const noOption = t('Nothing matches')
  return (
    <>
      <div className={classes.pair}>
        <Select
          label={t('Quality')}
          placeholder={t('Choose a quality')}
          data={qualities}
          searchable
          required
          nothingFoundMessage={noOption}
          maxDropdownHeight={320}
          {...form.getInputProps('qualite')}
        />
        {hasSize && <SizeFields form={form} />}
      </div>
      <div className={classes.pair}>
        <MultiSelect
          label={t('Languages')}
          placeholder={values.langues.length === 0 ? t('Choose languages') : ''}
          data={languages}
          searchable
          required
          hidePickedOptions
          nothingFoundMessage={noOption}
          {...form.getInputProps('langues')}
        />
        <MultiSelect
          label={t('Subtitles')}
          placeholder={values.subs.length === 0 ? t('Optional') : ''}
          data={languages}
          searchable
          hidePickedOptions
          nothingFoundMessage={noOption}
          {...form.getInputProps('subs')}
        />
      </div>
    </>
  )
}

function SizeFields({ form }: { form: LinkForm }) {
  const t = useTranslate()
  return (
    <div className={classes.size}>
      <NumberInput
        label={t('Size')}
        placeholder={t('Optional')}
        min={0}
        decimalScale={2}
        hideControls
        {...form.getInputProps('taille.amount')}
      />
      <Select
        aria-label={t('Unit of the size')}
        data={[
          { value: 'MB', label: t('MB') },
          { value: 'GB', label: t('GB') },
        ]}
        allowDeselect={false}
        {...form.getInputProps('taille.unit')}
      />
    </div>
  )
}

/** What is written about a link. */
export function LinkTexts({ form }: { form: LinkForm }) {
  const t = useTranslate()
  return (
    <Textarea
      label="NFO"
      placeholder={t('Optional')}
      autosize
      minRows={3}
      maxRows={16}
      classNames={{ input: classes.lines ?? '' }}
      {...form.getInputProps('nfo')}
    />
  )
}
