import { defineLines } from '../../core/lines.ts'

/** The same for what the editor of the appearance changes: its history is read like that of all settings. */
export const appearanceNameLines = defineLines({
  'Settings tab appearance': { en: 'Appearance', fr: 'Apparence' },
  'Settings of menus': { en: 'Menus', fr: 'Menus' },
  'Settings of themes': { en: 'Themes', fr: 'Thèmes' },
  'Settings of landing': { en: 'Landing page', fr: 'Page de présentation' },
  'Setting menus': { en: 'Menus and their entries', fr: 'Menus et leurs entrées' },
  'Setting themes.default_id': { en: 'Number of the first theme', fr: 'Numéro du premier thème' },
  'Setting themes.user_change': {
    en: 'Visitors may choose another theme',
    fr: 'Les visiteurs peuvent choisir un autre thème',
  },
  'Setting themes.all': { en: 'Themes and their colours', fr: 'Thèmes et leurs couleurs' },
  'Setting landing.general.title': { en: 'Title', fr: 'Titre' },
  'Setting landing.general.subtitle': { en: 'Text below the title', fr: 'Texte sous le titre' },
  'Setting landing.general.background.kind': { en: 'Background', fr: 'Arrière-plan' },
  'Setting landing.general.background.image': {
    en: 'Picture of the background',
    fr: 'Image de l’arrière-plan',
  },
  'Setting landing.general.background.opacity': {
    en: 'How much of the picture shows',
    fr: 'Visibilité de l’image',
  },
  'Setting landing.general.background.overlay_from': {
    en: 'First colour over the picture',
    fr: 'Première couleur sur l’image',
  },
  'Setting landing.general.background.overlay_to': {
    en: 'Second colour over the picture',
    fr: 'Seconde couleur sur l’image',
  },
  'Setting landing.general.channel': { en: 'Channel with the posters', fr: 'Chaîne des affiches' },
  'Setting landing.general.motion': { en: 'Motion', fr: 'Mouvement' },
  'Setting landing.general.show_search': { en: 'Search field', fr: 'Champ de recherche' },
  'Setting landing.general.show_counts': {
    en: 'How much the catalogue holds',
    fr: 'Ce que contient le catalogue',
  },
  'Setting landing.general.show_recent': { en: 'What is new', fr: 'Nouveautés' },
  'Setting landing.general.show_popular': { en: 'What is popular', fr: 'Titres populaires' },
  'Setting landing.general.show_pricing': { en: 'Plans and their prices', fr: 'Offres et prix' },
  'Setting landing.general.footer.title': { en: 'Title at the end', fr: 'Titre de fin' },
  'Setting landing.general.footer.subtitle': { en: 'Text at the end', fr: 'Texte de fin' },
  'Setting landing.general.footer.image': { en: 'Picture at the end', fr: 'Image de fin' },
  'Setting landing.general.seo_title': {
    en: 'Title for search engines',
    fr: 'Titre pour les moteurs de recherche',
  },
  'Setting landing.general.seo_description': {
    en: 'Description for search engines',
    fr: 'Description pour les moteurs de recherche',
  },
  'Setting landing.action_buttons': { en: 'Buttons', fr: 'Boutons' },
  'Setting landing.primary_features': { en: 'First features', fr: 'Premiers atouts' },
  'Setting landing.secondary_features': { en: 'Further features', fr: 'Autres atouts' },
})
