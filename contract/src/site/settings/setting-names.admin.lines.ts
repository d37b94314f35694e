import { defineLines } from '../../core/lines.ts'

/**
 * Settings by their place, for the pages on which they are edited: sections, values, what is said about them, and their
 * choices. A test makes sure that none is nameless.
 */
export const settingNameLines = defineLines({
  'Settings tab general': { en: 'General', fr: 'Général' },
  'Settings tab localization': { en: 'Localization', fr: 'Langues' },
  'Settings tab authentication': { en: 'Authentication', fr: 'Authentification' },
  'Settings tab uploading': { en: 'Uploading', fr: 'Envoi de fichiers' },
  'Settings tab analytics': { en: 'Analytics', fr: 'Mesure d’audience' },
  'Settings tab logging': { en: 'Logging', fr: 'Journaux' },
  'Settings tab recaptcha': { en: 'Human check', fr: 'Vérification humaine' },
  'Settings tab gdpr': { en: 'GDPR', fr: 'RGPD' },
  'Settings tab content': { en: 'Content', fr: 'Contenu' },
  'Settings tab seo': { en: 'Search engines', fr: 'Moteurs de recherche' },
  'Settings tab ads': { en: 'Ads', fr: 'Publicité' },
  'Settings of title_ratings': {
    en: 'Ratings in the list of titles',
    fr: 'Notes dans la liste des titres',
  },
  'Settings of api': { en: 'Access tokens', fr: 'Jetons d’accès' },
  'Settings of notif': { en: 'Notifications', fr: 'Notifications' },
  'Settings of profile': { en: 'Profiles', fr: 'Profils' },
  'Settings of account_settings': { en: 'Account settings', fr: 'Paramètres du compte' },
  'Settings of billing': { en: 'Plans and payment', fr: 'Offres et paiement' },
  'Settings of dates': { en: 'Dates and times', fr: 'Dates et heures' },
  'Settings of branding': { en: 'Name and logo', fr: 'Nom et logo' },
  'Settings of install': { en: 'As an app', fr: 'En tant qu’application' },
  'Settings of homepage': { en: 'First page', fr: 'Page d’accueil' },
  'Settings of push_services': { en: 'Push services', fr: 'Services push' },
  'Settings of redirects': { en: 'Redirects', fr: 'Redirections' },
  'Settings of i18n': { en: 'Languages', fr: 'Langues' },
  'Settings of registration': { en: 'Registration', fr: 'Inscription' },
  'Settings of auth': { en: 'After the login', fr: 'Après la connexion' },
  'Settings of require_email_confirmation': {
    en: 'Email confirmation',
    fr: 'Confirmation de l’adresse',
  },
  'Settings of social': { en: 'Login with other services', fr: 'Connexion par d’autres services' },
  'Settings of unconfirmed_accounts': { en: 'Unconfirmed accounts', fr: 'Comptes non confirmés' },
  'Settings of social_endpoints': {
    en: 'Stand-ins for other services',
    fr: 'Remplaçants des autres services',
  },
  'Settings of social_secrets': { en: 'Keys of other services', fr: 'Clés des autres services' },
  'Settings of uploads': { en: 'Where files go', fr: 'Destination des fichiers' },
  'Settings of s3_storage': { en: 'S3 bucket', fr: 'Compartiment S3' },
  'Settings of s3_storage_key': { en: 'Key of the S3 bucket', fr: 'Clé du compartiment S3' },
  'Settings of error_reporting': { en: 'Errors in browsers', fr: 'Erreurs des navigateurs' },
  'Settings of retention': { en: 'How long things are kept', fr: 'Durées de conservation' },
  'Settings of visits': { en: 'Counts for reports', fr: 'Comptages pour les rapports' },
  'Settings of recaptcha': { en: 'Human check', fr: 'Vérification humaine' },
  'Settings of recaptcha_secrets': {
    en: 'Keys of the human check',
    fr: 'Clés de la vérification humaine',
  },
  'Settings of cookie_notice': { en: 'Cookie notice', fr: 'Avis sur les cookies' },
  'Settings of enable_comments': { en: 'Comments', fr: 'Commentaires' },
  'Settings of comments_edit_minutes': {
    en: 'Changing comments',
    fr: 'Modification des commentaires',
  },
  'Settings of comments_guard': {
    en: 'Keeping advertisements away from comments',
    fr: 'Protection des commentaires contre la publicité',
  },
  'Settings of dns_warning': { en: 'DNS blocking', fr: 'Blocage DNS' },
  'Settings of links': { en: 'Links', fr: 'Liens' },
  'Settings of link_checks': { en: 'Checks of links', fr: 'Vérification des liens' },
  'Settings of torrents': { en: 'Torrents', fr: 'Torrents' },
  'Settings of ads': { en: 'Advertising', fr: 'Publicité' },
  'Settings of debrid_endpoints': {
    en: 'Stand-ins for debrid services',
    fr: 'Remplaçants des services de débridage',
  },
  'Settings of import_tmdb': { en: 'Import from TMDB', fr: 'Import depuis TMDB' },
  'Settings of import_tmdb_key': { en: 'Key of TMDB', fr: 'Clé de TMDB' },
  'Settings of import_igdb': { en: 'Import from IGDB', fr: 'Import depuis IGDB' },
  'Settings of import_igdb_key': { en: 'Key of IGDB', fr: 'Clé d’IGDB' },
  'Settings of import_books': { en: 'Import of books', fr: 'Import de livres' },
  'Settings of import_books_key': { en: 'Key of Google Books', fr: 'Clé de Google Books' },
  'Settings of import_deezer': { en: 'Import from Deezer', fr: 'Import depuis Deezer' },
  'Settings of import_refresh': {
    en: 'Refresh of imported titles',
    fr: 'Actualisation des titres importés',
  },
  'Setting api.integrated': {
    en: 'Members may make access tokens',
    fr: 'Les membres peuvent créer des jetons d’accès',
  },
  'Setting notif.integrated': { en: 'Notifications on the site', fr: 'Notifications sur le site' },
  'Setting notif.subs.integrated': {
    en: 'Everybody chooses what they are told',
    fr: 'Chacun choisit ses notifications',
  },
  'Setting notif.push.integrated': {
    en: 'Browsers are told while no page is open',
    fr: 'Notifications push sans page ouverte',
  },
  'Setting profile.enable': {
    en: 'Members have a public page',
    fr: 'Les membres ont une page publique',
  },
  'Setting account_settings.extra_panels': {
    en: 'Panels added to the account settings',
    fr: 'Panneaux ajoutés aux paramètres du compte',
  },
  'Setting account_settings.extra_panels.id': { en: 'Short name', fr: 'Nom court' },
  'Setting account_settings.extra_panels.label': { en: 'Title', fr: 'Titre' },
  'Setting account_settings.extra_panels.description': { en: 'Text', fr: 'Texte' },
  'Setting account_settings.extra_panels.link': {
    en: 'A button below it',
    fr: 'Un bouton en dessous',
  },
  'Setting account_settings.extra_panels.link.label': {
    en: 'Text of the button',
    fr: 'Texte du bouton',
  },
  'Setting account_settings.extra_panels.link.url': { en: 'Where it leads', fr: 'Destination' },
  'Setting billing.enable': { en: 'Offer plans', fr: 'Proposer des offres' },
  'Setting dates.default_timezone': { en: 'Time zone', fr: 'Fuseau horaire' },
  'Setting dates.format': { en: 'Form of dates', fr: 'Format des dates' },
  'Setting branding.site_name': { en: 'Name of the site', fr: 'Nom du site' },
  'Setting branding.description': { en: 'In one sentence', fr: 'En une phrase' },
  'Setting branding.logo_light': { en: 'Logo on light pages', fr: 'Logo sur fond clair' },
  'Setting branding.logo_dark': { en: 'Logo on dark pages', fr: 'Logo sur fond sombre' },
  'Setting branding.logo_light_mobile': {
    en: 'Logo on light pages, on a phone',
    fr: 'Logo sur fond clair, sur téléphone',
  },
  'Setting branding.logo_dark_mobile': {
    en: 'Logo on dark pages, on a phone',
    fr: 'Logo sur fond sombre, sur téléphone',
  },
  'Setting branding.favicon': { en: 'Sign on the tab', fr: 'Icône de l’onglet' },
  'About branding.favicon': {
    en: 'A small square picture. Empty: the sign of the site.',
    fr: 'Une petite image carrée. Vide : le signe du site.',
  },
  'Setting homepage.type': {
    en: 'What visitors see first',
    fr: 'Ce que les visiteurs voient d’abord',
  },
  'Setting push_services.hosts': {
    en: 'Push services besides those of browsers',
    fr: 'Services push en plus de ceux des navigateurs',
  },
  'Setting redirects.pages': { en: 'Pages that are gone', fr: 'Pages disparues' },
  'Setting redirects.pages.from': { en: 'From', fr: 'De' },
  'Setting redirects.pages.to': { en: 'To', fr: 'Vers' },
  'Setting i18n.enable': {
    en: 'Visitors choose their language',
    fr: 'Les visiteurs choisissent leur langue',
  },
  'Setting i18n.default_localization': { en: 'Language of the site', fr: 'Langue du site' },
  'Setting registration.disable': { en: 'Nobody can register', fr: 'Inscription fermée' },
  'Setting registration.policies': { en: 'Rules to accept', fr: 'Règles à accepter' },
  'Setting registration.policies.id': { en: 'Short name', fr: 'Nom court' },
  'Setting registration.policies.label': { en: 'What is accepted', fr: 'Ce qui est accepté' },
  'Setting registration.policies.url': { en: 'Where it can be read', fr: 'Où le lire' },
  'Setting auth.redirect_uri': { en: 'Page after the login', fr: 'Page après la connexion' },
  'Setting auth.secondary_redirect_uri': {
    en: 'Page where that one is not allowed',
    fr: 'Page si celle-là n’est pas permise',
  },
  'Setting require_email_confirmation': {
    en: 'An address is confirmed before the account opens',
    fr: 'L’adresse est confirmée avant l’ouverture du compte',
  },
  'Setting social.google.enable': { en: 'Google', fr: 'Google' },
  'Setting social.facebook.enable': { en: 'Facebook', fr: 'Facebook' },
  'Setting social.twitter.enable': { en: 'X (Twitter)', fr: 'X (Twitter)' },
  'Setting social.envato.enable': { en: 'Envato', fr: 'Envato' },
  'Setting social.compact_buttons': { en: 'Small buttons', fr: 'Petits boutons' },
  'Setting unconfirmed_accounts.days': {
    en: 'Days until they are removed',
    fr: 'Jours avant leur suppression',
  },
  'Setting social_endpoints.google': { en: 'Google', fr: 'Google' },
  'Setting social_endpoints.facebook': { en: 'Facebook', fr: 'Facebook' },
  'Setting social_endpoints.twitter': { en: 'X (Twitter)', fr: 'X (Twitter)' },
  'Setting social_endpoints.envato': { en: 'Envato', fr: 'Envato' },
  'Setting social_secrets.google.client_id': {
    en: 'Google: client ID',
    fr: 'Google : identifiant client',
  },
  'Setting social_secrets.google.client_secret': {
    en: 'Google: client secret',
    fr: 'Google : secret client',
  },
  'Setting social_secrets.facebook.client_id': {
    en: 'Facebook: client ID',
    fr: 'Facebook : identifiant client',
  },
  'Setting social_secrets.facebook.client_secret': {
    en: 'Facebook: client secret',
    fr: 'Facebook : secret client',
  },
  'Setting social_secrets.twitter.client_id': {
    en: 'X (Twitter): client ID',
    fr: 'X (Twitter) : identifiant client',
  },
  'Setting social_secrets.twitter.client_secret': {
    en: 'X (Twitter): client secret',
    fr: 'X (Twitter) : secret client',
  },
  'Setting social_secrets.envato.client_id': {
    en: 'Envato: client ID',
    fr: 'Envato : identifiant client',
  },
  'Setting social_secrets.envato.client_secret': {
    en: 'Envato: client secret',
    fr: 'Envato : secret client',
  },
  'Setting uploads.chunk_size': {
    en: 'Bytes of one piece of a long file',
    fr: 'Octets par morceau d’un long fichier',
  },
  'Setting uploads.uploads_driver': { en: 'Private files', fr: 'Fichiers privés' },
  'Setting uploads.public_driver': { en: 'Public files', fr: 'Fichiers publics' },
  'Setting uploads.s3_direct_upload': {
    en: 'Browsers send straight to the bucket',
    fr: 'Les navigateurs envoient directement au compartiment',
  },
  'Setting uploads.disable_tus': {
    en: 'Long files are not resumed',
    fr: 'Les longs fichiers ne reprennent pas',
  },
  'Setting s3_storage.endpoint': { en: 'Address', fr: 'Adresse' },
  'Setting s3_storage.region': { en: 'Region', fr: 'Région' },
  'Setting s3_storage.bucket': { en: 'Bucket', fr: 'Compartiment' },
  'Setting s3_storage_key.access_key_id': { en: 'Access key ID', fr: 'Identifiant de la clé' },
  'Setting s3_storage_key.secret_access_key': { en: 'Secret access key', fr: 'Clé secrète' },
  'Setting error_reporting.enable': {
    en: 'Browsers tell what went wrong in them',
    fr: 'Les navigateurs signalent leurs erreurs',
  },
  'Setting retention.ended_days': {
    en: 'Ended sessions and used links, in days',
    fr: 'Sessions closes et liens utilisés, en jours',
  },
  'Setting retention.mails_days': {
    en: 'Log of mails, in days',
    fr: 'Journal des courriels, en jours',
  },
  'Setting retention.notifications_days': {
    en: 'Notifications, in days',
    fr: 'Notifications, en jours',
  },
  'Setting retention.import_runs_days': {
    en: 'Log of imports, in days',
    fr: 'Journal des imports, en jours',
  },
  'Setting retention.history_days': {
    en: 'History of changes, in days',
    fr: 'Historique des modifications, en jours',
  },
  'Setting retention.bulk_runs_days': {
    en: 'Work on all that a list found, in days',
    fr: 'Actions groupées terminées, en jours',
  },
  'Setting retention.plays_days': {
    en: 'What members watched, in days',
    fr: 'Ce que les membres ont regardé, en jours',
  },
  'Setting retention.visits_days': {
    en: 'Single visits and plays, in days',
    fr: 'Visites et lectures une à une, en jours',
  },
  'Setting retention.rare_searches_days': {
    en: 'Rare searches without a result, in days',
    fr: 'Recherches rares sans résultat, en jours',
  },
  'Setting visits.enable': {
    en: 'Count visits, plays and searches',
    fr: 'Compter les visites, les lectures et les recherches',
  },
  'Setting visits.country_header': {
    en: 'Header with the country',
    fr: 'En-tête qui donne le pays',
  },
  'Setting retention.denials_days': {
    en: 'Denied contributions, in days',
    fr: 'Contributions refusées, en jours',
  },
  'Setting retention.takedowns_days': {
    en: 'Who sent a takedown notice, in days after the decision',
    fr: 'Auteurs des demandes de retrait, en jours après la décision',
  },
  'Setting retention.contact_days': {
    en: 'Messages of the contact page, in days after the answer',
    fr: 'Messages de la page de contact, en jours après la réponse',
  },
  'Setting retention.error_log_days': {
    en: 'Log of errors, in days',
    fr: 'Journal des erreurs, en jours',
  },
  'Setting recaptcha.provider': { en: 'Who checks', fr: 'Qui vérifie' },
  'Setting recaptcha.site_key': { en: 'Site key', fr: 'Clé du site' },
  'Setting recaptcha.enable.login': { en: 'At the login', fr: 'À la connexion' },
  'Setting recaptcha.enable.register': { en: 'At the registration', fr: 'À l’inscription' },
  'Setting recaptcha.enable.contact': {
    en: 'When somebody writes to you',
    fr: 'Quand on vous écrit',
  },
  'Setting recaptcha.enable.report': {
    en: 'When something is reported',
    fr: 'Quand on signale quelque chose',
  },
  'Setting recaptcha.enable.takedown': {
    en: 'When somebody sends a takedown notice',
    fr: 'Quand on envoie une demande de retrait',
  },
  'Setting recaptcha.enable.download': { en: 'Before a download', fr: 'Avant un téléchargement' },
  'Setting recaptcha_secrets.secret_key': { en: 'Secret key', fr: 'Clé secrète' },
  'Setting recaptcha_secrets.endpoint': { en: 'Address of the service', fr: 'Adresse du service' },
  'Setting recaptcha_secrets.min_score': { en: 'Least score', fr: 'Note minimale' },
  'Setting recaptcha_secrets.difficulty': {
    en: 'Attempts of the built-in check',
    fr: 'Tentatives de la vérification intégrée',
  },
  'Setting contact.recipient': {
    en: 'Messages of the contact page also go to',
    fr: 'Les messages de la page de contact vont aussi à',
  },
  'Setting cookie_notice.enable': { en: 'Show the notice', fr: 'Afficher l’avis' },
  'Setting cookie_notice.position': { en: 'Where it stands', fr: 'Emplacement' },
  'Setting cookie_notice.button': { en: 'A button for more', fr: 'Un bouton pour en savoir plus' },
  'Setting cookie_notice.button.label': { en: 'Text', fr: 'Texte' },
  'Setting cookie_notice.button.action': { en: 'Where it leads', fr: 'Destination' },
  'Setting cookie_notice.button.type': { en: 'What it is', fr: 'Nature' },
  'Setting enable_comments': { en: 'Members may comment', fr: 'Les membres peuvent commenter' },
  'Setting comments_edit_minutes': {
    en: 'Minutes for which their authors may change comments; 0: never',
    fr: 'Minutes pendant lesquelles un auteur peut modifier son commentaire ; 0 : jamais',
  },
  'Setting comments_guard.new_account_days': {
    en: 'Days for which an account is new; 0: never',
    fr: 'Jours pendant lesquels un compte est nouveau ; 0 : jamais',
  },
  'Setting comments_guard.new_account_a_day': {
    en: 'Comments that a new account may write within a day; 0: as many as others',
    fr: 'Commentaires qu’un nouveau compte peut écrire en un jour ; 0 : autant que les autres',
  },
  'Setting comments_guard.first_comments': {
    en: 'Comments that an account has to have before one with a link stands unread, as long as it is new too; 0: none',
    fr: 'Commentaires qu’un compte doit avoir pour qu’un lien ne soit plus relu, pas plus que tant qu’il est nouveau ; 0 : aucun',
  },
  'Setting comments_guard.watched_words': {
    en: 'Words and phrases of which a moderator reads comments first, one a line',
    fr: 'Mots et expressions qui font relire un commentaire, un par ligne',
  },
  'Setting torrents.tracker_url': {
    en: 'Tracker: torrents are given out with its address, followed by /announce/ and the member’s passkey',
    fr: 'Tracker : les torrents sont donnés avec son adresse, suivie de /announce/ et de la passkey du membre',
  },
  'Settings of trust': { en: 'Trusted uploaders', fr: 'Contributeurs de confiance' },
  'Setting trust.suggest_after': {
    en: 'Accepted contributions in a row until trust is suggested; 0: never',
    fr: 'Contributions acceptées d’affilée avant de proposer la confiance ; 0 : jamais',
  },
  'About trust.suggest_after': {
    en: 'Those who decide about members are told in the queues when so many were accepted and none was denied.',
    fr: 'Dans les files, ceux qui gèrent les membres sont avertis quand autant ont été acceptées et aucune refusée.',
  },
  'Settings of moderation': { en: 'Moderation', fr: 'Modération' },
  'Setting moderation.denial_reasons': {
    en: 'Reasons to deny a contribution',
    fr: 'Raisons de refuser une contribution',
  },
  'About moderation.denial_reasons': {
    en: 'Offered to moderators in their language. They can always type another.',
    fr: 'Proposées aux modérateurs dans leur langue. Ils peuvent toujours en saisir une autre.',
  },
  'Setting moderation.denial_reasons.kind': { en: 'Offered for', fr: 'Proposée pour' },
  'Setting moderation.denial_reasons.kind: all': { en: 'All contributions', fr: 'Tout' },
  'Setting moderation.denial_reasons.kind: link': { en: 'Links', fr: 'Liens' },
  'Setting moderation.denial_reasons.kind: nzb': {
    en: 'Newsgroup files',
    fr: 'Fichiers de newsgroups',
  },
  'Setting moderation.denial_reasons.kind: torrent': { en: 'Torrents', fr: 'Torrents' },
  'Setting moderation.denial_reasons.en': { en: 'In English', fr: 'En anglais' },
  'Setting moderation.denial_reasons.fr': { en: 'In French', fr: 'En français' },
  'Settings of contact': { en: 'Contact page', fr: 'Page de contact' },
  'Settings of takedowns': { en: 'Takedown notices', fr: 'Demandes de retrait' },
  'Setting takedowns.withdrawal_reasons': {
    en: 'Public reasons to withdraw something',
    fr: 'Raisons publiques d’un retrait',
  },
  'About takedowns.withdrawal_reasons': {
    en: 'Offered to those who decide. Visitors read a chosen one in their own language.',
    fr: 'Proposées à ceux qui décident. Les visiteurs lisent celle qui est choisie dans leur langue.',
  },
  'Setting takedowns.withdrawal_reasons.en': { en: 'In English', fr: 'En anglais' },
  'Setting takedowns.withdrawal_reasons.fr': { en: 'In French', fr: 'En français' },
  'Setting takedowns.counter_notice_days': {
    en: 'Days to answer a counter-notice before something comes back',
    fr: 'Jours pour répondre à une contre-notification avant un rétablissement',
  },
  'Setting links.allow_unknown_hosts': {
    en: 'Links to hosts that are not in the list',
    fr: 'Liens vers des hébergeurs hors de la liste',
  },
  'Setting links.rules_url': {
    en: 'Address of your rules for contributions',
    fr: 'Adresse de vos règles de contribution',
  },
  'About links.rules_url': {
    en: 'Whoever contributes finds it beside the lists of titles. Empty: a short text alone.',
    fr: 'Les contributeurs la trouvent à côté des listes de titres. Vide : un court texte seulement.',
  },
  'Setting dns_warning.video_host_url': {
    en: 'Video host that may be blocked',
    fr: 'Hébergeur de vidéos susceptible d’être bloqué',
  },
  'About dns_warning.video_host_url': {
    en: 'Its address. Browsers of members ask it for robots.txt on download pages, and warn where it cannot be reached. Empty: nobody is asked.',
    fr: 'Son adresse. Le navigateur des membres lui demande robots.txt sur les pages de téléchargement et prévient s’il est injoignable. Vide : personne n’est interrogé.',
  },
  'Setting dns_warning.help_url': {
    en: 'Address of a page about changing the DNS server',
    fr: 'Adresse d’une page sur le changement de serveur DNS',
  },
  'Setting link_checks.is_on': {
    en: 'Check regularly whether links are there',
    fr: 'Vérifier régulièrement que les liens existent',
  },
  'Setting link_checks.inside_hosts': {
    en: 'Hosts of your own network that may be asked',
    fr: 'Hôtes de votre réseau qui peuvent être interrogés',
  },
  'About link_checks.inside_hosts': {
    en: 'With their ports, separated by commas: nas.local:8080. No other address inside is ever asked.',
    fr: 'Avec leurs ports, séparés par des virgules : nas.local:8080. Aucune autre adresse interne n’est interrogée.',
  },
  'Setting install.short_name': { en: 'Short name', fr: 'Nom court' },
  'About install.short_name': {
    en: 'Below the icon on a device, at most 12 letters. Empty: the beginning of the name of the site.',
    fr: 'Sous l’icône d’un appareil, 12 lettres au plus. Vide : le début du nom du site.',
  },
  'Setting install.icon': { en: 'Icon', fr: 'Icône' },
  'About install.icon': {
    en: 'A path of this site or an address: a square picture of at least 512 pixels. Empty: the sign of the site, in its colour.',
    fr: 'Un chemin de ce site ou une adresse : une image carrée d’au moins 512 pixels. Vide : le signe du site, à sa couleur.',
  },
  'Setting install.colour': { en: 'Colour of the icon', fr: 'Couleur de l’icône' },
  'Setting install.background': { en: 'Colour behind the pages', fr: 'Couleur derrière les pages' },
  'Setting ads.disable': { en: 'No advertising anywhere', fr: 'Aucune publicité' },
  'About ads.disable': {
    en: 'Subscribers never see any, whatever stands below.',
    fr: 'Les abonnés n’en voient jamais, quoi qu’il y ait ci-dessous.',
  },
  'Setting ads.general_top': {
    en: 'At the top of general pages',
    fr: 'En haut des pages générales',
  },
  'About ads.general_top': {
    en: 'HTML as the advertiser gives it, scripts included. Each place is a frame by itself, which cannot see the site. What comes from elsewhere has to come by https.',
    fr: 'Le HTML fourni par l’annonceur, scripts compris. Chaque emplacement est un cadre isolé, qui ne voit rien du site. Ce qui vient d’ailleurs doit venir en https.',
  },
  'Setting ads.general_top_height': {
    en: 'Height of this place, in pixels',
    fr: 'Hauteur de cet emplacement, en pixels',
  },
  'Setting ads.general_bottom': {
    en: 'At the end of general pages',
    fr: 'En bas des pages générales',
  },
  'Setting ads.general_bottom_height': {
    en: 'Height of this place, in pixels',
    fr: 'Hauteur de cet emplacement, en pixels',
  },
  'Setting ads.title_top': {
    en: 'On title pages, after the summary',
    fr: 'Sur les pages des titres, après le résumé',
  },
  'Setting ads.title_top_height': {
    en: 'Height of this place, in pixels',
    fr: 'Hauteur de cet emplacement, en pixels',
  },
  'Setting ads.person_top': {
    en: 'On pages of people, after the biography',
    fr: 'Sur les pages des personnes, après la biographie',
  },
  'Setting ads.person_top_height': {
    en: 'Height of this place, in pixels',
    fr: 'Hauteur de cet emplacement, en pixels',
  },
  'Setting ads.watch_top': {
    en: 'On the watch page, below the player',
    fr: 'Sur la page de lecture, sous le lecteur',
  },
  'Setting ads.watch_top_height': {
    en: 'Height of this place, in pixels',
    fr: 'Hauteur de cet emplacement, en pixels',
  },
  'Setting ads.general_top_terms': {
    en: 'At the top of general pages: when and for whom',
    fr: 'En haut des pages générales : quand et pour qui',
  },
  'Setting ads.general_bottom_terms': {
    en: 'At the end of general pages: when and for whom',
    fr: 'En bas des pages générales : quand et pour qui',
  },
  'Setting ads.title_top_terms': {
    en: 'On title pages: when and for whom',
    fr: 'Sur les pages des titres : quand et pour qui',
  },
  'Setting ads.person_top_terms': {
    en: 'On pages of people: when and for whom',
    fr: 'Sur les pages des personnes : quand et pour qui',
  },
  'Setting ads.watch_top_terms': {
    en: 'On the watch page: when and for whom',
    fr: 'Sur la page de lecture : quand et pour qui',
  },
  'Setting ads.terms.from': { en: 'From', fr: 'À partir du' },
  'Setting ads.terms.until': { en: 'Until', fr: 'Jusqu’au' },
  'Setting ads.terms.device': { en: 'On which devices', fr: 'Sur quels appareils' },
  'Setting ads.terms.device: all': { en: 'On all', fr: 'Sur tous' },
  'Setting ads.terms.device: phones': { en: 'On phones', fr: 'Sur les téléphones' },
  'Setting ads.terms.device: desks': {
    en: 'On tablets and desks',
    fr: 'Sur les tablettes et les ordinateurs',
  },
  'Setting ads.terms.roles': { en: 'For which roles', fr: 'Pour quels rôles' },
  'About ads.terms.roles': {
    en: 'Whoever has one of them sees it; everybody where none is chosen. Subscribers never do.',
    fr: 'Qui a l’un d’eux la voit ; tout le monde si aucun n’est choisi. Les abonnés, jamais.',
  },
  'Setting debrid_endpoints.debrid_link': { en: 'debrid-link', fr: 'debrid-link' },
  'Setting debrid_endpoints.alldebrid': { en: 'AllDebrid', fr: 'AllDebrid' },
  'Setting debrid_endpoints.real_debrid': { en: 'Real-Debrid', fr: 'Real-Debrid' },
  'Setting debrid_endpoints.darkibox': { en: 'Darkibox', fr: 'Darkibox' },
  'Setting debrid_endpoints.fichier': { en: '1fichier', fr: '1fichier' },
  'Setting debrid_endpoints.send_cm': { en: 'send.cm', fr: 'send.cm' },
  'Setting debrid_endpoints.media_cm': { en: 'media.cm', fr: 'media.cm' },
  'Setting import_tmdb.api': { en: 'Stand-in for TMDB', fr: 'Remplaçant de TMDB' },
  'Setting import_tmdb.pictures': {
    en: 'Stand-in for the pictures of TMDB',
    fr: 'Remplaçant des images de TMDB',
  },
  'Setting import_tmdb_key.api_key': {
    en: 'API key or read access token',
    fr: 'Clé d’API ou jeton d’accès en lecture',
  },
  'Setting import_igdb.api': { en: 'Stand-in for IGDB', fr: 'Remplaçant d’IGDB' },
  'Setting import_igdb.login': {
    en: 'Stand-in for the login of IGDB',
    fr: 'Remplaçant de la connexion à IGDB',
  },
  'Setting import_igdb_key.client_id': { en: 'Client ID', fr: 'Identifiant client' },
  'Setting import_igdb_key.client_secret': { en: 'Client secret', fr: 'Secret client' },
  'Setting import_books.is_on': {
    en: 'Books are imported from Open Library and Google Books',
    fr: 'Les livres sont importés d’Open Library et de Google Books',
  },
  'Setting import_books.open_library': {
    en: 'Stand-in for Open Library',
    fr: 'Remplaçant d’Open Library',
  },
  'Setting import_books.google_books': {
    en: 'Stand-in for Google Books',
    fr: 'Remplaçant de Google Books',
  },
  'Setting import_books_key.google_key': { en: 'API key', fr: 'Clé d’API' },
  'Setting import_deezer.is_on': {
    en: 'Music is imported from Deezer',
    fr: 'La musique est importée de Deezer',
  },
  'Setting import_deezer.api': { en: 'Stand-in for Deezer', fr: 'Remplaçant de Deezer' },
  'Setting import_refresh.is_on': {
    en: 'What is airing is imported again by itself',
    fr: 'Ce qui est en cours de diffusion est réimporté de lui-même',
  },
  'Setting import_refresh.every_hours': {
    en: 'Hours after which a title is imported again',
    fr: 'Heures après lesquelles un titre est réimporté',
  },
  'Setting import_refresh.most_titles': {
    en: 'Titles that are imported again in an hour at most',
    fr: 'Titres réimportés par heure au plus',
  },
  'About dates.default_timezone': {
    en: '“auto” for that of each device, else a name such as Europe/Paris.',
    fr: '« auto » pour celui de chaque appareil, sinon un nom tel que Europe/Paris.',
  },
  'About push_services.hosts': {
    en: 'A host such as push.example.org on each line.',
    fr: 'Un hôte tel que push.example.org par ligne.',
  },
  'About redirects.pages': {
    en: 'A page that is there is shown; only where there is none, visitors are led on.',
    fr: 'Une page existante s’affiche ; sinon les visiteurs sont conduits ailleurs.',
  },
  'About auth.redirect_uri': {
    en: 'Empty: the first page, for administrators the administration.',
    fr: 'Vide : la page d’accueil, l’administration pour les administrateurs.',
  },
  'About social_endpoints.google': {
    en: 'Only to try the login without the service itself.',
    fr: 'Seulement pour essayer la connexion sans le service lui-même.',
  },
  'About uploads.uploads_driver': {
    en: 'Files that are there already stay where they are.',
    fr: 'Les fichiers déjà présents restent où ils sont.',
  },
  'About uploads.s3_direct_upload': {
    en: 'The bucket has to allow it (CORS): see the documentation of the configuration.',
    fr: 'Le compartiment doit l’autoriser (CORS) : voir la documentation de la configuration.',
  },
  'About s3_storage.endpoint': {
    en: 'Empty for Amazon’s own. Another address asks for the key again.',
    fr: 'Vide pour Amazon. Une autre adresse demande à nouveau la clé.',
  },
  'About visits.enable': {
    en: 'Without cookies and without keeping addresses; bots, and browsers that ask not to be tracked, are left out.',
    fr: 'Sans cookie et sans conserver d’adresse ; les robots et les navigateurs qui demandent de ne pas être suivis sont laissés de côté.',
  },
  'About visits.country_header': {
    en: 'In which your proxy writes two letters, such as cf-ipcountry. Empty: the database of GEO_DATABASE says it, where there is one.',
    fr: 'Votre mandataire y écrit deux lettres, par exemple cf-ipcountry. Vide : la base de GEO_DATABASE le dit, s’il y en a une.',
  },
  'About retention.rare_searches_days': {
    en: 'Those that fewer than three visitors made: they may say who made them.',
    fr: 'Celles que moins de trois visiteurs ont faites : elles peuvent dire qui les a faites.',
  },
  'About retention.history_days': { en: '0: for ever.', fr: '0 : pour toujours.' },
  'About recaptcha_secrets.min_score': {
    en: 'Of reCAPTCHA v3: 0 a machine, 1 a human.',
    fr: 'Pour reCAPTCHA v3 : 0 une machine, 1 un humain.',
  },
  'About debrid_endpoints.debrid_link': {
    en: 'Only to try it without the service itself. Accounts kept here ask for their key again.',
    fr: 'Seulement pour essayer sans le service lui-même. Les comptes gardés ici redemandent leur clé.',
  },
  'About debrid_endpoints.alldebrid': {
    en: 'Only to try it without the service itself. Accounts kept here ask for their key again.',
    fr: 'Seulement pour essayer sans le service lui-même. Les comptes gardés ici redemandent leur clé.',
  },
  'About debrid_endpoints.real_debrid': {
    en: 'Only to try it without the service itself. Accounts kept here ask for their key again.',
    fr: 'Seulement pour essayer sans le service lui-même. Les comptes gardés ici redemandent leur clé.',
  },
  'About debrid_endpoints.darkibox': {
    en: 'Only to try it without the service itself. Accounts kept here ask for their key again.',
    fr: 'Seulement pour essayer sans le service lui-même. Les comptes gardés ici redemandent leur clé.',
  },
  'About debrid_endpoints.fichier': {
    en: 'Only to try it without the service itself. Accounts kept here ask for their key again.',
    fr: 'Seulement pour essayer sans le service lui-même. Les comptes gardés ici redemandent leur clé.',
  },
  'About debrid_endpoints.send_cm': {
    en: 'Only to try it without the service itself. Accounts kept here ask for their key again.',
    fr: 'Seulement pour essayer sans le service lui-même. Les comptes gardés ici redemandent leur clé.',
  },
  'About debrid_endpoints.media_cm': {
    en: 'Only to try it without the service itself. Accounts kept here ask for their key again.',
    fr: 'Seulement pour essayer sans le service lui-même. Les comptes gardés ici redemandent leur clé.',
  },
  'About import_tmdb.api': {
    en: 'Only to try it without the service itself. Another address asks for the key again.',
    fr: 'Seulement pour essayer sans le service lui-même. Une autre adresse demande à nouveau la clé.',
  },
  'About import_tmdb_key.api_key': {
    en: 'Films and series can be imported when it is set.',
    fr: 'Les films et les séries peuvent être importés dès qu’elle est saisie.',
  },
  'About import_igdb_key.client_id': {
    en: 'Of an application registered at Twitch. Games can be imported when both are set.',
    fr: 'D’une application enregistrée chez Twitch. Les jeux peuvent être importés dès que les deux sont saisis.',
  },
  'About import_books_key.google_key': {
    en: 'Google Books answers without one too, but less often.',
    fr: 'Google Books répond aussi sans clé, mais moins souvent.',
  },
  'About registration.policies.id': {
    en: 'Letters, digits and dashes.',
    fr: 'Lettres, chiffres et tirets.',
  },
  'Setting dates.format: numeric': { en: '22/11/2026', fr: '22/11/2026' },
  'Setting dates.format: short': { en: '22 Nov 2026', fr: '22 nov. 2026' },
  'Setting dates.format: long': { en: '22 November 2026', fr: '22 novembre 2026' },
  'Setting dates.format: timestamp': { en: 'With the time', fr: 'Avec l’heure' },
  'Setting dates.format: time': { en: 'The time only', fr: 'L’heure seulement' },
  'Setting title_ratings.source': {
    en: 'Show, order and filter by the ratings of',
    fr: 'Afficher, trier et filtrer selon les notes de',
  },
  'Setting title_ratings.source: tmdb': { en: 'The film database', fr: 'La base de films' },
  'Setting title_ratings.source: local': { en: 'Members', fr: 'Membres' },
  'Setting homepage.type: channel': { en: 'The catalogue', fr: 'Le catalogue' },
  'Setting homepage.type: landing': { en: 'Landing page', fr: 'Page de présentation' },
  'Setting homepage.type: login': { en: 'Login page', fr: 'Page de connexion' },
  'Setting homepage.type: register': { en: 'Registration page', fr: 'Page d’inscription' },
  'Setting i18n.default_localization: auto': {
    en: 'That of the browser',
    fr: 'Celle du navigateur',
  },
  'Setting i18n.default_localization: en': { en: 'English', fr: 'Anglais' },
  'Setting i18n.default_localization: fr': { en: 'French', fr: 'Français' },
  'Setting uploads.uploads_driver: local': { en: 'On this server', fr: 'Sur ce serveur' },
  'Setting uploads.uploads_driver: s3': { en: 'In the S3 bucket', fr: 'Dans le compartiment S3' },
  'Setting uploads.public_driver: local': { en: 'On this server', fr: 'Sur ce serveur' },
  'Setting uploads.public_driver: s3': { en: 'In the S3 bucket', fr: 'Dans le compartiment S3' },
  'Setting recaptcha.provider: altcha': { en: 'This server itself', fr: 'Ce serveur lui-même' },
  'Setting recaptcha.provider: recaptcha_v2': { en: 'reCAPTCHA v2', fr: 'reCAPTCHA v2' },
  'Setting recaptcha.provider: recaptcha_v3': { en: 'reCAPTCHA v3', fr: 'reCAPTCHA v3' },
  'Setting recaptcha.provider: turnstile': { en: 'Turnstile', fr: 'Turnstile' },
  'Setting cookie_notice.position: top': { en: 'At the top', fr: 'En haut' },
  'Setting cookie_notice.position: bottom': { en: 'At the bottom', fr: 'En bas' },
  'Setting cookie_notice.button.type: link': { en: 'An address', fr: 'Une adresse' },
  'Setting cookie_notice.button.type: route': {
    en: 'A page of this site',
    fr: 'Une page de ce site',
  },
})
