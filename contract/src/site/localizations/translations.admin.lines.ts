import { defineLines } from '../../core/lines.ts'

export const translationLines = defineLines({
  Localizations: { fr: 'Langues du site' },
  'Language of the site': { fr: 'Langue du site' },
  'Add a language': { fr: 'Ajouter une langue' },
  'Added “:name”': { fr: '« :name » ajoutée' },
  'No such language': { fr: 'Aucune langue de ce nom' },
  'Languages that are written from right to left are not offered: the pages are not laid out for them.':
    {
      fr: 'Les langues qui s’écrivent de droite à gauche ne sont pas proposées : les pages ne sont pas composées pour elles.',
    },
  'The pages are not laid out for languages that are written from right to left, so none can be added.':
    {
      fr: 'Les pages ne sont pas composées pour les langues qui s’écrivent de droite à gauche : aucune ne peut être ajoutée.',
    },
  'In the language itself, as its readers choose it.': {
    fr: 'Dans la langue elle-même, tel que ses lecteurs le choisissent.',
  },
  'Begin with the lines of': { fr: 'Commencer avec les lignes de' },
  'Whatever has no line is said in English.': {
    fr: 'Ce qui n’a pas de ligne est dit en anglais.',
  },
  'No other language': { fr: 'Aucune autre langue' },
  'The site has this language already.': { fr: 'Le site a déjà cette langue.' },
  'Readers may choose it': { fr: 'Les lecteurs peuvent la choisir' },
  'Staff translate it also while it is switched off.': {
    fr: 'L’équipe la traduit aussi tant qu’elle est désactivée.',
  },
  'Not offered to readers': { fr: 'Non proposée aux lecteurs' },
  'Lines of this site': { fr: 'Lignes de ce site' },
  'Delete the language “:name”?': { fr: 'Supprimer la langue « :name » ?' },
  '[one :count translated line is|other :count translated lines are] lost for good.': {
    fr: '[one :count ligne traduite est définitivement perdue.|other :count lignes traduites sont définitivement perdues.]',
  },
  'Whoever reads the site in this language reads it in the default one.': {
    fr: 'Ceux qui lisent le site dans cette langue le liront dans la langue par défaut.',
  },
  'A language that comes with the application can be switched off, and not deleted.': {
    fr: 'Une langue livrée avec l’application peut être désactivée, mais pas supprimée.',
  },
  'This is the default language of the site. Please choose another one in the settings before.': {
    fr: 'C’est la langue par défaut du site. Veuillez d’abord en choisir une autre dans les réglages.',
  },
  'This is the last language that readers get.': {
    fr: 'C’est la dernière langue proposée aux lecteurs.',
  },
  Line: { fr: 'Ligne' },
  'Line of a language': { fr: 'Ligne d’une langue' },
  'A line is changed again where it is translated.': {
    fr: 'Une ligne se modifie à nouveau là où elle est traduite.',
  },
  'The languages of the site, and every text of its pages in each of them.': {
    fr: 'Les langues du site, et chaque texte de ses pages dans chacune d’elles.',
  },
  'The languages could not be listed': { fr: 'Les langues n’ont pas pu être listées' },
  'Readers cannot choose a language: translations are switched off in the settings.': {
    fr: 'Les lecteurs ne peuvent pas choisir de langue : les traductions sont désactivées dans les réglages.',
  },
  ':count of :total lines are translated': { fr: ':count lignes sur :total sont traduites' },
  'Default of the site': { fr: 'Par défaut sur le site' },
  '[one :count outdated line|other :count outdated lines]': {
    fr: '[one :count ligne périmée|other :count lignes périmées]',
  },
  '[one :count line with faults|other :count lines with faults]': {
    fr: '[one :count ligne fautive|other :count lignes fautives]',
  },
  '[one :count changed on this site|other :count changed on this site]': {
    fr: '[one :count modifiée sur ce site|other :count modifiées sur ce site]',
  },
  Translate: { fr: 'Traduire' },
  'Translate :name': { fr: 'Traduire : :name' },
  'What is saved is shown to readers at once.': {
    fr: 'Ce qui est enregistré est montré aussitôt aux lecteurs.',
  },
  'Search lines': { fr: 'Chercher des lignes' },
  'Which lines': { fr: 'Quelles lignes' },
  'All lines': { fr: 'Toutes' },
  'Missing lines': { fr: 'Manquantes' },
  'Changed here': { fr: 'Modifiées ici' },
  'Outdated lines': { fr: 'Périmées' },
  'With faults': { fr: 'Fautives' },
  'The lines could not be listed': { fr: 'Les lignes n’ont pas pu être listées' },
  'No such lines': { fr: 'Aucune ligne de ce genre' },
  'Other words find other lines.': { fr: 'D’autres mots trouvent d’autres lignes.' },
  'Unsaved lines': { fr: 'Lignes non enregistrées' },
  '[one :count line is not saved|other :count lines are not saved]': {
    fr: '[one :count ligne n’est pas enregistrée|other :count lignes ne sont pas enregistrées]',
  },
  'Save all': { fr: 'Tout enregistrer' },
  '[one :count line was saved|other :count lines were saved]': {
    fr: '[one :count ligne a été enregistrée|other :count lignes ont été enregistrées]',
  },
  'Placeholders: :names': { fr: 'Valeurs : :names' },
  'Administration only': { fr: 'Administration seulement' },
  Translation: { fr: 'Traduction' },
  'With numbers': { fr: 'Avec des nombres' },
  'It still fits': { fr: 'Elle convient toujours' },
  'Remove the translation': { fr: 'Retirer la traduction' },
  'Back to what ships': { fr: 'Revenir au texte d’origine' },
  Missing: { fr: 'Manquante' },
  Outdated: { fr: 'Périmée' },
  'It was written for: :english': { fr: 'Elle a été écrite pour : :english' },
  'File of lines': { fr: 'Fichier de lignes' },
  'Changed lines': { fr: 'Lignes modifiées' },
  'Same as before, or empty': { fr: 'Identiques ou vides' },
  'No line of the site': { fr: 'Inconnues du site' },
  'With other placeholders than the English': { fr: 'Avec d’autres valeurs que l’anglais' },
  ':label: :count': { fr: ':label : :count' },
  '[one :count line was changed|other :count lines were changed]': {
    fr: '[one :count ligne a été modifiée|other :count lignes ont été modifiées]',
  },
  '[one Change :count line|other Change :count lines]': {
    fr: '[one Modifier :count ligne|other Modifier :count lignes]',
  },
  'This line lacks :names.': { fr: 'Il manque :names à cette ligne.' },
  'The English line has no :names.': { fr: 'La ligne anglaise n’a pas :names.' },
  'A plural ends with “]”.': { fr: 'Un pluriel se termine par « ] ».' },
  'A plural needs the form “other”.': { fr: 'Un pluriel a besoin de la forme « other ».' },
  'The site has no such line.': { fr: 'Le site n’a pas de telle ligne.' },
  'A line cannot be empty.': { fr: 'Une ligne ne peut pas être vide.' },
  'Somebody changed a line of these meanwhile. Please load the page again.': {
    fr: 'Quelqu’un a modifié l’une de ces lignes entre-temps. Veuillez recharger la page.',
  },
  'This is no JSON.': { fr: 'Ce n’est pas du JSON.' },
  'The file has to be one object of lines by key.': {
    fr: 'Le fichier doit être un seul objet de lignes par clé.',
  },
  'This is no PO file.': { fr: 'Ce n’est pas un fichier PO.' },
})
