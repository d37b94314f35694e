import type { LinkOptionsView } from '@mediatheque/contract/links/link-options/link-options.schemas.ts'
import { Button, NumberInput, Switch, Textarea } from '@mantine/core'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import type { ContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { EditorBar } from '../../../../ui/editor-bar.tsx'
import classes from './link-editor.module.css'
import { LinkChoices, type LinkForm, type LinkFormValues, LinkTexts } from './link-fields.tsx'
import { LinkPlanPreview } from './link-plan-preview.tsx'

interface LinkEditorProps {
  contract: ContractForm<LinkFormValues>
  options: LinkOptionsView
  titleId: number
  isSeries: boolean
  /** A new link may be many; an existing one has its own episode. */
  isNew: boolean
  onCancel(): void
}

export function LinkEditor({
  contract,
  options,
  titleId,
  isSeries,
  isNew,
  onCancel,
}: LinkEditorProps) {
  const t = useTranslate()
  const { form, isChanged, isSubmitting } = contract
  const { values } = form
  const isNumbered = isSeries && isNew && !values.full_saison
  return (
    <EditorForm of={contract} className={classes.form}>
      <LinkChoices form={form} options={options} hasSize />
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
        {isNew && <LinkPlanPreview values={values} titleId={titleId} isSeries={isSeries} />}
      </div>
      <LinkTexts form={form} />
      <EditorBar>
        <Button variant="default" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={isSubmitting} disabled={!isChanged}>
          {isNew ? t('Add') : t('Save')}
        </Button>
      </EditorBar>
    </EditorForm>
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
}: {
  form: LinkForm
  isNew: boolean
  isNumbered: boolean
}) {
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
