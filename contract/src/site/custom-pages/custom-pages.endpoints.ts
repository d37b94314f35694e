import { z } from 'zod'
import { permission, staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { slug } from '../../core/input.ts'
import { idParams, idsParams, paginated } from '../../core/list-query.ts'
import { listQueryOf } from '../../core/list-schemas.ts'
import { RICH_TEXTS_MAX_BYTES } from '../../core/rich-text/rich-text.ts'
import { seenVersions } from '../../core/version.ts'
import { customPageList } from './custom-pages.list.ts'
import {
  customPageAnswer,
  customPageForm,
  customPageRow,
  editedCustomPageAnswer,
  updateCustomPageForm,
} from './custom-pages.schemas.ts'

const bodyForm = { kinds: ['json'], maxBytes: RICH_TEXTS_MAX_BYTES } as const

export const customPageEndpoints = {
  listCustomPages: defineEndpoint({
    method: 'GET',
    path: 'custom-pages',
    access: staffWith('custom_pages.update'),
    summary: 'Pages of the site, drafts included',
    list: customPageList,
    query: listQueryOf(customPageList),
    response: paginated(customPageRow),
  }),
  exportCustomPages: defineEndpoint({
    method: 'GET',
    path: 'custom-pages/csv',
    access: staffWith('custom_pages.update'),
    summary: 'Pages of the site as a file, without their texts',
    list: customPageList,
    query: listQueryOf(customPageList),
    answersAs: ['text/csv'],
    response: z.unknown(),
  }),
  getCustomPage: defineEndpoint({
    method: 'GET',
    path: 'custom-pages/:idOrSlug',
    access: permission('titles.view', { record: true }),
    summary:
      'Read a page by its number, its slug, or one that it had before; drafts for who may edit them',
    params: z.object({ idOrSlug: slug }),
    response: customPageAnswer,
  }),
  getEditedCustomPage: defineEndpoint({
    method: 'GET',
    path: 'custom-pages/:id/model',
    access: staffWith('custom_pages.update', {
      noRecord: 'Whoever edits pages edits all of them.',
    }),
    summary: 'A page in all its languages, for its editor',
    params: idParams,
    response: editedCustomPageAnswer,
  }),
  createCustomPage: defineEndpoint({
    method: 'POST',
    path: 'custom-pages',
    access: staffWith('custom_pages.update', { history: 'custom-page' }),
    summary: 'Write a page; of its HTML what texts may hold is kept',
    bodyForm,
    body: customPageForm,
    response: editedCustomPageAnswer,
    status: 201,
  }),
  updateCustomPage: defineEndpoint({
    method: 'PUT',
    path: 'custom-pages/:id',
    access: staffWith('custom_pages.update', {
      record: true,
      version: true,
      history: 'custom-page',
    }),
    summary: 'Change a page; what it was called before leads on to it',
    params: idParams,
    bodyForm,
    body: updateCustomPageForm,
    response: editedCustomPageAnswer,
  }),
  deleteCustomPages: defineEndpoint({
    method: 'DELETE',
    path: 'custom-pages/:ids',
    access: staffWith('custom_pages.update', {
      record: true,
      version: true,
      history: 'custom-page',
    }),
    summary: 'Delete pages: all of them or none',
    params: idsParams,
    body: seenVersions,
    response: z.object({ deleted: z.number() }),
  }),
}
