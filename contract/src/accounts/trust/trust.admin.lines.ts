import { defineLines } from '../../core/lines.ts'

/** What the server says of trust: refusals, and notifications. */
export const trustLines = defineLines({
  'Is trusted': { en: 'Trust', fr: 'Confiance' },
  'This comes with a role of theirs, and is changed there.': {
    fr: 'Cela vient d’un de ses rôles, et se modifie là.',
  },
  'Moderators trust you: what you add is seen at once from now on': {
    fr: 'Les modérateurs vous font confiance : vos ajouts sont désormais visibles aussitôt',
  },
  'What you add is looked at by a moderator again before it is seen': {
    fr: 'Vos ajouts sont de nouveau vérifiés par un modérateur avant publication',
  },
})
