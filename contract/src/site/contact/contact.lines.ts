import { defineLines } from '../../core/lines.ts'

export const contactLines = defineLines({
  Contact: { fr: 'Contact' },
  'Write to those who run this site. The answer comes by mail.': {
    fr: 'Écrivez aux responsables de ce site. La réponse arrive par e-mail.',
  },
  'Your name': { fr: 'Votre nom' },
  'Your message': { fr: 'Votre message' },
  'Send the message': { fr: 'Envoyer le message' },
  'Your message has been submitted.': { fr: 'Votre message a été envoyé.' },
  'Please enter your name.': { fr: 'Veuillez saisir votre nom.' },
  'Please write your message.': { fr: 'Veuillez écrire votre message.' },
  'A message has 5,000 characters at most.': {
    fr: 'Un message compte 5 000 caractères au plus.',
  },
  'To have something withdrawn that infringes your rights, send a :notice instead.': {
    fr: 'Pour faire retirer un contenu qui porte atteinte à vos droits, envoyez plutôt une :notice.',
  },
  'takedown notice': { fr: 'demande de retrait' },
  'Your name and address are seen by those who answer, and by nobody else; the message is deleted some time after it came.':
    {
      fr: 'Votre nom et votre adresse ne sont vus que de ceux qui répondent ; le message est supprimé quelque temps après sa réception.',
    },
})
