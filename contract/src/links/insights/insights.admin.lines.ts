import { defineLines } from '../../core/lines.ts'

export const insightLines = defineLines({
  'Changed since it was accepted': { fr: 'Modifié depuis son acceptation' },
  'Changed since it was restored': { fr: 'Modifié depuis sa restauration' },
  'Changed since it was postponed': { fr: 'Modifié depuis sa remise à plus tard' },
  'Changed since somebody decided': { fr: 'Modifié depuis la dernière décision' },
  'Changed since it was published': { fr: 'Modifié depuis sa publication' },
  'Record of :name': { fr: 'Bilan de :name' },
  ':count accepted': { fr: '[one :count acceptée|other :count acceptées]' },
  ':count denied': { fr: '[one :count refusée|other :count refusées]' },
  Waiting: { fr: 'En attente' },
  'Open reports': { fr: 'Signalements ouverts' },
  'Trusted uploader': { fr: 'Contributeur de confiance' },
  'Of the newest :count of each kind.': { fr: 'Sur les :count plus récentes de chaque type.' },
  Trust: { fr: 'Faire confiance' },
  'Could be trusted': { fr: 'Confiance possible' },
  'A role of theirs lets what they add be seen at once.': {
    fr: 'Un de ses rôles publie ses ajouts aussitôt.',
  },
  'What they add is seen at once.': { fr: 'Ses ajouts sont publiés aussitôt.' },
  'What they add is seen once a moderator has accepted it.': {
    fr: 'Ses ajouts sont publiés après validation par un modérateur.',
  },
  '[one 1 contribution in a row was|other :count contributions in a row were] accepted: they could be trusted.':
    {
      fr: '[one :count contribution acceptée|other :count contributions acceptées] d’affilée : on pourrait lui faire confiance.',
    },
  '[one 1 contribution in a row was|other :count contributions in a row were] accepted: somebody who may do more could trust them.':
    {
      fr: '[one :count contribution acceptée|other :count contributions acceptées] d’affilée : quelqu’un qui a plus de droits pourrait lui faire confiance.',
    },
  'Trust this uploader': { fr: 'Faire confiance à ce contributeur' },
  'Take trust away': { fr: 'Retirer la confiance' },
  'Trust :name?': { fr: 'Faire confiance à :name ?' },
  'Take trust from :name?': { fr: 'Retirer la confiance à :name ?' },
  'What they add from now on is seen at once, without a moderator. What waits already goes on waiting. They are told.':
    {
      fr: 'Ses prochains ajouts seront publiés aussitôt, sans modérateur. Ce qui attend déjà continue d’attendre. La personne est prévenue.',
    },
  'A moderator looks at what they add from now on first. They are told.': {
    fr: 'Un modérateur vérifiera d’abord ses prochains ajouts. La personne est prévenue.',
  },
  ':name is trusted now': { fr: ':name a maintenant votre confiance' },
  ':name is no longer trusted': { fr: ':name n’a plus votre confiance' },
  Undone: { fr: 'Annulé' },
  'Last denials': { fr: 'Derniers refus' },
  'Nothing of theirs was denied lately.': { fr: 'Rien de sa part n’a été refusé récemment.' },
})
