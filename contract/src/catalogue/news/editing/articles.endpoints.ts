import { z } from 'zod'
import { staffWith } from '../../../core/access.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { idParams, idsParams, paginated } from '../../../core/list-query.ts'
import { listQueryOf } from '../../../core/list-schemas.ts'
import { RICH_TEXTS_MAX_BYTES } from '../../../core/rich-text/rich-text.ts'
import { seenVersions } from '../../../core/version.ts'
import { articleList } from './articles.list.ts'
import {
  articleForm,
  articlePictureForm,
  articleRow,
  editedArticleAnswer,
  updateArticleForm,
} from './articles.schemas.ts'

const bodyForm = { kinds: ['json'], maxBytes: RICH_TEXTS_MAX_BYTES } as const

export const articleEndpoints = {
  listArticles: defineEndpoint({
    method: 'GET',
    path: 'news-articles',
    access: staffWith('news.update'),
    summary: 'Articles, with drafts and those that will appear',
    list: articleList,
    query: listQueryOf(articleList),
    response: paginated(articleRow),
  }),
  exportArticles: defineEndpoint({
    method: 'GET',
    path: 'news-articles/csv',
    access: staffWith('news.update'),
    summary: 'Articles as a file, without their texts',
    list: articleList,
    query: listQueryOf(articleList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  getEditedArticle: defineEndpoint({
    method: 'GET',
    path: 'news-articles/:id/model',
    access: staffWith('news.update', { noRecord: 'Whoever writes news edits all of them.' }),
    summary: 'An article in all its languages, for its editor',
    params: idParams,
    response: editedArticleAnswer,
  }),
  createArticle: defineEndpoint({
    method: 'POST',
    path: 'news-articles',
    access: staffWith('news.update', { history: 'news' }),
    summary: 'Write an article: a draft, for now, or for a time at which it appears by itself',
    bodyForm,
    body: articleForm,
    response: editedArticleAnswer,
    status: 201,
  }),
  updateArticle: defineEndpoint({
    method: 'PUT',
    path: 'news-articles/:id',
    access: staffWith('news.update', { record: true, version: true, history: 'news' }),
    summary: 'Change an article, or when it appears',
    params: idParams,
    bodyForm,
    body: updateArticleForm,
    response: editedArticleAnswer,
  }),
  deleteArticles: defineEndpoint({
    method: 'DELETE',
    path: 'news-articles/:ids',
    access: staffWith('news.update', { record: true, version: true, history: 'news' }),
    summary: 'Delete articles, all of them or none; they can be restored',
    params: idsParams,
    body: seenVersions,
    response: z.object({ deleted: z.number() }),
  }),
  restoreArticles: defineEndpoint({
    method: 'POST',
    path: 'news-articles/:ids/restore',
    access: staffWith('news.update', {
      record: true,
      noVersion: 'Nobody changes what is deleted.',
      history: 'news',
    }),
    summary: 'Bring deleted articles back with their comments, all of them or none',
    params: idsParams,
    response: z.object({ restored: z.number() }),
  }),
  keepArticlePicture: defineEndpoint({
    method: 'POST',
    path: 'news-articles/picture',
    access: staffWith('news.update', { noHistory: 'It is shown nowhere until an article has it.' }),
    summary: 'Fetch a picture for an article from another site that this one knows, and keep it',
    body: articlePictureForm,
    response: z.object({ image: z.string() }),
  }),
}
