import { defineLines } from './lines.ts'

/** What is said about fields; written by the server, which knows the reader's language. */
export const validationLines = defineLines({
  'The given data was invalid.': { fr: 'Les données envoyées ne sont pas valables.' },
  'No file is expected here.': { fr: 'Aucun fichier n’est attendu ici.' },
  'The :attribute field is required.': { fr: 'Le champ « :attribute » est obligatoire.' },
  'The :attribute field is invalid.': { fr: 'Le champ « :attribute » n’est pas valable.' },
  'The selected :attribute is invalid.': {
    fr: 'La valeur choisie pour « :attribute » n’est pas valable.',
  },
  'The :attribute field is not known here.': { fr: 'Le champ « :attribute » est inconnu ici.' },
  'The :attribute field format is invalid.': {
    fr: 'Le format du champ « :attribute » n’est pas valable.',
  },
  'The :attribute field must be a multiple of :value.': {
    fr: 'Le champ « :attribute » doit être un multiple de :value.',
  },
  'The :attribute field must be a text.': { fr: 'Le champ « :attribute » doit être un texte.' },
  'The :attribute field must be a number.': { fr: 'Le champ « :attribute » doit être un nombre.' },
  'The :attribute field must be an integer.': {
    fr: 'Le champ « :attribute » doit être un nombre entier.',
  },
  'The :attribute field must be true or false.': {
    fr: 'Le champ « :attribute » doit être vrai ou faux.',
  },
  'The :attribute field must be a list.': { fr: 'Le champ « :attribute » doit être une liste.' },
  'The :attribute field must be a valid date.': {
    fr: 'Le champ « :attribute » doit être une date valable.',
  },
  'The :attribute field must be a valid email address.': {
    fr: 'Le champ « :attribute » doit être une adresse e-mail valable.',
  },
  'The :attribute field must be a valid web address.': {
    fr: 'Le champ « :attribute » doit être une adresse web valable.',
  },
  'The :attribute field must be at least :min characters.': {
    fr: 'Le champ « :attribute » doit avoir au moins :min caractères.',
  },
  'The :attribute field must be at least :min.': {
    fr: 'Le champ « :attribute » doit valoir au moins :min.',
  },
  'The :attribute field must be greater than :min.': {
    fr: 'Le champ « :attribute » doit être supérieur à :min.',
  },
  'The :attribute field must have at least :min items.': {
    fr: 'Le champ « :attribute » doit avoir au moins :min éléments.',
  },
  'The :attribute field must not be greater than :max characters.': {
    fr: 'Le champ « :attribute » ne doit pas dépasser :max caractères.',
  },
  'The :attribute field must not be greater than :max.': {
    fr: 'Le champ « :attribute » ne doit pas dépasser :max.',
  },
  'The :attribute field must be less than :max.': {
    fr: 'Le champ « :attribute » doit être inférieur à :max.',
  },
  'The :attribute field must not have more than :max items.': {
    fr: 'Le champ « :attribute » ne doit pas avoir plus de :max éléments.',
  },
  'This was changed meanwhile. Please load it again.': {
    fr: 'Cela a changé entre-temps. Rechargez la page.',
  },
  'There is no record with this number.': { fr: 'Aucune fiche ne porte ce numéro.' },
  'Please enter one line of text.': { fr: 'Saisissez une seule ligne de texte.' },
  'Please remove the signs that cannot be shown.': {
    fr: 'Retirez les signes qui ne peuvent pas être affichés.',
  },
  'This list cannot be searched.': { fr: 'Cette liste ne se cherche pas par mots.' },
  'At most 100 items at once': { fr: '100 éléments au plus à la fois' },
  'The filters could not be read': { fr: 'Les filtres n’ont pas pu être lus' },
})
