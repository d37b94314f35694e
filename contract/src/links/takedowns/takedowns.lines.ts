import { defineLines } from '../../core/lines.ts'

/** Of the pages for holders of rights, and for those who answer them. */
export const takedownLines = defineLines({
  'Takedown notice': { fr: 'Demande de retrait' },
  Transparency: { fr: 'Transparence' },
  'A link on :title': { fr: 'Un lien sur :title' },
  'An nzb file on :title': { fr: 'Un fichier nzb sur :title' },
  'A torrent on :title': { fr: 'Un torrent sur :title' },
  ':title was withdrawn': { fr: 'Retiré : :title' },
  'It was withdrawn after a takedown notice, on :day.': {
    fr: 'Retrait effectué à la suite d’une demande, le :day.',
  },
  'This is a mistake': { fr: 'C’est une erreur' },
  'How many notices came, and what became of them': {
    fr: 'Combien de demandes sont arrivées, et leur issue',
  },
  'Send a takedown notice': { fr: 'Envoyer une demande de retrait' },
  'If something here infringes rights that you hold, or that you speak for, tell us. We look at each notice by hand.':
    {
      fr: 'Si quelque chose ici porte atteinte à vos droits ou à ceux de qui vous représentez, dites-le-nous. Nous examinons chaque demande à la main.',
    },
  'You hold the rights in this?': { fr: 'Vous en détenez les droits ?' },
  'Who you are': { fr: 'Qui vous êtes' },
  'Full name': { fr: 'Nom complet' },
  'Postal address': { fr: 'Adresse postale' },
  'Or at least the country where you are.': { fr: 'Ou au moins le pays où vous êtes.' },
  'Organisation (optional)': { fr: 'Organisation (facultatif)' },
  Organisation: { fr: 'Organisation' },
  'On behalf of (optional)': { fr: 'Au nom de (facultatif)' },
  'On behalf of': { fr: 'Au nom de' },
  'Where the rights are not your own': { fr: 'Si les droits ne sont pas les vôtres' },
  'What it is about': { fr: 'Objet de la demande' },
  'The works': { fr: 'Les œuvres' },
  Works: { en: 'The works', fr: 'Les œuvres' },
  'Name each work: title, year, author.': {
    fr: 'Nommez chaque œuvre : titre, année, auteur.',
  },
  'Your rights': { fr: 'Vos droits' },
  Rights: { en: 'Your rights', fr: 'Vos droits' },
  'Which rights you hold, and why what is here infringes them.': {
    fr: 'Quels droits vous détenez, et en quoi il leur est porté atteinte ici.',
  },
  'Addresses on this site': { fr: 'Adresses sur ce site' },
  Addresses: { fr: 'Adresses' },
  'One a line: pages of titles or links, at most 50.': {
    fr: 'Une par ligne : pages de titres ou de liens, 50 au plus.',
  },
  'Sworn statements': { fr: 'Déclarations sur l’honneur' },
  'I believe in good faith that this use is not authorised by the holder of the rights, its agent, or the law.':
    {
      fr: 'Je crois de bonne foi que cet usage n’est autorisé ni par le titulaire des droits, ni par son mandataire, ni par la loi.',
    },
  'I declare under penalty of perjury that what I say is accurate, and that I hold these rights or may act for who holds them.':
    {
      fr: 'Je déclare, sous peine de poursuites pour faux, que mes informations sont exactes et que je détiens ces droits ou peux agir pour leur titulaire.',
    },
  'Good faith': { en: 'Statement of good faith', fr: 'Déclaration de bonne foi' },
  Accuracy: { en: 'Statement of accuracy', fr: 'Déclaration d’exactitude' },
  Jurisdiction: { en: 'Consent to the courts', fr: 'Acceptation des tribunaux' },
  Signature: { fr: 'Signature' },
  'Type your name as above.': { fr: 'Saisissez votre nom comme ci-dessus.' },
  'Send the notice': { fr: 'Envoyer la demande' },
  'Who you are is seen by those who decide, and by nobody else; it is deleted some time after the decision. What you claim and what we decide is kept.':
    {
      fr: 'Votre identité n’est vue que de ceux qui décident, et effacée quelque temps après la décision. Ce que vous demandez et ce que nous décidons est conservé.',
    },
  'We received your notice': { fr: 'Nous avons reçu votre demande' },
  'Its reference is :reference.': { fr: 'Sa référence est :reference.' },
  'A mail is on its way to :email, with an address where you can follow it.': {
    fr: 'Un e-mail est en route vers :email, avec une adresse pour la suivre.',
  },
  'Counter-notice': { fr: 'Contre-notification' },
  Statement: { en: 'Why it should come back', fr: 'Pourquoi le rétablir' },
  'A counter-notice about this waits for a decision.': {
    fr: 'Une contre-notification à ce sujet attend une décision.',
  },
  'Send a counter-notice': { fr: 'Envoyer une contre-notification' },
  'Send the counter-notice': { fr: 'Envoyer la contre-notification' },
  'The sender of the notice has [one 1 day|other :count days] to answer. They learn that there is a counter-notice, and not who sent it. Then we decide.':
    {
      fr: 'L’auteur de la demande a [one 1 jour|other :count jours] pour répondre. Il apprend qu’il y a une contre-notification, mais pas de qui. Nous décidons ensuite.',
    },
  'Why it should come back': { fr: 'Pourquoi le rétablir' },
  'I declare under penalty of perjury that I believe in good faith that this was withdrawn by mistake or misidentification.':
    {
      fr: 'Je déclare, sous peine de poursuites pour faux, croire de bonne foi que ce retrait résulte d’une erreur ou d’une confusion.',
    },
  'I accept that the courts of where I live may decide about it.': {
    fr: 'J’accepte que les tribunaux de mon domicile puissent en décider.',
  },
  'Not decided yet': { fr: 'Pas encore décidé' },
  Refused: { fr: 'Refusé' },
  Restored: { fr: 'Restauré' },
  'Was deleted before': { fr: 'Supprimé avant la décision' },
  'Waiting for a decision': { fr: 'En attente de décision' },
  'Waiting for its sender': { fr: 'En attente de son auteur' },
  Decided: { fr: 'Décidé' },
  'Your notice :reference': { fr: 'Votre demande :reference' },
  'Received on :day.': { fr: 'Reçue le :day.' },
  Messages: { fr: 'Messages' },
  'No messages yet.': { fr: 'Aucun message pour l’instant.' },
  You: { fr: 'Vous' },
  'Message to those who decide': { fr: 'Message à ceux qui décident' },
  Send: { fr: 'Envoyer' },
  'Message sent': { fr: 'Message envoyé' },
  'How many takedown notices this site received, and what became of them. Who sent them, and what they were about, is not said here.':
    {
      fr: 'Combien de demandes de retrait ce site a reçues, et leur issue. Leurs auteurs et leur objet ne sont pas dits ici.',
    },
  'No takedown notice has come yet': { fr: 'Aucune demande de retrait pour l’instant' },
  'Once one has, it is counted here.': { fr: 'Dès qu’il y en aura, elles seront comptées ici.' },
  'By year': { fr: 'Par année' },
  'By month': { fr: 'Par mois' },
  Period: { fr: 'Période' },
  Notices: { fr: 'Demandes' },
  'Counter-notices': { fr: 'Contre-notifications' },
  'Usual time to a decision': { fr: 'Délai habituel de décision' },
  '[one 1 hour|other :count hours]': { fr: '[one 1 heure|other :count heures]' },
  '[one 1 day|other :count days]': { fr: '[one 1 jour|other :count jours]' },
})
