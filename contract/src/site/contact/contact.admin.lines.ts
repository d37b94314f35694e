import { defineLines } from '../../core/lines.ts'

export const contactAdminLines = defineLines({
  Messages: { fr: 'Messages' },
  'What visitors wrote on the contact page, newest first.': {
    fr: 'Ce que les visiteurs ont écrit sur la page de contact, le plus récent d’abord.',
  },
  'Answered on': { fr: 'Traité le' },
  'Waiting for an answer': { fr: 'En attente de réponse' },
  Answered: { fr: 'Traité' },
  'Is answered': { en: 'Answered', fr: 'Traité' },
  'Answered by :name': { fr: 'Traité par :name' },
  'Search messages': { fr: 'Rechercher dans les messages' },
  'The messages could not be loaded': { fr: 'Les messages n’ont pas pu être chargés' },
  'No messages match': { fr: 'Aucun message ne correspond' },
  'No messages': { fr: 'Aucun message' },
  'What visitors write on the contact page will be here.': {
    fr: 'Ce que les visiteurs écrivent sur la page de contact apparaîtra ici.',
  },
  'Message of :name': { fr: 'Message de :name' },
  'Answer by mail': { fr: 'Répondre par e-mail' },
  'Mark as answered': { fr: 'Marquer comme traité' },
  'Mark as waiting': { fr: 'Remettre en attente' },
  'Delete [one this message|other :count messages]?': {
    fr: 'Supprimer [one ce message|other :count messages] ?',
  },
  '[one 1 message is marked as answered|other :count messages are marked as answered]': {
    fr: '[one :count message est marqué comme traité|other :count messages sont marqués comme traités]',
  },
  '[one 1 message waits again|other :count messages wait again]': {
    fr: '[one :count message est de nouveau en attente|other :count messages sont de nouveau en attente]',
  },
  'What a message says is no part of the history, and nothing else of it is changed.': {
    fr: 'Le texte d’un message ne fait pas partie de l’historique, et rien d’autre n’y est modifié.',
  },
  'Contact message': { fr: 'Message de contact' },
  'Message to :site': { fr: 'Message à :site' },
  ':name wrote on the contact page': { fr: ':name a écrit sur la page de contact' },
  'Open the messages': { fr: 'Ouvrir les messages' },
  'Answer this mail to answer :name.': { fr: 'Répondez à cet e-mail pour répondre à :name.' },
})
