import type { NewsArticle } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { Section } from '../../../ui/section.tsx'
import { MediaGrid } from '../../../ui/media-card.tsx'
import { NewsGrid } from '../title-cards/news-card.tsx'
import { TitleCard } from '../title-cards/title-card.tsx'
import classes from './article-page.module.css'

/** One article, the titles it is about, and what else is new. */
export function ArticlePage({ article }: { article: NewsArticle }) {
  const t = useTranslate()
  const format = useFormat()
  const picture = article.image?.startsWith('/') ? siteUrl(article.image) : article.image
  return (
    <>
      <article className={classes.article}>
        <header>
          <p className={classes.way}>
            <Link to="/news">{t('News')}</Link>
          </p>
          <h1>{article.name}</h1>
          <p className={classes.facts}>
            <time dateTime={article.published_at}>{format.longDate(article.published_at)}</time>
            {article.author && (
              <Link to={`/get-user/${article.author}` as '/'}>
                {t('By :name', { name: article.author })}
              </Link>
            )}
          </p>
        </header>
        {picture && <img src={picture} alt="" className={classes.picture} />}
        {article.summary && <p className={classes.summary}>{article.summary}</p>}
        {article.body.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index} className={classes.paragraph}>
            {paragraph}
          </p>
        ))}
        {article.source && <Source source={article.source} />}
      </article>
      {article.titles.length > 0 && (
        <Section title={t('Titles of this article')}>
          <MediaGrid>
            {article.titles.map((title) => (
              <li key={title.id}>
                <TitleCard title={title} />
              </li>
            ))}
          </MediaGrid>
        </Section>
      )}
      {article.related.length > 0 && (
        <Section
          title={t('More news')}
          actions={
            <Link to="/news" className={classes.all}>
              {t('All news')}
            </Link>
          }
        >
          <NewsGrid articles={article.related} isSmall />
        </Section>
      )}
    </>
  )
}

function Source({ source }: { source: NonNullable<NewsArticle['source']> }) {
  const t = useTranslate()
  const text = t('Source: :name', { name: source.name })
  return (
    <p className={classes.source}>
      {source.url ? (
        <a href={source.url} target="_blank" rel="noreferrer noopener">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  )
}
