import {
  DEFAULT_SEASON,
  RELEASE_NAME_MAX_LENGTH,
} from '@mediatheque/contract/links/links/links.constants.ts'
import { NumberInput, Switch, TextInput } from '@mantine/core'
import { useTranslate } from '../../../../lib/i18n.ts'
import classes from './link-editor.module.css'
import type { LinkForm } from './link-fields.tsx'
import { readEpisodes, type ReleaseType } from './release-values.ts'
import { type KnownCatalogue, UnknownPlaces } from './unknown-places.tsx'

/** Which episodes of a series the file holds. */
export function ReleasePlace({
  form,
  catalogue,
}: {
  form: LinkForm
  catalogue: KnownCatalogue | undefined
}) {
  const t = useTranslate()
  const { saison, episodes, full_saison: isWhole } = form.values
  const numbers = isWhole ? [] : readEpisodes(episodes).filter(Number.isFinite)
  const places = (numbers.length > 0 ? numbers : [null]).map((episode) => ({ line: 1, episode }))
  return (
    <fieldset className={classes.series}>
      <legend>{t('Season and episode')}</legend>
      <Switch
        label={t('Full season')}
        description={t('The file holds every episode.')}
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
        {!isWhole && (
          <TextInput
            label={t('Episodes')}
            description={t('Such as 3, or several: 1-3, 5. Empty: none in particular.')}
            {...form.getInputProps('episodes')}
          />
        )}
      </div>
      {catalogue && (
        <div aria-live="polite">
          <UnknownPlaces
            links={places}
            season={saison === '' ? DEFAULT_SEASON : saison}
            catalogue={catalogue}
          />
        </div>
      )}
    </fieldset>
  )
}

/** What can be said besides: how it is called in lists, and what opens its archive. */
export function ReleaseTexts({ form, type }: { form: LinkForm; type: ReleaseType }) {
  const t = useTranslate()
  return (
    <div className={classes.pair}>
      <TextInput
        label={t('Name')}
        placeholder={t('As the file says')}
        maxLength={RELEASE_NAME_MAX_LENGTH}
        {...form.getInputProps('name')}
      />
      {type === 'NZB' && (
        <TextInput
          label={t('Password of the archive')}
          placeholder={t('Optional')}
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('password')}
        />
      )}
    </div>
  )
}
