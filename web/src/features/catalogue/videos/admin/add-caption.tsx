import { Button, FileInput, Select, TextInput } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { ContractForm } from '../../../../lib/forms/contract-form.tsx'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { refresh } from '../../../../lib/forms/writes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useLocalization } from '../../../../lib/session.tsx'
import { toast } from '../../../../lib/toast.ts'
import { useCaptionLanguages } from './caption-languages.ts'
import { useLanguageName } from './video-cells.tsx'
import { addCaption } from './videos-admin.queries.ts'
import classes from './videos.module.css'

const ACCEPTED = '.srt,.vtt,.ass,.ssa'

interface Values {
  language: string
  name: string
  file: File | null
}

/** Sends a file of captions to a video. */
export function AddCaption({ videoId }: { videoId: number }) {
  const t = useTranslate()
  const { language } = useLocalization()
  const languageName = useLanguageName()
  const queries = useQueryClient()
  const contract = useContractForm({
    initialValues: { language, name: '', file: null } as Values,
    // A file is no JSON, which is all that is checked before it is sent.
    submit: async (values: Values) => {
      const body = new FormData()
      body.set('language', values.language)
      body.set('name', values.name || languageName(values.language))
      if (values.file) body.set('file', values.file)
      await call(addCaption.endpoint, { params: { id: videoId }, body })
      await refresh(queries, addCaption.refreshes)
    },
    onSuccess: () => {
      toast.positive(t('Captions were added'))
      form.setValues({ name: '', file: null })
    },
  })
  const { form, isSubmitting } = contract
  const languages = useCaptionLanguages(form.values.language)
  return (
    <ContractForm of={contract} className={classes.addCaption ?? ''}>
      <FileInput
        label={t('Choose a captions file')}
        placeholder=".srt .vtt .ass"
        accept={ACCEPTED}
        clearable
        clearButtonProps={{ 'aria-label': t('Clear') }}
        {...form.getInputProps('file')}
      />
      <Select
        label={t('Language')}
        allowDeselect={false}
        searchable
        nothingFoundMessage={t('Nothing found')}
        data={languages}
        {...form.getInputProps('language')}
      />
      <TextInput
        label={t('Name')}
        placeholder={languageName(form.values.language)}
        maxLength={100}
        {...form.getInputProps('name')}
      />
      <Button
        type="submit"
        variant="default"
        leftSection={<IconUpload size={16} stroke={1.5} aria-hidden />}
        loading={isSubmitting}
        disabled={form.values.file === null}
      >
        {t('Add captions')}
      </Button>
    </ContractForm>
  )
}
