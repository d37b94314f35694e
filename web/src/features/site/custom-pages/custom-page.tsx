import type { CustomPageView } from '@mediatheque/contract/site/custom-pages/custom-pages.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { RichText } from '../../../ui/rich-text.tsx'
import classes from './custom-page.module.css'

/** A page as its readers see it. */
export function CustomPage({ page }: { page: CustomPageView }) {
  const t = useTranslate()
  return (
    <Page narrow>
      <article>
        <PageHeader
          title={page.title}
          actions={
            page.can.update && (
              <Link
                to="/admin/custom-pages/$pageId/edit"
                params={{ pageId: String(page.id) }}
                className={classes.edit}
              >
                {t('Edit this page')}
              </Link>
            )
          }
        />
        {!page.is_published && (
          <p className={classes.draft}>
            {t('This page is a draft. Only those who edit pages see it.')}
          </p>
        )}
        <RichText html={page.body} />
      </article>
    </Page>
  )
}
