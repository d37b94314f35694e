import { Radio, Stack, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import type { ArticleValues } from './use-article-form.ts'

interface PublicationFieldProps {
  form: UseFormReturnType<ArticleValues>
  /** Whether everybody sees it by now. */
  isPublished: boolean
}

/** A draft, for now, or for a time at which the article appears by itself. */
export function PublicationField({ form, isPublished }: PublicationFieldProps) {
  const t = useTranslate()
  const { timezone } = useFormat()
  const at = isPublished
    ? t('It appeared at this time. Another time moves it among the others.')
    : t(
        'It appears by itself at that time, with feeds and lists. Until then only those who write news see it.',
      )
  return (
    <Radio.Group label={t('When it appears')} {...form.getInputProps('publication')}>
      <Stack gap="sm" mt="xs">
        <Radio
          value="draft"
          label={t('Draft')}
          description={t('Only those who write news see it.')}
        />
        <Radio
          value="now"
          label={t('Publish now')}
          description={t('Everybody sees it as soon as it is saved.')}
        />
        <Radio value="at" label={t('At a time')} description={at} />
        {form.values.publication === 'at' && (
          <TextInput
            type="datetime-local"
            label={t('Day and time')}
            description={t('In the time zone :zone.', { zone: timezone.replaceAll('_', ' ') })}
            max="9000-01-01T00:00"
            w="min(100%, 320px)"
            {...form.getInputProps('published_at')}
          />
        )}
      </Stack>
    </Radio.Group>
  )
}
