import { defineLines } from '../../core/lines.ts'

/** Read by members of staff, but on pages of every kind: through a role, the administration may be closed. */
export const viewAsLines = defineLines({
  Guest: { fr: 'Visiteur' },
  Moderator: { fr: 'Modérateur' },
  'You see the site as :role': { fr: 'Vous voyez le site en tant que :role' },
  'Nothing can be changed meanwhile.': { fr: 'Rien ne peut être modifié entre-temps.' },
  'Rights that you lack yourself are not shown.': {
    fr: 'Les droits que vous n’avez pas vous-même ne sont pas montrés.',
  },
  'Stop seeing the site as :role': { fr: 'Arrêter de voir le site en tant que :role' },
  'You see the site as a role: nothing can be changed until you stop.': {
    fr: 'Vous voyez le site en tant que rôle : rien ne peut être modifié avant votre retour.',
  },
  'You no longer see the site as a role, so nothing was done. Do it again as yourself if you mean it.':
    {
      fr: 'Vous ne voyez plus le site en tant que rôle : rien n’a été fait. Recommencez en votre nom si vous le souhaitez.',
    },
  'You see the site as yourself again: seeing it as a role has ended.': {
    fr: 'Vous voyez de nouveau le site en votre nom : la vue en tant que rôle est terminée.',
  },
})
