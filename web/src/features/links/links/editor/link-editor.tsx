import {
  DEFAULT_SEASON,
  MULTI_LANGUAGE_ID,
  MULTI_QUALITY_ID,
} from '@mediatheque/contract/links/links/links.constants.ts'
import type { LinkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import { QUALITY_KIND_LABELS } from '@mediatheque/contract/links/link-options/quality-kinds.ts'
import { Button, MultiSelect, NumberInput, Select, Switch, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslate } from '../../../../lib/i18n.ts'
import classes from './link-editor.module.css'
import type { LinkFormValues } from './link-form-values.ts'
import { type KnownCatalogue, LinkPlanPreview } from './link-plan-preview.tsx'

interface LinkEditorProps {
  form: UseFormReturnType<LinkFormValues>
  options: LinkOptionsView
  isSeries: boolean
  /** What the catalogue knows of a series, for new links. */
  catalogue?: KnownCatalogue
  /** A new link may be many; an existing one has its own episode. */
  isNew: boolean
  isSubmitting: boolean
  onSubmit(event: React.FormEvent<HTMLFormElement>): void
  onCancel(): void
}

/** Best first within each kind; 'MULTI' is for filters only. */
function useQualityGroups({ qualities }: LinkOptionsView) {
  const t = useTranslate()
  const groups = Map.groupBy(
    qualities.filter(({ id }) => id !== MULTI_QUALITY_ID),
    ({ kind }) => kind,
  )
  return [...groups].map(([kind, items]) => ({
    group: t(QUALITY_KIND_LABELS[kind]),
    items: items.map(({ id, name }) => ({ value: String(id), label: name })),
  }))
}

export function LinkEditor({
  form,
  options,
  isSeries,
  catalogue,
  isNew,
  isSubmitting,
  onSubmit,
  onCancel,
}: LinkEditorProps) {
  const t = useTranslate()
  const qualities = useQualityGroups(options)
  const languages = options.languages
    .filter(({ id }) => id !== MULTI_LANGUAGE_ID)
    .map(({ id, name }) => ({ value: String(id), label: name }))
  const { values } = form
  const noOption = t('Nothing matches')
  const isNumbered = isSeries && isNew && !values.full_saison
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
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
        <div className={classes.size}>
          <NumberInput
            label={t('Size')}
            placeholder={t('Optional')}
            min={0}
            decimalScale={2}
            hideControls
            {...form.getInputProps('taille')}
          />
          <Select
            aria-label={t('Unit of the size')}
            data={[
              { value: 'MB', label: t('MB') },
              { value: 'GB', label: t('GB') },
            ]}
            allowDeselect={false}
            {...form.getInputProps('unit')}
          />
        </div>
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
      {isSeries && <SeasonFields form={form} isNew={isNew} isNumbered={isNumbered} />}
      <div>
        <Textarea
          label={isNew ? t('Links') : t('Link')}
          required
          autosize
          minRows={isNew ? 5 : 2}
          maxRows={18}
          spellCheck={false}
          autoCapitalize="off"
          classNames={{ input: classes.lines ?? '', error: classes.errorLines ?? '' }}
          description={<LinesHint isNew={isNew} isNumbered={isNumbered} />}
          placeholder="https://archive.org/details/…"
          {...form.getInputProps('lien')}
        />
        {isNew && (
          <LinkPlanPreview
            text={values.lien}
            options={options}
            isSeries={isSeries}
            season={values.saison === '' ? DEFAULT_SEASON : values.saison}
            catalogue={catalogue}
            isFullSeason={isSeries && values.full_saison}
            startEpisode={values.start_epi === '' ? null : values.start_epi}
          />
        )}
      </div>
      <Textarea
        label="NFO"
        placeholder={t('Optional')}
        autosize
        minRows={3}
        maxRows={16}
        classNames={{ input: classes.lines ?? '' }}
        {...form.getInputProps('nfo')}
      />
      <div className={classes.bar}>
        <Button variant="default" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={isSubmitting} disabled={!form.isDirty()}>
          {isNew ? t('Add') : t('Save')}
        </Button>
      </div>
    </form>
  )
}

function LinesHint({ isNew, isNumbered }: { isNew: boolean; isNumbered: boolean }) {
  const t = useTranslate()
  if (!isNew) return <>{t('One part per line, all on the same host.')}</>
  if (isNumbered)
    return (
      <>
        {t(
          'One link per line. Each line is the next episode from the start number on; end a line with ::3 to make it episode 3.',
        )}
      </>
    )
  return <>{t('One link per line. Lines of the same host become parts of one link.')}</>
}

/** Which episodes of a series the links hold. */
function SeasonFields({
  form,
  isNew,
  isNumbered,
}: Pick<LinkEditorProps, 'form' | 'isNew'> & { isNumbered: boolean }) {
  const t = useTranslate()
  return (
    <fieldset className={classes.series}>
      <legend>{t('Season and episode')}</legend>
      <Switch
        label={t('Full season')}
        description={t('One link holds every episode.')}
        {...form.getInputProps('full_saison', { type: 'checkbox' })}
      />
      <div className={classes.pair}>
        <NumberInput
          label={t('Season')}
          min={0}
          allowDecimal={false}
          required
          {...form.getInputProps('saison')}
        />
        {isNumbered && (
          <NumberInput
            label={t('Start Episode number')}
            min={0}
            allowDecimal={false}
            {...form.getInputProps('start_epi')}
          />
        )}
        {!isNew && !form.values.full_saison && (
          <NumberInput
            label={t('Episode')}
            min={0}
            allowDecimal={false}
            {...form.getInputProps('episode')}
          />
        )}
      </div>
    </fieldset>
  )
}
