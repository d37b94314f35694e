import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { CONNECTION_TESTS } from '../features/catalogue/media-import/admin/connection-test.tsx'
import { ImportButton } from '../features/catalogue/media-import/admin/import-button.tsx'
import { importSourcesQuery } from '../features/catalogue/media-import/admin/media-import.queries.ts'
import {
  isPictureSetting,
  PictureSetting,
} from '../features/site/appearance/admin/picture-setting.tsx'
import {
  FirstStepsPage,
  StepButtons,
} from '../features/site/first-steps/admin/first-steps-page.tsx'
import { firstStepsQuery } from '../features/site/first-steps/admin/first-steps.queries.ts'
import { FIRST_STEPS, type FirstStep, readStep } from '../features/site/first-steps/admin/steps.ts'
import { TitlesStep } from '../features/site/first-steps/admin/titles-step.tsx'
import { SettingsStep } from '../features/site/settings/settings-step.tsx'
import { settingsQuery } from '../features/site/settings/settings.queries.ts'
import { translate, useTranslate } from '../lib/i18n.ts'
import { useSession } from '../lib/session.tsx'

/** What each step asks for, of which tab of the settings. */
const ASKED = {
  look: {
    tab: 'general',
    keys: [
      'branding.site_name',
      'branding.description',
      'branding.logo_light',
      'branding.logo_dark',
      'branding.favicon',
    ],
  },
  languages: {
    tab: 'localization',
    keys: ['i18n.enable', 'i18n.default_localization', 'dates.default_timezone', 'dates.format'],
  },
  sources: {
    tab: 'content',
    keys: [
      'import_tmdb_key.api_key',
      'import_igdb_key.client_id',
      'import_igdb_key.client_secret',
      'import_books.is_on',
      'import_deezer.is_on',
    ],
  },
} as const

/** Below the keys that they try out. */
const TESTS = {
  ...CONNECTION_TESTS,
  import_tmdb_key: CONNECTION_TESTS.import_tmdb,
  import_igdb_key: CONNECTION_TESTS.import_igdb,
}

export const Route = createFileRoute('/_shell/admin/first-steps')({
  validateSearch: ({ step }: Record<string, unknown>): { step?: FirstStep } =>
    step === undefined ? {} : { step: readStep(step) },
  loaderDeps: ({ search: { step = 'look' } }) => ({ step }),
  loader: async ({ context: { queryClient }, deps: { step } }) => {
    await Promise.all([
      queryClient.ensureQueryData(firstStepsQuery()),
      step === 'titles'
        ? queryClient.prefetchQuery(importSourcesQuery())
        : queryClient.ensureQueryData(settingsQuery(ASKED[step].tab)),
    ])
  },
  head: () => ({ meta: [{ title: translate('First steps') }] }),
  component: AdminFirstSteps,
})

function AdminFirstSteps() {
  const { step = 'look' } = Route.useSearch()
  return (
    <FirstStepsPage step={step}>
      {step === 'titles' ? (
        <TitlesStep importButton={<ImportButton />} />
      ) : (
        <AskedSettings key={step} step={step} />
      )}
    </FirstStepsPage>
  )
}

function AskedSettings({ step }: { step: keyof typeof ASKED }) {
  const t = useTranslate()
  const { can } = useSession()
  const queries = useQueryClient()
  const navigate = Route.useNavigate()
  const next = FIRST_STEPS[FIRST_STEPS.indexOf(step) + 1]!
  return (
    <SettingsStep
      tab={ASKED[step].tab}
      keys={ASKED[step].keys}
      below={TESTS}
      fieldOf={({ key, label }, { value, error, onChange }) =>
        isPictureSetting(key) && (
          <PictureSetting
            settingKey={key}
            label={t(label)}
            value={typeof value === 'string' ? value : ''}
            error={error}
            onChange={(address) => onChange(address || null)}
          />
        )
      }
      onSaved={() => {
        void queries.invalidateQueries({ queryKey: firstStepsQuery().queryKey })
        void navigate({ search: { step: next } })
      }}
    >
      {({ isChanged, isSubmitting }) => (
        <>
          {step === 'look' && can('appearance.update') && (
            <div>
              <Button
                variant="default"
                size="sm"
                renderRoot={(props) => <Link to="/admin/appearance" {...props} />}
              >
                {t('More in the appearance editor')}
              </Button>
            </div>
          )}
          <StepButtons
            step={step}
            save={
              isChanged ? (
                <Button type="submit" loading={isSubmitting}>
                  {t('Save and go on')}
                </Button>
              ) : undefined
            }
          />
        </>
      )}
    </SettingsStep>
  )
}
