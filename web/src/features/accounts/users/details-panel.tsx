import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import type { CurrentUserView } from '@mediatheque/contract/accounts/users/users.schemas.ts'
import type { Language } from '@mediatheque/contract/core/lines.ts'
import { Button, Select, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { UseFormReturnType } from '@mantine/form'
import { type ReactNode, useEffect, useRef } from 'react'
import { useContractForm } from '../../../lib/forms.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { useLocalization, useSession } from '../../../lib/session.tsx'
import { toast } from '../../../lib/toast.ts'
import { useSaveDetails } from '../../../lib/use-save-details.ts'
import { useSwitchLanguage } from '../../../lib/use-switch-language.ts'
import { SettingsPanel } from '../../../ui/settings-panel.tsx'
import { ChooseUsername } from './choose-username.tsx'
import classes from './details-panel.module.css'
import { useAccountChoices } from './use-account-choices.ts'

const FIELDS = ['first_name', 'last_name', 'language', 'country', 'timezone'] as const
type Field = (typeof FIELDS)[number]
type Values = Record<Field, string>

const valuesOf = (user: CurrentUserView, language: string): Values => ({
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
  const { form, isSubmitting, isChanged, handleSubmit } = useDetailsForm(user)
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
      <form onSubmit={handleSubmit} noValidate>
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
      </form>
    </SettingsPanel>
  )
}

function useDetailsForm(user: CurrentUserView) {
  const t = useTranslate()
  const { language } = useLocalization()
  const { save, lookAgain } = useSaveDetails(user)
  const switchLanguage = useSwitchLanguage()
  const queries = useQueryClient()
  const saved = valuesOf(user, language)
  const isEdited = (field: Field, values: Values) => (values[field] ?? '') !== saved[field]
  const contract = useContractForm({
    initialValues: saved,
    submit: (values) => {
      const edited = FIELDS.filter((field) => isEdited(field, values))
      return save(Object.fromEntries(edited.map((field) => [field, values[field]])))
    },
    onSuccess: async (_answer, values) => {
      toast.positive(t('Updated account details'))
      if (values.language !== language) await switchLanguage(values.language as Language)
      await queries.invalidateQueries({ queryKey: [userEndpoints.getUser.path] })
    },
    onLookAgain: lookAgain,
  })
  useFollowing(contract.form, saved)
  return { ...contract, isChanged: FIELDS.some((field) => isEdited(field, contract.form.values)) }
}

/** What is stored may change behind the form, by the next panel or by another device: fields that nobody has edited follow. */
function useFollowing({ getValues, setFieldValue }: UseFormReturnType<Values>, saved: Values) {
  const followed = useRef(saved)
  useEffect(() => {
    const before = followed.current
    followed.current = saved
    for (const field of FIELDS)
      if (saved[field] !== before[field] && getValues()[field] === before[field])
        setFieldValue(field, saved[field])
  })
}
