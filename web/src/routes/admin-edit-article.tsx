import { createFileRoute, useRouter } from '@tanstack/react-router'
import { EditArticle } from '../features/catalogue/news/admin/article-editor.tsx'
import { editedArticleQuery } from '../features/catalogue/news/admin/articles.queries.ts'
import { notFoundOn404, numberParam } from '../lib/guards.ts'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/admin/news/$articleId/edit')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient
      .fetchQuery({ ...editedArticleQuery(numberParam(params.articleId)), staleTime: 0 })
      .catch(notFoundOn404),
  head: ({ loaderData }) => ({
    meta: [
      {
        title: loaderData
          ? translate('Edit article: :title', { title: loaderData.article.title })
          : translate('News'),
      },
    ],
  }),
  component: AdminEditArticle,
})

function AdminEditArticle() {
  const { article } = Route.useLoaderData()
  const router = useRouter()
  return (
    <EditArticle key={article.id} article={article} onReverted={() => void router.invalidate()} />
  )
}
