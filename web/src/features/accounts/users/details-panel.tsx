import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { Button, Select, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { ContractForm } from '../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { defineWrite } from '../../../lib/forms/writes.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useLocalization, useSession } from '../../../lib/session.tsx'
import { toast } from '../../../lib/toast.ts'
import { accountKey } from '../../../lib/use-save-details.ts'
import { useSwitchLanguage } from '../../../lib/use-switch-language.ts'
import { SettingsPanel } from '../../../ui/settings-panel.tsx'
import { ChooseUsername } from './choose-username.tsx'
import classes from './details-panel.module.css'
import { useAccountChoices } from './use-account-choices.ts'

const updateDetails = defineWrite(userEndpoints.updateUser, [userEndpoints.getUser])

const valuesOf = (user: CurrentUserView, language: string) => ({
  first_name: user.first_name ?? '',
  last_name: user.last_name ?? '',
  language: user.language ?? language,
  country: user.country ?? '',
  timezone: user.timezone ?? '',
})

/** Who the account is: what others see, and where its owner lives. `avatar` saves itself. */
export function DetailsPanel({ user, avatar }: { user: CurrentUserView; avatar: ReactNode }) {
  const t = useTranslate()
  const { settings } = useSession()
  const contract = useDetailsForm(user)
  const { form, isSubmitting, isChanged } = contract
  const { countries, timezones, languages } = useAccountChoices(form.values)
  const select = {
    searchable: true,
    nothingFoundMessage: t('Nothing matches'),
    maxDropdownHeight: 320,
  } as const
  const clearable = { clearable: true, clearButtonProps: { 'aria-label': t('Clear') } } as const
  return (
    <SettingsPanel
      id="details"
      title={t('Account details')}
      text={t('What others see of you, and where you are.')}
    >
      {avatar}
      <dl className={classes.facts}>
        <div>
          <dt>{t('Name')}</dt>
          <dd>{user.name}</dd>
        </div>
        <div>
          <dt>{t('Username')}</dt>
          <dd>{user.username}</dd>
        </div>
        <div>
          <dt>{t('Email')}</dt>
          <dd>{user.email}</dd>
        </div>
      </dl>
      <ChooseUsername user={user} />
      <ContractForm of={contract}>
        <div className={classes.grid}>
          <TextInput
            label={t('First name')}
            autoComplete="given-name"
            maxLength={60}
            {...form.getInputProps('first_name')}
          />
          <TextInput
            label={t('Last name')}
            autoComplete="family-name"
            maxLength={60}
            {...form.getInputProps('last_name')}
          />
          {settings.i18n.enable && (
            <Select
              label={t('Language')}
              data={languages}
              allowDeselect={false}
              {...form.getInputProps('language')}
            />
          )}
          <Select
            label={t('Country')}
            placeholder={t('Choose a country')}
            data={countries}
            {...select}
            {...clearable}
            {...form.getInputProps('country')}
            value={form.values.country || null}
          />
          <Select
            label={t('Time zone')}
            placeholder={t('Choose a time zone')}
            data={timezones}
            {...select}
            {...clearable}
            {...form.getInputProps('timezone')}
            value={form.values.timezone || null}
          />
        </div>
        <div className={classes.actions}>
          <Button type="submit" loading={isSubmitting} disabled={!isChanged}>
            {t('Save')}
          </Button>
        </div>
      </ContractForm>
    </SettingsPanel>
  )
}

function useDetailsForm(user: CurrentUserView) {
  const t = useTranslate()
  const { language } = useLocalization()
  const { changeBootstrap, localizations } = useSession()
  // The site may have had the chosen one once: what the page is read in now stands for it.
  const shown = (read: CurrentUserView) => {
    const isOffered = localizations.some((one) => one.language === read.language)
    return valuesOf(isOffered ? read : { ...read, language: null }, language)
  }
  const switchLanguage = useSwitchLanguage()
  return useContractForm({
    initialValues: shown(user),
    write: updateDetails,
    args: (values, { version, edited }) => ({
      params: { id: user.id },
      body: {
        version,
        ...Object.fromEntries([...edited].map((field) => [field, values[field]])),
      },
    }),
    record: {
      key: accountKey(user),
      version: user.version,
      valuesOf: shown,
      versionOf: (answer) => answer.user.version,
    },
    onSuccess: async (answer, values) => {
      changeBootstrap({ user: { ...user, ...answer.user } })
      toast.positive(t('Updated account details'))
      if (values.language !== language) await switchLanguage(values.language as Language)
    },
  })
}
