import type { EditedArticle } from '@mediatheque/contract/catalogue/news/editing/articles.schemas.ts'
import { useNavigate } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { clockAt, momentOfClock } from '../../../../lib/lists/clocks.ts'
import { toast } from '../../../../lib/toast.ts'
import { wordsOfRichText } from '../../../../ui/words-of-rich-text.ts'
import type { PickedRecord } from '../../title-cards/admin/picked-record.ts'
import type { ChosenTag } from './tags-field.tsx'
import { createArticle, updateArticle } from './articles.queries.ts'

export type Publication = 'draft' | 'now' | 'at'

const orEmpty = (text: string | null | undefined) => text ?? ''

/** @param timezone in which the clocks of the form go */
const valuesOf = (article: Partial<EditedArticle>, timezone: string) => ({
  title: orEmpty(article.title),
  title_fr: orEmpty(article.title_fr),
  slug: orEmpty(article.slug),
  summary: orEmpty(article.summary),
  summary_fr: orEmpty(article.summary_fr),
  body: orEmpty(article.body),
  body_fr: orEmpty(article.body_fr),
  image: orEmpty(article.image),
  source_name: orEmpty(article.source_name),
  source_url: orEmpty(article.source_url),
  titles: (article.titles ?? []) as PickedRecord[],
  tags: (article.tags ?? []) as readonly ChosenTag[],
  ...publicationOf(article.published_at, timezone),
})
export type ArticleValues = ReturnType<typeof valuesOf>

function publicationOf(
  at: string | null | undefined,
  timezone: string,
): { publication: Publication; published_at: string } {
  return at
    ? { publication: 'at', published_at: clockAt(at, timezone) }
    : { publication: 'draft', published_at: '' }
}

/** What is sent of the values; a moment that nobody touched stays to the second. */
function bodyOf(
  { publication, published_at: clock, titles, tags, ...values }: ArticleValues,
  timezone: string,
  before?: string | null,
) {
  const isTouched = !before || clockAt(before, timezone) !== clock
  // What is no moment is sent as it is, and refused.
  const at = isTouched ? momentOfClock(clock, timezone) || 'none' : before
  return {
    ...values,
    titles: titles.map(({ id }) => id),
    tags: tags.map(({ id }) => id),
    published_at: publication === 'draft' ? null : publication === 'now' ? 'now' : at,
  }
}

/** Saved, it leads back to the list. */
function useSaved() {
  const t = useTranslate()
  const navigate = useNavigate()
  return async () => {
    toast.positive(t('Article saved'))
    await navigate({ to: '/admin/news' })
  }
}

export function useNewArticleForm() {
  const { timezone } = useFormat()
  return useContractForm({
    initialValues: valuesOf({}, timezone),
    write: createArticle,
    args: (values) => ({ body: bodyOf(values, timezone) }),
    fieldNames: fieldOf,
    onSuccess: useSaved(),
  })
}

export function useEditedArticleForm(article: EditedArticle) {
  const { timezone } = useFormat()
  const t = useTranslate()
  const labels: Readonly<Record<Publication, string>> = {
    draft: t('Draft'),
    now: t('Publish now'),
    at: t('At a time'),
  }
  return useContractForm({
    initialValues: valuesOf(article, timezone),
    write: updateArticle,
    args: (values, { version }) => ({
      params: { id: article.id },
      body: { ...bodyOf(values, timezone, article.published_at), version },
    }),
    fieldNames: fieldOf,
    record: {
      key: `article ${article.id}`,
      version: article.version,
      valuesOf: (current: EditedArticle) => valuesOf(current, timezone),
      versionOf: (saved) => saved.article.version,
      texts: {
        body: wordsOfRichText,
        body_fr: wordsOfRichText,
        titles: (titles) => titles.map(({ name }) => name).join(', '),
        tags: (tags) => tags.map(({ name }) => name).join(', '),
        publication: (value) => labels[value],
      },
    },
    onSuccess: useSaved(),
  })
}

/** What is wrong with one of the titles or tags is said of all of them. */
const fieldOf = (wire: string) => wire.split('.')[0]!
