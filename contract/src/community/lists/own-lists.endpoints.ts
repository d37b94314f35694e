import { z } from 'zod'
import { user, userWith, withAccess } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { idParams, idsParams, paginated } from '../../core/list-query.ts'
import { seenVersions } from '../../core/version.ts'
import { LISTS_QUOTA } from './lists.quotas.ts'
import {
  addToListForm,
  createListForm,
  createListQuery,
  listAnswer,
  listItemsAnswer,
  listNoteForm,
  listTitleForm,
  moveInListForm,
  ownListSchema,
  ownListsQuery,
  updateListForm,
} from './lists.schemas.ts'

/** Titles of a list are changed one by one, so that what another tab did to the others stays. */
const changesOneTitle = userWith('lists.create', {
  record: true,
  noVersion: 'It says what becomes of one title, wherever the others stand by now.',
})

export const ownListEndpoints = {
  listOwnLists: defineEndpoint({
    method: 'GET',
    path: 'lists/mine',
    access: userWith('titles.view'),
    summary:
      'Own lists, private ones too; with a title, whether each holds it. First what is kept for later, then those changed last',
    query: ownListsQuery,
    response: paginated(ownListSchema),
  }),
  createList: defineEndpoint({
    method: 'POST',
    path: 'lists',
    access: userWith('lists.create', { quota: LISTS_QUOTA }),
    summary: 'Make a list, with a first title where one is named',
    query: createListQuery,
    body: createListForm,
    status: 201,
    response: listAnswer,
  }),
  updateList: defineEndpoint({
    method: 'PUT',
    path: 'lists/:id',
    access: userWith('lists.create', { record: true, version: true }),
    summary: 'Change what an own list is called, says of itself, and who may read it',
    params: idParams,
    body: updateListForm,
    response: listAnswer,
  }),
  deleteLists: defineEndpoint({
    method: 'DELETE',
    path: 'lists/:ids',
    access: withAccess(user, { record: true, version: true }),
    summary: 'Delete own lists: all of them or none',
    params: idsParams,
    body: seenVersions,
    response: z.object({ deleted: z.number() }),
  }),
  addForLater: defineEndpoint({
    method: 'POST',
    path: 'lists/watch-later',
    access: userWith('lists.create'),
    summary: 'Keep a title for later, in a private list that is made when it is first needed',
    body: listTitleForm,
    response: listItemsAnswer,
  }),
  addToList: defineEndpoint({
    method: 'POST',
    path: 'lists/:id/add',
    access: changesOneTitle,
    summary:
      'Add a title to an own list, at its end or at a place; one that is there stays where it is',
    params: idParams,
    body: addToListForm,
    response: listItemsAnswer,
  }),
  removeFromList: defineEndpoint({
    method: 'POST',
    path: 'lists/:id/remove',
    access: changesOneTitle,
    summary: 'Take a title out of an own list',
    params: idParams,
    body: listTitleForm,
    response: listItemsAnswer,
  }),
  moveInList: defineEndpoint({
    method: 'POST',
    path: 'lists/:id/reorder',
    access: changesOneTitle,
    summary: 'Move a title of an own list to another place; the others keep their order',
    params: idParams,
    body: moveInListForm,
    response: listItemsAnswer,
  }),
  noteInList: defineEndpoint({
    method: 'POST',
    path: 'lists/:id/note',
    access: changesOneTitle,
    summary: 'Say something of a title of an own list, or nothing more',
    params: idParams,
    body: listNoteForm,
    response: listItemsAnswer,
  }),
}
