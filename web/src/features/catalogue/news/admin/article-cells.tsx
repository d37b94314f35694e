import { ARTICLE_STATE_LABELS } from '@mediatheque/contract/catalogue/news/editing/articles.list.ts'
import type { ArticleRow } from '@mediatheque/contract/catalogue/news/editing/articles.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconNews, IconPencil, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../lib/format.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { CutName } from '../../../../ui/data-table/cut-name.tsx'
import classes from './articles.module.css'

const NOTHING = '–'

const editArticle = ({ id }: { readonly id: number }) =>
  ({ to: '/admin/news/$articleId/edit', params: { articleId: String(id) } }) as const

/** How the list shows each column of an article. */
export function useArticleCells() {
  const t = useTranslate()
  const format = useFormat()
  const moment = (at: string | null) =>
    at === null ? NOTHING : <time dateTime={at}>{format.dateTime(at)}</time>
  return {
    title: (article: ArticleRow) => (
      <Link {...editArticle(article)} className={classes.link}>
        <CutName name={article.title} />
      </Link>
    ),
    state: ({ state }: ArticleRow) => t(ARTICLE_STATE_LABELS[state]),
    published_at: ({ published_at: at }: ArticleRow) => moment(at),
    author: ({ author }: ArticleRow) => author ?? NOTHING,
    comments_count: ({ comments_count: count }: ArticleRow) => format.number(count),
    updated_at: ({ updated_at: at }: ArticleRow) => moment(at),
  }
}

export function useArticleWords() {
  const t = useTranslate()
  return {
    failed: t('The articles could not be loaded'),
    notFound: t('No matching articles found'),
    empty: {
      icon: <IconNews size={28} stroke={1.25} />,
      title: t('No articles yet'),
      text: t('Write the first one: it can wait for its day.'),
    },
  }
}

export function NewArticleLink() {
  const t = useTranslate()
  return (
    <Button
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      renderRoot={(props) => <Link to="/admin/news/add" {...props} />}
    >
      {t('New article')}
    </Button>
  )
}

export function EditArticleLink({ article }: { article: ArticleRow }) {
  const t = useTranslate()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t('Edit :name', { name: article.title })}
      title={t('Edit')}
      renderRoot={(props) => <Link {...editArticle(article)} {...props} />}
    >
      <IconPencil size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
