import { Button, Select, Stack, TextInput } from '@mantine/core'
import type { LocalizationSummary } from '@mediatheque/contract/site/localizations/translations.schemas.ts'
import { WELL_KNOWN_LANGUAGES } from '@mediatheque/contract/site/localizations/well-known-languages.data.ts'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useLocalization } from '../../../../lib/session.tsx'
import { toast } from '../../../../lib/toast.ts'
import { LanguageDialog } from './language-dialog.tsx'
import { addLanguage } from './localizations.queries.ts'

type Languages = readonly LocalizationSummary[]

/** Adds one more language to those that the site has. */
export function AddLanguageButton({ languages }: { languages: Languages }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('Add a language')}
      </Button>
      {isOpen && <AddLanguage languages={languages} onClose={() => setOpen(false)} />}
    </>
  )
}

function AddLanguage({ languages, onClose }: { languages: Languages; onClose(): void }) {
  const t = useTranslate()
  const choices = useChoices(languages)
  const contract = useContractForm({
    initialValues: { language: '', name: '', copy_of: '' },
    write: addLanguage,
    args: ({ copy_of: copied, ...values }) => ({ body: { ...values, copy_of: copied || null } }),
    onSuccess: ({ localization: { name } }) => {
      toast.positive(t('Added “:name”', { name }))
      onClose()
    },
  })
  const { form } = contract
  const sources = languages.filter(({ language }) => language !== 'en')
  return (
    <LanguageDialog
      of={contract}
      title={t('Add a language')}
      label={t('Add a language')}
      onClose={onClose}
    >
      <Stack gap="md">
        <Select
          label={t('Language')}
          description={t(
            'Languages that are written from right to left are not offered: the pages are not laid out for them.',
          )}
          data={choices}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('No such language')}
          data-autofocus
          {...form.getInputProps('language')}
          onChange={(language) => {
            if (!language) return
            form.setFieldValue('language', language)
            form.setFieldValue('name', ownNameOf(language))
          }}
        />
        <TextInput
          label={t('Name')}
          description={t('In the language itself, as its readers choose it.')}
          maxLength={60}
          lang={form.values.language || undefined}
          {...form.getInputProps('name')}
        />
        <Select
          label={t('Begin with the lines of')}
          description={t('Whatever has no line is said in English.')}
          data={[
            { value: '', label: t('No other language') },
            ...sources.map(({ language, name }) => ({ value: language, label: name })),
          ]}
          allowDeselect={false}
          {...form.getInputProps('copy_of')}
        />
      </Stack>
    </LanguageDialog>
  )
}

/** Those that the site lacks, by their names in the language of the page. */
function useChoices(languages: Languages) {
  const { language } = useLocalization()
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'language' })
    return WELL_KNOWN_LANGUAGES.filter((code) => !languages.some((one) => one.language === code))
      .map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language))
  }, [languages, language])
}

/** As those call it who speak it, written as the beginning of a line: `Português (Brasil)`. */
function ownNameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}
