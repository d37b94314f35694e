import { ActionIcon, Stack, Switch, TextInput } from '@mantine/core'
import type { LocalizationSummary } from '@mediatheque/contract/site/localizations/translations.schemas.ts'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useWrite } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { toast } from '../../../../lib/toast.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { LanguageDialog } from './language-dialog.tsx'
import { deleteLanguage, updateLanguage } from './localizations.queries.ts'

interface LanguageProps {
  of: LocalizationSummary
}

/** What is done to a language as a whole. */
export function LanguageActions({ of: localization }: LanguageProps) {
  const t = useTranslate()
  const { id, name, is_shipped: isShipped } = localization
  const [isEdited, setEdited] = useState(false)
  return (
    <>
      <HistoryButton of={{ kind: 'site-language', id: String(id), name }} isSmall />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('Edit :name', { name })}
        title={t('Edit')}
        onClick={() => setEdited(true)}
      >
        <IconPencil size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      {!isShipped && <DeleteLanguage of={localization} />}
      {isEdited && <EditLanguage of={localization} onClose={() => setEdited(false)} />}
    </>
  )
}

const valuesOf = ({ name, is_enabled }: Pick<LocalizationSummary, 'name' | 'is_enabled'>) => ({
  name,
  is_enabled,
})

function EditLanguage({ of: localization, onClose }: LanguageProps & { onClose(): void }) {
  const t = useTranslate()
  const offer = useOffered()
  const contract = useContractForm({
    initialValues: valuesOf(localization),
    write: updateLanguage,
    args: (values, { version }) => ({
      params: { id: localization.id },
      body: { ...values, version },
    }),
    record: {
      key: `site-language ${localization.id}`,
      version: localization.version,
      valuesOf,
      versionOf: (saved) => saved.localization.version,
      shownAfter: (saved) => valuesOf(saved.localization),
    },
    onSuccess: (saved) => {
      offer(saved.localization)
      toast.positive(t('Saved “:name”', { name: saved.localization.name }))
      onClose()
    },
  })
  const { form } = contract
  return (
    <LanguageDialog of={contract} title={localization.name} label={t('Save')} onClose={onClose}>
      <Stack gap="md">
        <TextInput
          label={t('Name')}
          description={t('In the language itself, as its readers choose it.')}
          maxLength={60}
          lang={localization.language}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Switch
          label={t('Readers may choose it')}
          description={t('Staff translate it also while it is switched off.')}
          {...form.getInputProps('is_enabled', { type: 'checkbox' })}
        />
      </Stack>
    </LanguageDialog>
  )
}

function DeleteLanguage({ of: { id, version, language, name, changed } }: LanguageProps) {
  const t = useTranslate()
  const offer = useOffered()
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useWrite(deleteLanguage, {
    onSuccess: () => {
      offer({ language, name, is_enabled: false })
      toast.positive(t('Deleted “:name”', { name }))
    },
  })
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('Delete :name', { name })}
        title={t('Delete')}
        onClick={() => setAsked(true)}
      >
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <ConfirmDialog
        isOpen={isAsked}
        title={t('Delete the language “:name”?', { name })}
        text={[
          changed > 0 &&
            t('[one :count translated line is|other :count translated lines are] lost for good.', {
              count: changed,
            }),
          t('Whoever reads the site in this language reads it in the default one.'),
        ]
          .filter(Boolean)
          .join(' ')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        isDangerous
        isBusy={isPending}
        onConfirm={() =>
          mutate({ params: { id }, body: { version } }, { onError: () => setAsked(false) })
        }
        onClose={() => setAsked(false)}
      />
    </>
  )
}

/** Takes a change over into the choice of languages on this page. */
function useOffered() {
  const { bootstrap, changeBootstrap } = useSession()
  return (changed: Pick<LocalizationSummary, 'language' | 'name' | 'is_enabled'>) => {
    const { i18n } = bootstrap
    const others = i18n.localizations.filter(({ language }) => language !== changed.language)
    const { language, name } = changed
    const localizations = changed.is_enabled ? [...others, { language, name }] : others
    changeBootstrap({
      i18n: {
        ...i18n,
        localizations: localizations.toSorted((one, other) =>
          one.language < other.language ? -1 : 1,
        ),
      },
    })
  }
}
