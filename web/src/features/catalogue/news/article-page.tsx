import type { NewsArticle } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { siteUrl } from '../../../lib/page-data.ts'
import { RichText } from '../../../ui/rich-text.tsx'
import { Section } from '../../../ui/section.tsx'
import { MediaGrid } from '../../../ui/media-card.tsx'
import { backdropOf } from '../title-cards/artwork.ts'
import { NewsGrid } from '../title-cards/news-card.tsx'
import { siteSceneOf } from '../title-cards/page-scene.tsx'
import { TitleCard } from '../title-cards/title-card.tsx'
import classes from './article-page.module.css'
import { NewsTags } from './news-tags.tsx'

type ArticlePicture = ComponentProps<'img'> & { 'data-wide'?: boolean }

/** One article, the titles it is about, and what else is new. */
export function ArticlePage({ article }: { article: NewsArticle }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <>
      <article className={classes.article}>
        <header>
          <p className={classes.way}>
            <Link to="/news">{t('News')}</Link>
          </p>
          <h1>{article.name}</h1>
          <p className={classes.facts}>
            {article.published_at && (
              <time dateTime={article.published_at}>{format.longDate(article.published_at)}</time>
            )}
            {article.author && (
              <Link to={`/get-user/${article.author}` as '/'}>
                {t('By :name', { name: article.author })}
              </Link>
            )}
            {article.can.update && (
              <Link to={`/admin/news/${article.id}/edit` as '/'}>{t('Edit this article')}</Link>
            )}
          </p>
          {!article.is_public && <p className={classes.unseen}>{t(unseenLine(article))}</p>}
        </header>
        <img {...pictureOfArticle(article)} alt="" className={classes.picture} />
        {article.summary && <p className={classes.summary}>{article.summary}</p>}
        <div className={classes.body}>
          <RichText html={article.body} />
        </div>
        {article.source && <Source source={article.source} />}
        <NewsTags label={t('Tags of this article')} tags={article.tags} />
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

const unseenLine = ({ published_at: at }: NewsArticle) =>
  at
    ? 'This article has not appeared yet. Only those who write news see it.'
    : 'This article is a draft. Only those who write news see it.'

/** Its own, else that of the first title that it is about, else a drawing. */
function pictureOfArticle({ id, image, titles: [first] }: NewsArticle): ArticlePicture {
  if (image) return { src: image.startsWith('/') ? siteUrl(image) : image }
  const { picture } = first ? backdropOf(first) : { picture: { src: siteSceneOf(id) } }
  return { ...picture, sizes: '(max-width: 767px) 100vw, 720px', 'data-wide': true }
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
