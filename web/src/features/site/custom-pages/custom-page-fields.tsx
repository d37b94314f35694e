import { fileEndpoints } from '@mediatheque/contract/operations/files/files.endpoints.ts'
import {
  EDITOR_PICTURE_PURPOSE,
  PAGE_DESCRIPTION_MAX_LENGTH,
  PAGE_TITLE_MAX_LENGTH,
} from '@mediatheque/contract/site/custom-pages/custom-page-limits.ts'
import { RICH_TEXT_MAX_LENGTH } from '@mediatheque/contract/core/rich-text/rich-text-elements.ts'
import { Switch, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslate } from '../../../lib/i18n.ts'
import { upload } from '../../../lib/upload.ts'
import { RichTextEditor } from '../../../ui/rich-text-editor/rich-text-editor.tsx'
import type { CustomPageValues } from './use-custom-page-form.ts'

async function sendPicture(file: File): Promise<string> {
  const body = new FormData()
  body.append('file', file)
  const query = { purpose: EDITOR_PICTURE_PURPOSE.name }
  return (await upload(fileEndpoints.uploadFile, { query, body })).fileEntry.url
}

export function CustomPageFields({ form }: { form: UseFormReturnType<CustomPageValues> }) {
  const t = useTranslate()
  const title = { maxLength: PAGE_TITLE_MAX_LENGTH }
  const text = {
    sendPicture,
    maxLength: RICH_TEXT_MAX_LENGTH,
    placeholder: t('Write, or paste a text'),
  }
  const description = {
    description: t('Two lines for search engines and previews of links.'),
    autosize: true,
    minRows: 2,
    maxLength: PAGE_DESCRIPTION_MAX_LENGTH,
  }
  return (
    <>
      <TextInput
        label={t('Title')}
        required
        withAsterisk={false}
        {...title}
        {...form.getInputProps('title')}
      />
      <RichTextEditor label={t('Text')} required {...text} {...form.getInputProps('body')} />
      <TextInput label={t('Title in French')} {...title} {...form.getInputProps('title_fr')} />
      <RichTextEditor
        label={t('Text in French')}
        description={t('Readers of French get the English text until there is a French one.')}
        {...text}
        {...form.getInputProps('body_fr')}
      />
      <TextInput
        label={t('Address')}
        description={t(
          'Made of the title when you leave it empty. Former addresses lead on to the page.',
        )}
        leftSection="/pages/"
        leftSectionWidth={76}
        {...title}
        {...form.getInputProps('slug')}
      />
      <Textarea label={t('Description')} {...description} {...form.getInputProps('description')} />
      <Textarea
        label={t('Description in French')}
        {...description}
        {...form.getInputProps('description_fr')}
      />
      <Switch
        label={t('Published')}
        description={t('Everybody can read it. Otherwise it is a draft.')}
        {...form.getInputProps('is_published', { type: 'checkbox' })}
      />
      <Switch
        label={t('In the footer')}
        description={t('Its title stands at the end of every page.')}
        {...form.getInputProps('is_in_footer', { type: 'checkbox' })}
      />
    </>
  )
}
