/** Parts of the editor, in the order of its navigation. */
export const APPEARANCE_SECTIONS = [
  {
    to: '/admin/appearance/general',
    label: 'Name and logo',
    text: 'What the site is called, its logos and the sign on the tab',
  },
  {
    to: '/admin/appearance/themes',
    label: 'Themes',
    text: 'Colours, fonts and corners, dark and light',
  },
  {
    to: '/admin/appearance/menus',
    label: 'Settings of menus',
    text: 'Where menus stand, and what is in them',
  },
  {
    to: '/admin/appearance/landing-page/general',
    label: 'Settings of landing',
    text: 'What visitors read who see the site for the first time',
  },
  {
    to: '/admin/appearance/seo-settings',
    label: 'Search engines',
    text: 'Titles and descriptions of pages, and of shared links',
  },
  {
    to: '/admin/appearance/custom-code',
    label: 'Own code',
    text: 'CSS and HTML for all public pages',
  },
] as const
