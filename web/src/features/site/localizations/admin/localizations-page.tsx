import { Alert, Button, Progress } from '@mantine/core'
import type { LocalizationSummary } from '@mediatheque/contract/site/localizations/translations.schemas.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { errorMessage } from '../../../../lib/toast.ts'
import { Chip } from '../../../../ui/chip.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { AddLanguageButton } from './add-language.tsx'
import { LanguageActions } from './language-actions.tsx'
import { localizationsQuery } from './localizations.queries.ts'
import classes from './localizations.module.css'

/** The languages of the site, and how far each is translated. */
export function LocalizationsPage() {
  const t = useTranslate()
  const { data, error, refetch } = useQuery(localizationsQuery)
  return (
    <Page>
      <PageHeader
        title={t('Localizations')}
        text={t('The languages of the site, and every text of its pages in each of them.')}
        actions={data && <AddLanguageButton languages={data.localizations} />}
      />
      {!data && !error && <Skeleton height={240} />}
      {!data && error && (
        <ErrorState
          title={t('The languages could not be listed')}
          text={errorMessage(error)}
          retryLabel={t('Try again')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.localizations.every(({ is_choosable }) => !is_choosable) && (
        <Alert className={classes.alert ?? ''} variant="light">
          {t('Readers cannot choose a language: translations are switched off in the settings.')}
        </Alert>
      )}
      {data && (
        <ul className={classes.languages}>
          {data.localizations.map((localization) => (
            <Localization key={localization.id} of={localization} />
          ))}
        </ul>
      )}
    </Page>
  )
}

function Localization({ of: localization }: { of: LocalizationSummary }) {
  const t = useTranslate()
  const format = useFormat()
  const { language, name, lines, translated, changed, outdated, faulty } = localization
  const share = lines === 0 ? 100 : Math.floor((100 * translated) / lines)
  const label = t(':count of :total lines are translated', {
    count: format.number(translated),
    total: format.number(lines),
  })
  return (
    <li className={classes.language}>
      <div className={classes.named}>
        <h2 lang={language}>{name}</h2>
        <code>{language}</code>
        {!localization.is_enabled && <Chip>{t('Not offered to readers')}</Chip>}
        {localization.is_default && <Chip tone="accent">{t('Default of the site')}</Chip>}
        {outdated > 0 && (
          <Chip tone="warn">
            {t('[one :count outdated line|other :count outdated lines]', { count: outdated })}
          </Chip>
        )}
        {faulty > 0 && (
          <Chip tone="bad">
            {t('[one :count line with faults|other :count lines with faults]', { count: faulty })}
          </Chip>
        )}
      </div>
      <div>
        <Progress.Root size="lg">
          <Progress.Section value={share} aria-label={label} />
        </Progress.Root>
        <p className={classes.quiet}>
          {label} ·{' '}
          {t('[one :count changed on this site|other :count changed on this site]', {
            count: changed,
          })}
        </p>
      </div>
      <div className={classes.actions}>
        <LanguageActions of={localization} />
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link
              to="/admin/localizations/$localeId/translate"
              params={{ localeId: language }}
              {...props}
            />
          )}
          aria-label={t('Translate :name', { name })}
        >
          {t('Translate')}
        </Button>
      </div>
    </li>
  )
}
