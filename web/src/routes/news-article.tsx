import { type NewsArticle, newsUrl } from '@mediatheque/contract/catalogue/news/news.schemas.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '../features/catalogue/news/article-page.tsx'
import { articleJsonLd } from '../features/catalogue/news/article-json-ld.ts'
import { newsArticleQuery } from '../features/catalogue/news/news.queries.ts'
import {
  absoluteUrl,
  pageHead,
  previewImage,
  siteImage,
} from '../features/catalogue/title-cards/page-head.ts'
import { CommentsSection } from '../features/community/comments/comments-section.tsx'
import { translate } from '../lib/i18n.ts'
import { notFoundOn404, numberParam, requirePermission } from '../lib/guards.ts'
import { leadToOwnAddress } from '../lib/own-address.ts'

export const Route = createFileRoute('/_shell/news/$id/{-$slug}')({
  beforeLoad: ({ location }) => requirePermission('titles.view', location),
  loader: async ({ context: { queryClient }, params, location }) => {
    const data = await queryClient
      .ensureQueryData(newsArticleQuery(numberParam(params.id)))
      .catch(notFoundOn404)
    leadToOwnAddress(location, newsUrl(data.article))
    return data
  },
  head: ({ loaderData }) => {
    if (!loaderData) return {}
    const { article } = loaderData
    return pageHead({
      name: article.name,
      description: article.description,
      path: newsUrl(article),
      image: '',
      isHidden: !article.is_public,
      seo: {
        page: 'news',
        values: {
          'article.title': article.name,
          'article.summary': article.summary,
          'article.author': article.author,
        },
      },
      ...(import.meta.env.SSR && forEngines(article)),
    })
  },
  component: Article,
})

function forEngines(article: NewsArticle) {
  const [about] = article.titles
  const image = article.image
    ? absoluteUrl(article.image)
    : about
      ? previewImage([{ kind: 'poster', id: about.id, url: about.poster }], about)
      : siteImage()
  return {
    image,
    type: 'article' as const,
    crumbs: [
      { name: translate('Home'), path: '/' },
      { name: translate('News'), path: '/news' },
      { name: article.name },
    ],
    jsonLd: articleJsonLd(article, image),
  }
}

function Article() {
  const id = Number(Route.useParams().id)
  const { data } = useSuspenseQuery(newsArticleQuery(id))
  return (
    <>
      <ArticlePage article={data.article} />
      {data.article.is_public && <CommentsSection key={id} on={{ type: 'news', id }} />}
    </>
  )
}
