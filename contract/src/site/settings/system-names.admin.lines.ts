import { defineLines } from '../../core/lines.ts'

/** Names of settings about how the site itself runs. */
export const systemNameLines = defineLines({
  'Settings tab outgoing-email': { en: 'Outgoing mail', fr: 'E-mails sortants' },
  'Settings of mail_sender': { en: 'Sender', fr: 'Expéditeur' },
  'Setting mail_sender.name': { en: 'Name of the sender', fr: 'Nom de l’expéditeur' },
  'Setting mail_sender.address': {
    en: 'Address of the sender',
    fr: 'Adresse de l’expéditeur',
  },
  'About mail_sender.address': {
    en: 'Without one, mails are from no-reply at the address of the site. The mail server has to allow it.',
    fr: 'Sans adresse, les e-mails viennent de no-reply à l’adresse du site. Le serveur de messagerie doit l’autoriser.',
  },
  'Settings of mail_server': { en: 'Mail server', fr: 'Serveur de messagerie' },
  'Setting mail_server.host': {
    en: 'Host of the mail server',
    fr: 'Hôte du serveur de messagerie',
  },
  'About mail_server.host': {
    en: 'Without one, mails are not sent: they are kept in the log of mails.',
    fr: 'Sans hôte, les e-mails ne sont pas envoyés : ils restent dans le journal des e-mails.',
  },
  'Setting mail_server.port': { en: 'Port', fr: 'Port' },
  'Setting mail_server.encryption': { en: 'Encryption', fr: 'Chiffrement' },
  'Setting mail_server.encryption: starttls': {
    en: 'STARTTLS (usually port 587)',
    fr: 'STARTTLS (en général port 587)',
  },
  'Setting mail_server.encryption: tls': {
    en: 'TLS (usually port 465)',
    fr: 'TLS (en général port 465)',
  },
  'Setting mail_server.encryption: none': {
    en: 'None, on the own network only',
    fr: 'Aucun, sur le réseau local uniquement',
  },
  'Setting mail_server.username': { en: 'User name', fr: 'Nom d’utilisateur' },
  'About mail_server.username': {
    en: 'Empty where the server asks for no login.',
    fr: 'Vide si le serveur ne demande pas d’identification.',
  },
  'Settings of mail_server_key': {
    en: 'Key of the mail server',
    fr: 'Clé du serveur de messagerie',
  },
  'Setting mail_server_key.password': {
    en: 'Password of the mail server',
    fr: 'Mot de passe du serveur de messagerie',
  },
})
