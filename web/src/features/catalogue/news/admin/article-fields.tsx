import {
  ARTICLE_MOST_TITLES,
  ARTICLE_SUMMARY_MAX_LENGTH,
  ARTICLE_TITLE_MAX_LENGTH,
} from '@mediatheque/contract/catalogue/news/editing/articles.schemas.ts'
import { RICH_TEXT_MAX_LENGTH } from '@mediatheque/contract/core/rich-text/rich-text-elements.ts'
import { Input, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslate } from '../../../../lib/i18n.ts'
import { RichTextEditor } from '../../../../ui/rich-text-editor/rich-text-editor.tsx'
import { PickedRecords } from '../../title-cards/admin/picked-records.tsx'
import { RecordPicker } from '../../title-cards/admin/record-picker.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { TagsField } from './tags-field.tsx'
import { sendNewsPicture } from './send-news-picture.ts'
import type { ArticleValues } from './use-article-form.ts'

type ArticleForm = UseFormReturnType<ArticleValues>

export function ArticleFields({ form }: { form: ArticleForm }) {
  const t = useTranslate()
  const title = { maxLength: ARTICLE_TITLE_MAX_LENGTH }
  return (
    <>
      <TextInput
        label={t('Title')}
        required
        withAsterisk={false}
        {...title}
        {...form.getInputProps('title')}
      />
      <TextInput label={t('Title in French')} {...title} {...form.getInputProps('title_fr')} />
      <Texts form={form} />
      <ArticlePicture {...form.getInputProps('image')} />
      <AboutTitles form={form} />
      <TagsField {...form.getInputProps('tags')} />
      <TextInput label={t('Source')} maxLength={120} {...form.getInputProps('source_name')} />
      <TextInput
        label={t('Address of the source')}
        type="url"
        maxLength={500}
        {...form.getInputProps('source_url')}
      />
      <TextInput
        label={t('Address')}
        description={t('Made of the title when you leave it empty. Any former address leads on.')}
        leftSection="/news/…/"
        leftSectionWidth={84}
        {...title}
        {...form.getInputProps('slug')}
      />
    </>
  )
}

function Texts({ form }: { form: ArticleForm }) {
  const t = useTranslate()
  const text = {
    sendPicture: sendNewsPicture,
    maxLength: RICH_TEXT_MAX_LENGTH,
    placeholder: t('Write, or paste a text'),
  }
  const summary = { autosize: true, minRows: 2, maxLength: ARTICLE_SUMMARY_MAX_LENGTH }
  return (
    <>
      <Textarea
        label={t('Summary')}
        description={t('A sentence or two, for lists and for previews of links.')}
        {...summary}
        {...form.getInputProps('summary')}
      />
      <Textarea label={t('Summary in French')} {...summary} {...form.getInputProps('summary_fr')} />
      <RichTextEditor label={t('Text')} required {...text} {...form.getInputProps('body')} />
      <RichTextEditor
        label={t('Text in French')}
        description={t('Readers of French get the English text until there is a French one.')}
        {...text}
        {...form.getInputProps('body_fr')}
      />
    </>
  )
}

function AboutTitles({ form }: { form: ArticleForm }) {
  const t = useTranslate()
  const { titles } = form.values
  const set = (next: ArticleValues['titles']) => form.setFieldValue('titles', next)
  return (
    <Input.Wrapper
      label={t('Titles that it is about')}
      labelElement="div"
      error={form.errors['titles']}
    >
      <RecordPicker
        label={t('Add a title')}
        kind="title"
        picked={titles}
        isFull={titles.length >= ARTICLE_MOST_TITLES}
        onPick={(record) => set([...titles, record])}
      />
      <PickedRecords records={titles} onChange={(next) => set([...next])} />
    </Input.Wrapper>
  )
}
