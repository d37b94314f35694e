import { newsUrl } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import type { EditedArticle } from '@mediatheque/contract/catalogue/news/editing/articles.schemas.ts'
import { Button, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EditorForm } from '../../../../lib/forms/editor-form.tsx'
import type { ContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { EditorBar } from '../../../../ui/editor-bar.tsx'
import { Page, PageHeader } from '../../../../ui/page.tsx'
import { HistoryButton } from '../../../operations/history/history-button.tsx'
import { ArticleFields } from './article-fields.tsx'
import { PublicationField } from './publication-field.tsx'
import classes from './articles.module.css'
import { type ArticleValues, useEditedArticleForm, useNewArticleForm } from './use-article-form.ts'

export function NewArticle() {
  const t = useTranslate()
  return <ArticleEditor title={t('New article')} contract={useNewArticleForm()} />
}

interface EditArticleProps {
  article: EditedArticle
  /** A change was taken back: the article is other than it was. */
  onReverted(): void
}

export function EditArticle({ article, onReverted }: EditArticleProps) {
  const t = useTranslate()
  return (
    <ArticleEditor
      title={t('Edit article: :title', { title: article.title })}
      contract={useEditedArticleForm(article)}
      isPublished={article.state === 'published'}
      actions={
        <>
          <HistoryButton
            of={{ kind: 'news', id: String(article.id), name: article.title }}
            onReverted={onReverted}
          />
          <Button
            variant="default"
            renderRoot={(props) => <Link to={newsUrl(article) as '/'} {...props} />}
          >
            {article.state === 'published' ? t('View article') : t('Preview')}
          </Button>
        </>
      }
    />
  )
}

interface ArticleEditorProps {
  title: string
  contract: ContractForm<ArticleValues>
  isPublished?: boolean
  actions?: ReactNode
}

/** An article that is written, or written on, in both languages. */
function ArticleEditor({ title, contract, isPublished = false, actions }: ArticleEditorProps) {
  const t = useTranslate()
  return (
    <Page>
      <PageHeader title={title} actions={actions} />
      <EditorForm of={contract} className={classes.form}>
        <Stack gap="lg">
          <ArticleFields form={contract.form} />
          <PublicationField form={contract.form} isPublished={isPublished} />
          <EditorBar>
            <Button variant="default" renderRoot={(props) => <Link to="/admin/news" {...props} />}>
              {t('Cancel')}
            </Button>
            <Button type="submit" loading={contract.isSubmitting}>
              {t('Save')}
            </Button>
          </EditorBar>
        </Stack>
      </EditorForm>
    </Page>
  )
}
