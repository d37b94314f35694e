import { composed, link, performed } from './demo-credits.ts'
import type { DemoTitle } from './demo-title.ts'

/** Quality ids: 38 MP3 320, 41 OGG Vorbis, 43 FLAC, 44 FLAC 24 bits. */
export const demoMusic: DemoTitle[] = [
  {
    key: 'open-goldberg', type: 'music', name: 'Open Goldberg Variations', year: 2012, releaseDate: '2012-05-28', runtimeMinutes: 81, spokenLanguages: ['zxx'], countries: ['DE'], genres: ['classical', 'piano'], keywords: ['bach', 'crowdfunded', 'cc0'], popularity: 88, license: 'CC0', homepage: 'https://www.opengoldbergvariations.org/',
    plot: 'Bach’s aria and thirty variations, recorded by Kimiko Ishizaka and given to everybody.', plotFr: 'L’aria et les trente variations de Bach, enregistrées par Kimiko Ishizaka et offertes à tous.',
    credits: [...performed('Kimiko Ishizaka'), ...composed('Johann Sebastian Bach')], links: [link('https://www.opengoldbergvariations.org/', 44, ['zxx'], 1.6, 2), link('https://archive.org/search?query=Open+Goldberg+Variations+Ishizaka', 43, ['zxx'], 0.4, 50), link('https://musopen.org/music/1522-goldberg-variations-bwv-988/', 38, ['zxx'], 0.2, 12)],
  },
  {
    key: 'open-well-tempered-clavier', type: 'music', name: 'Open Well-Tempered Clavier, Book 1', frenchName: 'Le Clavier bien tempéré, livre 1', year: 2015, runtimeMinutes: 114, spokenLanguages: ['zxx'], countries: ['DE'], genres: ['classical', 'piano'], keywords: ['bach', 'crowdfunded', 'cc0'], popularity: 74, license: 'CC0', homepage: 'https://welltemperedclavier.org/',
    plot: 'Twenty-four preludes and fugues in every key, free to hear, to copy and to play along with.', plotFr: 'Vingt-quatre préludes et fugues dans tous les tons, libres d’écoute, de copie et d’accompagnement.',
    credits: [...performed('Kimiko Ishizaka'), ...composed('Johann Sebastian Bach')], links: [link('https://welltemperedclavier.org/', 44, ['zxx'], 2.1, 8), link('https://archive.org/search?query=Open+Well-Tempered+Clavier+Ishizaka', 38, ['zxx'], 0.3, 44)],
  },
  {
    key: 'ghosts-i-iv', type: 'music', name: 'Ghosts I–IV', year: 2008, releaseDate: '2008-03-02', runtimeMinutes: 110, spokenLanguages: ['zxx'], countries: ['US'], genres: ['ambient', 'electronic'], keywords: ['instrumental', 'creative commons'], popularity: 79, license: 'CC BY-NC-SA 3.0',
    plot: 'Thirty-six instrumental pieces without names, recorded in ten weeks and licensed for everyone to remix.', plotFr: 'Trente-six pièces instrumentales sans nom, enregistrées en dix semaines et libres d’être remixées.',
    credits: [...performed('Nine Inch Nails'), ...composed('Trent Reznor', 'Atticus Ross')], links: [link('https://archive.org/details/nineinchnails_ghosts_I_IV', 43, ['zxx'], 0.6, 5), link('https://archive.org/download/nineinchnails_ghosts_I_IV', 38, ['zxx'], 0.25, 90)],
  },
  {
    key: 'musopen-chopin', type: 'music', name: 'Set Chopin Free', year: 2013, spokenLanguages: ['zxx'], countries: ['US'], genres: ['classical', 'piano'], keywords: ['chopin', 'crowdfunded'], popularity: 63, license: 'CC0',
    plot: 'Chopin’s works for piano, recorded for Musopen by several pianists and placed in the public domain.', plotFr: 'Les œuvres pour piano de Chopin, enregistrées pour Musopen par plusieurs pianistes et versées au domaine public.',
    credits: composed('Frédéric Chopin'), links: [link('https://musopen.org/composer/frederic-chopin/', 38, ['zxx'], 2.4, 15), link('https://archive.org/search?query=Musopen+Chopin', 43, ['zxx'], 7.7, 20)],
  },
  {
    key: 'libera-me-joplin', type: 'music', name: 'Maple Leaf Rag', year: 1916, runtimeMinutes: 3, spokenLanguages: ['zxx'], countries: ['US'], genres: ['piano', 'jazz'], keywords: ['ragtime', 'piano roll'], popularity: 54, license: 'Public domain',
    plot: 'The rag that made the form famous, from a piano roll punched by its composer.', plotFr: 'Le rag qui rendit le genre célèbre, d’après un rouleau perforé par son compositeur.',
    credits: [...composed('Scott Joplin'), ...performed('Scott Joplin')], links: [link('https://commons.wikimedia.org/wiki/File:Maple_Leaf_Rag_-_played_by_Scott_Joplin_1916_sample.ogg', 41, ['zxx'], 0.01, 29), link('https://commons.wikimedia.org/wiki/File:Maple_leaf_rag_-_played_by_Scott_Joplin_1916_V2.ogg', 41, ['zxx'], 0.01, 8)],
  },
  {
    key: 'the-slip', type: 'music', name: 'The Slip', year: 2008, releaseDate: '2008-05-05', runtimeMinutes: 44, spokenLanguages: ['en'], countries: ['US'], genres: ['rock', 'electronic'], keywords: ['album', 'creative commons'], popularity: 72, license: 'CC BY-NC-SA 3.0',
    plot: 'Ten pieces put on the web without a warning and without a price: “this one’s on me”.', plotFr: 'Dix morceaux mis en ligne sans prévenir et sans prix : « celui-ci, c’est pour moi ».',
    credits: [...performed('Nine Inch Nails'), ...composed('Trent Reznor')], links: [link('https://archive.org/details/nineinchnails_the_slip', 43, ['en'], 0.35, 7), link('https://archive.org/download/nineinchnails_the_slip', 38, ['en'], 0.1, 64)],
  },
  {
    key: 'musopen-collection', type: 'music', name: 'Musopen Collection', frenchName: 'La collection Musopen', year: 2012, spokenLanguages: ['zxx'], countries: ['US', 'CZ'], genres: ['classical', 'orchestral'], keywords: ['symphony', 'beethoven', 'brahms', 'crowdfunded'], popularity: 76, license: 'Public domain',
    plot: 'Symphonies of Beethoven, Brahms, Sibelius and Tchaikovsky, paid for by listeners and recorded so that nobody needs to ask before using them.', plotFr: 'Des symphonies de Beethoven, Brahms, Sibelius et Tchaïkovski, payées par des auditeurs et enregistrées pour que nul n’ait à demander avant de s’en servir.',
    credits: [...performed('Czech National Symphony Orchestra'), ...composed('Ludwig van Beethoven', 'Johannes Brahms', 'Jean Sibelius', 'Pyotr Ilyich Tchaikovsky')], links: [link('https://archive.org/details/MusopenCollectionAsFlac', 43, ['zxx'], 6.2, 9), link('https://musopen.org/music/', 38, ['zxx'], 1.9, 40)],
  },
  {
    key: 'i-dont-know-what-im-doing', type: 'music', name: 'I Don’t Know What I’m Doing', year: 2003, spokenLanguages: ['en'], countries: ['CA'], genres: ['rock', 'electronic'], keywords: ['one-man band', 'open source album', 'creative commons'], popularity: 51, license: 'CC BY-SA',
    plot: 'A one-man band with no fans, as he says, gives away the album and the tracks it was mixed from.', plotFr: 'Un homme-orchestre sans admirateurs, dit-il, donne l’album et les pistes dont il est fait.',
    credits: [...performed('Brad Sucks'), ...composed('Brad Turcotte')], links: [link('https://www.jamendo.com/search?q=brad%20sucks', 38, ['en'], 0.1, 33), link('https://freemusicarchive.org/music/Brad_Sucks/', 36, ['en'], 0.06, 58)],
  },
  {
    key: 'livery-stable-blues', type: 'music', name: 'Livery Stable Blues', year: 1917, runtimeMinutes: 3, spokenLanguages: ['zxx'], countries: ['US'], genres: ['jazz'], keywords: ['first jazz record', '78 rpm', 'new orleans'], popularity: 46, license: 'Public domain (US)',
    plot: 'The first jazz record ever sold, on which clarinet, cornet and trombone crow, whinny and moo.', plotFr: 'Le premier disque de jazz jamais vendu, où clarinette, cornet et trombone font le coq, le cheval et la vache.',
    credits: performed('Original Dixieland Jass Band'), links: [link('https://commons.wikimedia.org/wiki/Category:Original_Dixieland_Jass_Band', 41, ['zxx'], 0.004, 18), link('https://www.loc.gov/collections/national-jukebox/?q=livery+stable+blues', 35, ['zxx'], 0.003, 55)],
  },
  {
    key: 'crazy-blues', type: 'music', name: 'Crazy Blues', year: 1920, runtimeMinutes: 3, spokenLanguages: ['en'], countries: ['US'], genres: ['jazz', 'folk'], keywords: ['blues', '78 rpm', 'harlem'], popularity: 47, license: 'Public domain (US)',
    plot: 'Mamie Smith’s record of August 1920, which showed the record companies that Black audiences bought records.', plotFr: 'Le disque d’août 1920 où Mamie Smith montra aux maisons de disques que le public noir en achetait.',
    credits: [...performed('Mamie Smith'), ...composed('Perry Bradford')], links: [link('https://commons.wikimedia.org/wiki/Category:Mamie_Smith', 41, ['en'], 0.004, 21), link('https://archive.org/search?query=mamie+smith+crazy+blues', 35, ['en'], 0.003, 5)],
  },
  {
    key: 'vesti-la-giubba', type: 'music', name: 'Vesti la giubba', year: 1907, runtimeMinutes: 4, spokenLanguages: ['it'], countries: ['US'], genres: ['classical'], keywords: ['opera', 'pagliacci', '78 rpm'], popularity: 49, license: 'Public domain (US)',
    plot: 'The clown’s aria from Pagliacci as Enrico Caruso recorded it for Victor in 1907.', plotFr: 'L’air du clown de Paillasse, tel qu’Enrico Caruso l’enregistra pour Victor en 1907.',
    credits: [...performed('Enrico Caruso'), ...composed('Ruggero Leoncavallo')], links: [link('https://commons.wikimedia.org/wiki/Category:Enrico_Caruso', 41, ['it'], 0.004, 12), link('https://www.loc.gov/collections/national-jukebox/?q=vesti+la+giubba+caruso', 35, ['it'], 0.004, 39)],
  },
]
