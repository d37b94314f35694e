import { defineLines } from '../../core/lines.ts'

/** What the server says of notices: refusals, mails, notifications. */
export const takedownMessageLines = defineLines({
  'Please fill this in.': { fr: 'Veuillez remplir ce champ.' },
  'Without this statement nothing can be decided.': {
    fr: 'Sans cette déclaration, rien ne peut être décidé.',
  },
  'Please type your name exactly as above.': {
    fr: 'Saisissez votre nom exactement comme ci-dessus.',
  },
  'Please give at least one address.': { fr: 'Indiquez au moins une adresse.' },
  'At most :count addresses at once. Send another notice for more.': {
    fr: 'Au plus :count adresses à la fois. Envoyez une autre demande pour le reste.',
  },
  'Line :line: this is no address of this site.': {
    fr: 'Ligne :line : ce n’est pas une adresse de ce site.',
  },
  'Line :line: this was withdrawn already.': { fr: 'Ligne :line : ceci est déjà retiré.' },
  'Line :line: there is no title and no link at this address.': {
    fr: 'Ligne :line : il n’y a ni titre ni lien à cette adresse.',
  },
  'You cannot add more here. Please send another notice.': {
    fr: 'Vous ne pouvez plus rien ajouter ici. Envoyez une autre demande.',
  },
  'Some of these were decided already. Nothing was changed.': {
    fr: 'Certains points sont déjà décidés. Rien n’a changé.',
  },
  'A counter-notice about this waits already.': {
    fr: 'Une contre-notification à ce sujet est déjà en attente.',
  },
  'This counter-notice was decided already.': {
    fr: 'Cette contre-notification est déjà décidée.',
  },
  'We received your notice :reference': { fr: 'Nous avons reçu votre demande :reference' },
  'We look at each notice by hand, and tell you by mail what we decided.': {
    fr: 'Nous examinons chaque demande à la main et vous écrivons notre décision.',
  },
  'It is about [one 1 address|other :count addresses] of this site.': {
    fr: 'Elle concerne [one 1 adresse|other :count adresses] de ce site.',
  },
  'Follow your notice': { fr: 'Suivre votre demande' },
  'Whoever has this address can read your notice. Keep it to yourself.': {
    fr: 'Quiconque a cette adresse peut lire votre demande. Gardez-la pour vous.',
  },
  'See the page': { fr: 'Voir la page' },
  'We decided about your notice :reference': { fr: 'Notre décision sur votre demande :reference' },
  'We withdrew [one this address|other these :count addresses]:': {
    fr: 'Nous avons retiré [one cette adresse|other ces :count adresses] :',
  },
  'We did not withdraw [one this address|other these :count addresses]:': {
    fr: 'Nous n’avons pas retiré [one cette adresse|other ces :count adresses] :',
  },
  'A question about your notice :reference': { fr: 'Une question sur votre demande :reference' },
  'Please answer on the page of your notice.': { fr: 'Répondez sur la page de votre demande.' },
  'A counter-notice was sent about notice :reference': {
    fr: 'Contre-notification reçue pour la demande :reference',
  },
  'Somebody says that :title should not have been withdrawn.': {
    fr: 'Quelqu’un affirme que :title n’aurait pas dû être retiré.',
  },
  'You may answer until :day on the page of your notice. Then we decide.': {
    fr: 'Vous pouvez répondre jusqu’au :day sur la page de votre demande. Nous décidons ensuite.',
  },
  'We received your counter-notice': { fr: 'Nous avons reçu votre contre-notification' },
  'It is about :title.': { fr: 'Elle concerne :title.' },
  'The sender of the notice may answer until :day. Then we decide, and tell you.': {
    fr: 'L’auteur de la demande peut répondre jusqu’au :day. Nous décidons ensuite et vous écrivons.',
  },
  'We decided about your counter-notice': { fr: 'Notre décision sur votre contre-notification' },
  'It is back: :title.': { fr: 'Rétabli : :title.' },
  'It stays withdrawn: :title.': { fr: 'Le retrait est maintenu : :title.' },
  'Something is back: notice :reference': { fr: 'Rétablissement : demande :reference' },
  'What you asked us to withdraw is back: :title.': {
    fr: 'Ce dont vous aviez demandé le retrait est rétabli : :title.',
  },
  'The title :title, to which you contributed, was withdrawn after a takedown notice': {
    fr: 'Le titre :title, auquel vous avez contribué, a été retiré à la suite d’une demande',
  },
  'Your link on :title was withdrawn after a takedown notice': {
    fr: 'Votre lien sur :title a été retiré à la suite d’une demande',
  },
  'Your nzb file on :title was withdrawn after a takedown notice': {
    fr: 'Votre fichier nzb sur :title a été retiré à la suite d’une demande',
  },
  'Your torrent on :title was withdrawn after a takedown notice': {
    fr: 'Votre torrent sur :title a été retiré à la suite d’une demande',
  },
  'The title :title, to which you contributed, is back': {
    fr: 'Le titre :title, auquel vous avez contribué, est rétabli',
  },
  'Your link on :title is back': { fr: 'Votre lien sur :title est rétabli' },
  'Your nzb file on :title is back': { fr: 'Votre fichier nzb sur :title est rétabli' },
  'Your torrent on :title is back': { fr: 'Votre torrent sur :title est rétabli' },
  'Your counter-notice about :title was refused': {
    fr: 'Votre contre-notification sur :title est refusée',
  },
  'Read more, or answer': { fr: 'En savoir plus ou répondre' },
  'Something of yours was withdrawn after a takedown notice, or is back': {
    fr: 'Une de vos contributions est retirée à la suite d’une demande, ou rétablie',
  },
})
